/** The public side for those without a browser: search engines and feed readers. */
import type { Meme } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOSTILE = '</title><script>alert(1)</script>]]>&amp;"\u0000\u0008\u{1f600}'

let test: TestApp
let user: Client
let meme: Meme
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_GALLERY: 'open', PUBLIC_URL: 'https://memes.example.com' })
  user = await test.signUp()
  await user.postJson('/api/account/handle', { handle: 'Ada_99' })
  const { url } = (await user.upload(await makePicture('png', 64, 48))).json()
  const body = { customImageUrl: url, title: HOSTILE, topText: HOSTILE, isPublic: true }
  meme = (await user.postJson('/api/memes', body)).json()
  const tags = ['<b>&', 'cats']
  await user.send({ method: 'PATCH', url: `/api/memes/${meme.id}`, payload: { tags } })
})
afterAll(() => test.close())

const get = async (address: string) => {
  const response = await test.visitor.get(address)
  expect(response.statusCode, address).toBe(200)
  return response
}
const link = () => `https://memes.example.com${meme.shareUrl}`

it.each(['/explore', '/explore?sort=popular', '/explore?tag=cats', '/u/ada_99'])(
  'has the first page of %s in its HTML, with what search engines read',
  async (address) => {
    const body = (await get(address)).body.replaceAll('&#61;', '=')
    expect(body).toContain(`<link rel="canonical" href="https://memes.example.com${address}">`)
    expect(body).toMatch(/<title>[^<]+ · Memesmith<\/title>/)
    expect(body).toMatch(/<meta name="description" content="[^"]+Like one/)
    expect(body).toContain(`href="${meme.shareUrl}"`)
    const picture = /<img[^>]+\/thumbnail[^>]*>/.exec(body)?.[0]
    expect(picture).toMatch(/width="64"/)
    expect(picture).toMatch(/height="48"/)
    expect(body).toContain('application/atom+xml')
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('noindex')
    const thumbnail = /src="(\/api\/explore\/[^"]+\/thumbnail[^"]*)"/.exec(body)?.[1] ?? ''
    expect((await get(thumbnail)).headers['content-type']).toBe('image/webp')
  },
)

it('says that a person is not there, and keeps what is made up out of search engines', async () => {
  const nobody = await test.visitor.get('/u/nobody9')
  expect(nobody.statusCode).toBe(404)
  for (const address of [
    ...['/explore?page=0', '/explore?sort=random&seed=x', '/explore?q=cats'],
    // What somebody advertises by a tag that no meme has is no page of the site.
    ...['/explore?tag=buy+at+evil.example', '/explore?page=250', '/explore?tag=cats&page=2'],
  ]) {
    const { headers, body } = await get(address)
    expect(headers['x-robots-tag'], address).toBe('noindex')
    expect(body).not.toContain('evil.example')
  }
})

it.each([
  '/explore.atom',
  '/explore.atom?sort=popular',
  '/explore.atom?tag=cats',
  '/u/ada_99.atom',
])('has %s, in which hostile titles are words', async (address) => {
  const { body, headers } = await get(address)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const entry = body.slice(body.indexOf('<entry>'))
  expect(entry).toContain(`<id>${link()}</id>`)
  expect(entry).toContain('<name>Ada_99</name>')
  // A title is HTML in a feed: it is escaped in that.
  expect(entry).toContain('&#60;/title&#62;&#60;script&#62;')
  expect(body).not.toContain('<script>')
  expect(body).not.toContain('\u0008')
  expect(body).toContain(`<link rel="self" href="https://memes.example.com${address}"/>`)
  const again = await test.visitor.send({
    method: 'GET',
    url: address,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

it.each(['/explore.json', '/u/ada_99.json'])('has the JSON feed %s', async (address) => {
  const { body, headers } = await get(address)
  expect(headers['content-type']).toBe('application/feed+json; charset=utf-8')
  const [item] = JSON.parse(body).items
  expect(item).toMatchObject({ url: link(), author: { name: 'Ada_99' }, tags: ['<b>&', 'cats'] })
  expect(item.title).toContain('</title><script>')
  expect(item.content_html).not.toContain('<script>')
})

it('has a site map of its lists, people and memes, which robots are told', async () => {
  const { body } = await get('/sitemap.xml')
  for (const page of ['/explore', '/u/Ada_99', meme.shareUrl]) {
    expect(body).toContain(`<loc>https://memes.example.com${page}</loc>`)
  }
  expect((await get('/robots.txt')).body).toContain(
    'Sitemap: https://memes.example.com/sitemap.xml',
  )
})

it('shows nobody any more what its owner takes back', async () => {
  await user.send({ method: 'PATCH', url: `/api/memes/${meme.id}`, payload: { isPublic: false } })
  for (const address of ['/explore', '/u/ada_99', '/explore.atom', '/explore.json']) {
    expect((await get(address)).body, address).not.toContain(meme.shareUrl)
  }
})

it('has none of it on a site without a public side', async () => {
  const site = await startTestApp()
  for (const address of ['/explore.atom', '/u/ada_99.json', '/sitemap.xml', '/explore']) {
    expect((await site.visitor.get(address)).statusCode, address).toBe(404)
  }
  expect((await site.visitor.get('/robots.txt')).body).not.toContain('Sitemap')
  await site.close()
})
