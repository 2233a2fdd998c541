/**
 * A shared meme as chats read it: each asks with its own name and reads no more than it is known to.
 *
 * Limits as of 2026: Slack's from api.slack.com/robots and what it sends, Signal's and Mastodon's from their
 * source, X's and Apple's from their pages for developers. WhatsApp and Discord say little; theirs are what people
 * have found. A page is read without its scripts, and a picture from its address in the page.
 */
import { readMp4 } from '@memesmith/animation/read-mp4'
import { calls, type Meme } from '@memesmith/contract'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { decode, makeNoise } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Crawler {
  readonly name: string
  readonly agent: string
  /** How much of the page it reads. */
  readonly pageBytes: number
  /** The largest picture that it shows. */
  readonly pictureBytes: number
  /** What it sends with the request of the page. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it looks at a picture with HEAD first. */
  readonly asksHead?: true
  /** Whether it plays the video that the page names. */
  readonly plays?: true
}

const KB = 1000
const KIB = 1024

const CRAWLERS: readonly Crawler[] = [
  {
    name: 'Slack',
    agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    headers: { range: 'bytes=0-32768' },
    pageBytes: 32 * KIB,
    pictureBytes: 2000 * KB,
    asksHead: true,
  },
  {
    name: 'Discord',
    agent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    pageBytes: 512 * KIB,
    pictureBytes: 8000 * KB,
    asksHead: true,
    plays: true,
  },
  {
    name: 'WhatsApp',
    agent: 'WhatsApp/2.24.20.89 A',
    pageBytes: 300 * KB,
    pictureBytes: 300 * KB,
  },
  { name: 'X', agent: 'Twitterbot/1.0', pageBytes: 1000 * KB, pictureBytes: 5000 * KB },
  {
    name: 'Mastodon',
    agent: 'Mastodon/4.5.0 (http.rb/5.3.1; +https://mastodon.example/) Bot',
    headers: { accept: 'text/html' },
    pageBytes: 1024 * KIB,
    pictureBytes: 8192 * KIB,
  },
  {
    name: 'Signal',
    agent: 'WhatsApp/2',
    headers: { accept: 'text/html,application/xhtml+xml' },
    pageBytes: 1000 * KIB,
    pictureBytes: 1024 * KIB,
  },
  {
    name: 'iMessage',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    pageBytes: 1000 * KIB,
    pictureBytes: 10_000 * KB,
    plays: true,
  },
]

const ORIGIN = 'https://memes.example'
let site: TestApp
let still: Meme
let moving: Meme
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: ORIGIN })
  const user = await site.signUp()
  const save = async (file: Uint8Array): Promise<Meme> => {
    const customImageUrl = (await user.upload(file)).json().url
    const texts = {
      title: 'It\u2019s "here"',
      topText: 'when it <works>',
      bottomText: 'ünïcode 😀',
    }
    const saved = await user.postJson(calls.createMeme.path, { customImageUrl, ...texts })
    expect(saved.statusCode, saved.body).toBe(201)
    return saved.json()
  }
  // Nothing has a larger PNG.
  still = await save(await makeNoise(1280, 1280))
  moving = await save(makeMoving({ frames: 24, width: 320, height: 241 }))
})
afterAll(() => site.close())

/** The values of the properties in a page, which may be truncated. */
function propertiesOf(page: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const walk = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node && node.tagName === 'meta') {
      const { property, name, content } = Object.fromEntries(
        node.attrs.map((attribute) => [attribute.name, attribute.value] as const),
      )
      const key = property ?? name
      if (key !== undefined && content !== undefined) {
        found.set(key, [...(found.get(key) ?? []), content])
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(page))
  return found
}

describe.each(CRAWLERS)('$name', ({ agent, headers, pageBytes, pictureBytes, asksHead, plays }) => {
  const ask = (
    url: string,
    more: Readonly<Record<string, string>> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => site.visitor.send({ method, url, headers: { 'user-agent': agent, ...more } })

  async function readPage({ shareUrl }: Meme): Promise<Map<string, string[]>> {
    const { statusCode, headers: answered, rawPayload } = await ask(shareUrl, headers)
    // A client that asks for a part accepts the whole as well.
    expect([200, 206]).toContain(statusCode)
    expect(answered['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
    expect(answered['content-disposition']).toBeUndefined()
    return propertiesOf(rawPayload.subarray(0, pageBytes).toString())
  }

  /** The path of an address of the site, as a chat finds it in the page. */
  function pathOf(address: string | undefined): string {
    const url = new URL(address ?? '')
    expect(url.origin).toBe(ORIGIN)
    return url.pathname + url.search
  }

  it.each([
    ['a meme', () => still],
    ['one that moves', () => moving],
  ])('finds title, description and a picture that it shows: %s', async (_kind, memeOf) => {
    const meta = await readPage(memeOf())
    expect(meta.get('og:title')).toEqual(['It\u2019s "here"'])
    expect(meta.get('og:description')?.[0]).toContain('when it <works> / ünïcode 😀')
    expect(meta.get('og:site_name')).toEqual(['Memesmith'])
    expect(meta.get('twitter:card')).toEqual(['summary_large_image'])
    // Some show the first, and some the last.
    expect(meta.get('og:image')).toHaveLength(1)
    const url = pathOf(meta.get('og:image')?.[0])
    expect(pathOf(meta.get('twitter:image')?.[0])).toBe(url)
    const picture = await ask(url)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.headers['content-disposition']).toBeUndefined()
    expect(picture.headers['content-length']).toBe(String(picture.rawPayload.length))
    expect(picture.rawPayload.length).toBeLessThanOrEqual(pictureBytes)
    const { width, height } = await decode(picture.rawPayload)
    // One with very many details is smaller than the page says, and has the same shape.
    const [wide, high] = ['og:image:width', 'og:image:height'].map((name) => Number(meta.get(name)))
    expect(Number(wide) / Number(high)).toBeCloseTo(width / height, 2)
    expect(wide).toBeGreaterThanOrEqual(width)
    if (asksHead) {
      const head = await ask(url, {}, 'HEAD')
      expect([
        head.statusCode,
        head.headers['content-length'],
        head.headers['content-type'],
      ]).toEqual([200, String(picture.rawPayload.length), 'image/jpeg'])
    }
  })

  it.runIf(plays)('plays the video of one that moves, in parts', async () => {
    const meta = await readPage(moving)
    expect(meta.get('og:video:type')).toEqual(['video/mp4'])
    const url = pathOf(meta.get('og:video:secure_url')?.[0])
    const head = await ask(url, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'video/mp4'])
    const bytes = Number(head.headers['content-length'])
    const half = Math.ceil(bytes / 2)
    const parts = [
      await ask(url, { range: `bytes=0-${half - 1}` }),
      await ask(url, { range: `bytes=${half}-` }),
    ]
    expect(parts.map(({ statusCode }) => statusCode)).toEqual([206, 206])
    const video = readMp4(Buffer.concat(parts.map(({ rawPayload }) => rawPayload)))
    expect(video.durations).toHaveLength(24)
    expect(meta.get('og:video:width')).toEqual([String(video.width)])
    expect(meta.get('og:video:height')).toEqual([String(video.height)])
  })
})
