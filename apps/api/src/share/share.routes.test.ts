import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let meme: { shareUrl: string; memeImageUrl: string }
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://memes.example/' })
  const user = await test.signUp()
  meme = (
    await user.postJson('/api/memes', {
      templateId: 1,
      title: '<b>Tom & "Jerry"</b>',
      topText: 'when <i>it</i>',
      bottomText: 'just\nworks',
    })
  ).json()
})
afterAll(() => test.close())

describe('GET /m/{shareId}', () => {
  const page = async () => (await test.visitor.get(meme.shareUrl)).body
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  it('is a page for whoever has the link', async () => {
    const response = await test.visitor.get(meme.shareUrl)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('unfurls: OpenGraph and Twitter tags with absolute addresses', async () => {
    const html = await page()
    const picture = `https://memes.example${meme.memeImageUrl}`
    expect(metaOf(html, 'og:url')).toBe(`https://memes.example${meme.shareUrl}`)
    expect(metaOf(html, 'og:image')).toBe(picture)
    expect(metaOf(html, 'og:image:width')).toBe('640')
    expect(metaOf(html, 'og:image:height')).toBe('480')
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'twitter:image')).toBe(picture)
  })

  it('describes the picture by its captions', async () => {
    const html = await page()
    for (const alt of [metaOf(html, 'og:image:alt'), metaOf(html, 'twitter:image:alt')]) {
      expect(alt).toBe('A meme that says: when &#60;i&#62;it&#60;/i&#62; / just works')
    }
  })

  it('escapes what its maker wrote', async () => {
    const html = await page()
    expect(html).not.toContain('<b>Tom')
    expect(html).not.toContain('<i>it')
  })

  it('asks search engines to stay away from a meme that is not public', async () => {
    expect(metaOf(await page(), 'robots')).toBe('noindex')
  })

  it('offers to make one’s own from the same template', async () => {
    expect(await page()).toContain('href="/create?template&#61;1"')
  })

  it.each([
    '/m/unknown',
    '/m/100%',
    ...[22, 300].flatMap((length) => [`/m/${'x'.repeat(length)}`, `/m/${'x'.repeat(length)}.png`]),
  ])('%s is the 404 page', async (url) => {
    const response = await test.visitor.get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
  })
})

describe('GET /m/{shareId} of a meme that was deleted', () => {
  it('says so, and leads on', async () => {
    const user = await test.signUp()
    const { id, shareUrl } = (await user.postJson('/api/memes', { templateId: 1 })).json()
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    const response = await test.visitor.get(shareUrl)
    expect(response.statusCode).toBe(404)
    expect(response.body).toMatch(/<h1[^>]*><span>This meme<\/span> <span>is gone<\/span><\/h1>/)
    expect(response.body).toContain('href="/gallery"')
    expect(response.body).toContain('content="noindex"')
  })
})

describe('GET /m/{shareId}.png', () => {
  it('is the picture, cached for good', async () => {
    const response = await test.visitor.get(meme.memeImageUrl)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it('is 304 for who has it already', async () => {
    const { etag } = (await test.visitor.get(meme.memeImageUrl)).headers
    const response = await test.visitor.send({
      method: 'GET',
      url: meme.memeImageUrl,
      headers: { 'if-none-match': String(etag) },
    })
    expect([response.statusCode, response.body]).toEqual([304, ''])
  })

  it('is named meme-{timestamp}.png for a download', async () => {
    const response = await test.visitor.get(`${meme.memeImageUrl}?download`)
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="meme-\d{13}\.png"$/,
    )
  })
})
