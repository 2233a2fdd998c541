/** What somebody does with copies, oEmbed and frames who means harm. */
import { calls, type Meme } from '@memesmith/contract'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOST = 'memes.example'
const SCRIPT = '"></title><script>alert(1)</script><img src=x onerror=alert(1)>'
let site: TestApp
let administrator: Client
let owner: Client
let moving: Meme
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: `https://${HOST}` })
  administrator = await site.signUp()
  owner = await site.signUp()
  moving = await save(owner, { title: SCRIPT, topText: SCRIPT })
})
afterAll(() => site.close())

async function save(client: Client, input: object, shape = {}): Promise<Meme> {
  const customImageUrl = (await client.upload(makeMoving(shape))).json().url
  const saved = await client.postJson(calls.createMeme.path, { customImageUrl, ...input })
  expect(saved.statusCode, saved.body).toBe(201)
  return saved.json()
}

const copyOf = ({ animationUrl }: Meme, extension: 'gif' | 'mp4'): string =>
  (animationUrl ?? '').replace('.webp', `.${extension}`)
const describeAt = (url: string) =>
  site.visitor.get(`${calls.oembed.path}?${new URLSearchParams({ url })}`)

/** The names of all elements, and of their attributes that run something. */
function partsOf(html: string): string[] {
  const found: string[] = []
  const walk = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) {
      found.push(node.tagName)
      found.push(...node.attrs.map(({ name }) => name).filter((name) => name.startsWith('on')))
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return found
}

describe('a title that is HTML', () => {
  it('is a text in the frame that oEmbed gives, and on the page in it', async () => {
    const { html, title } = (await describeAt(`https://${HOST}${moving.shareUrl}`)).json()
    expect(title).toBe(SCRIPT)
    expect(partsOf(html)).toEqual(['html', 'head', 'body', 'iframe'])
    const page = await site.visitor.get(`${moving.shareUrl}/embed`)
    expect(partsOf(page.body)).toEqual([
      'html',
      'head',
      'meta',
      'meta',
      'meta',
      'title',
      'style',
      'body',
      'a',
      'video',
    ])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is one on the share page, whose list of files has no other addresses', async () => {
    const { body } = await site.visitor.get(moving.shareUrl)
    expect(partsOf(body)).not.toContain('onerror')
    expect(body).not.toContain('<script>alert')
  })
})

describe('oEmbed', () => {
  it.each([
    ['another scheme', (path: string) => `javascript://${HOST}${path}`],
    ['a user with the name of the site', (path: string) => `https://${HOST}@evil.example${path}`],
    ['a longer host', (path: string) => `https://${HOST}.evil.example${path}`],
    ['another port', (path: string) => `https://${HOST}:8443${path}`],
    ['no scheme', (path: string) => `//${HOST}${path}`],
    ['a longer path', (path: string) => `https://${HOST}/x${path}`],
    ['the page in a frame', (path: string) => `https://${HOST}${path}/embed`],
    ['a way out of the path', (path: string) => `https://${HOST}${path}/../../api/memes`],
  ])('knows nothing of an address with %s', async (_what, addressOf) => {
    expect((await describeAt(addressOf(moving.shareUrl))).statusCode).toBe(404)
  })

  it('says nothing of the one who asks, and lets no site ask with a session', async () => {
    const { headers } = await describeAt(`https://${HOST}${moving.shareUrl}`)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('only the page for frames may be framed', () => {
  it.each([
    ['the share page', () => moving.shareUrl],
    ['the form of reports', () => `${moving.shareUrl}/report`],
    ['the MP4', () => copyOf(moving, 'mp4')],
    ['the GIF', () => copyOf(moving, 'gif')],
    ['the PNG', () => moving.memeImageUrl],
    ['a meme that is not there, in a frame', () => `/m/${'a'.repeat(22)}/embed`],
    ['the login page', () => '/api/login'],
    ['oEmbed', () => calls.oembed.path],
  ])('%s may not', async (_what, addressOf) => {
    const { headers } = await site.visitor.get(addressOf())
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('the copies of a meme', () => {
  it('are gone for everybody at once when it is taken down, whatever asks for them', async () => {
    const meme = await save(owner, { topText: 'bad' })
    const addresses = [
      copyOf(meme, 'mp4'),
      copyOf(meme, 'gif'),
      meme.memeImageUrl.replace('.png', '.jpg'),
      `${meme.shareUrl}/embed`,
    ]
    for (const url of addresses) expect((await site.visitor.get(url)).statusCode, url).toBe(200)
    const acts = `/api/admin/memes/${meme.shareUrl.replace('/m/', '')}/acts`
    const down = await administrator.postJson(acts, { act: 'take-down', reason: '' })
    expect(down.statusCode).toBe(204)
    for (const url of addresses) {
      const answers = [
        await site.visitor.get(url),
        await owner.get(url),
        await site.visitor.send({ method: 'HEAD', url }),
        await site.visitor.send({ method: 'GET', url, headers: { range: 'bytes=0-9' } }),
      ]
      expect(
        answers.map(({ statusCode }) => statusCode),
        url,
      ).toEqual([410, 410, 410, 410])
    }
    expect((await describeAt(`https://${HOST}${meme.shareUrl}`)).statusCode).toBe(404)
  })

  it('that many ask for of one account wait for each other, and not those of others', async () => {
    const greedy = await site.signUp()
    const other = await site.signUp()
    const shape = { frames: 40, width: 160, height: 120 }
    const many: Meme[] = []
    for (let count = 0; count < 6; count += 1) many.push(await save(greedy, {}, shape))
    const one = await save(other, {}, shape)
    const ended: string[] = []
    const ask = async (meme: Meme, name: string) => {
      expect((await site.visitor.get(copyOf(meme, 'mp4'))).statusCode).toBe(200)
      ended.push(name)
    }
    const work = many.map((meme) => ask(meme, 'greedy'))
    await Promise.all([...work, ask(one, 'other')])
    // Some of the many may have been begun before, on a busy machine; in one line, it would be the last.
    expect(ended.indexOf('other')).toBeLessThan(many.length - 1)
  })
})
