/**
 * A shared meme as chats read it: each asks with its own name and reads no more than it says it does.
 *
 * Sources, as read in November 2026. A page is read without its scripts, and a picture from its address in the
 * page. What no page of a chat itself documents is marked as assumed, and stricter than what people have found.
 * - Slack: https://api.slack.com/robots names the agent, byte ranges and the files that it then loads. Assumed:
 *   the first 32 KiB of a page, and 2 MB of a picture.
 * - Discord: https://docs.discord.com/developers/link-previews/overview has one GET, a status of 2xx, HTML that
 *   is no download, 50 MB at most; the page on component embeds has the agent. Assumed: 8 MB of a picture.
 * - WhatsApp: https://developers.facebook.com/docs/whatsapp/link-previews has the head within 300 KB of the
 *   page and a picture under 600 KB, at least 300 px wide, at most 4:1. People have found it drop some above
 *   300 KB, so that is the limit here.
 * - X: https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image has 5 MB,
 *   300 × 157 to 4096 × 4096 pixels, and the agent is in its getting started guide. Assumed: 300 KB of a page.
 * - Mastodon: its source. `app/lib/request.rb` has the agent and 1 MiB of a page, `app/models/preview_card.rb`
 *   the limit of a picture: 1 MiB in early versions, more in later ones.
 * - Signal: its source, `ts/linkPreviews/linkPreviewFetch.ts` of the desktop's: 1000 KiB of a page, 1 MiB of a
 *   picture.
 * - Messages: Apple's TN3156 has 1 MB of a page and 10 MB of all it names, and that an MP4 is played. The agent
 *   is what servers log.
 */
import { readMp4 } from '@memesmith/animation/read-mp4'
import { calls, MAX_PREVIEW_SIDE, type Meme } from '@memesmith/contract'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { decode, makeNoise, makePicture } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Crawler {
  readonly name: string
  readonly agent: string
  /** How much of the page it reads. */
  readonly pageBytes: number
  /** The largest picture that it shows. */
  readonly pictureBytes: number
  /** Of a picture, in pixels. */
  readonly minWidth?: number
  /** The most of a picture's width to its height. */
  readonly maxRatio?: number
  /** The most of a page and all that it loads with it. */
  readonly totalBytes?: number
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
    pageBytes: 50_000 * KB,
    pictureBytes: 8000 * KB,
    plays: true,
  },
  {
    name: 'WhatsApp',
    agent: 'WhatsApp/2.24.20.89 A',
    pageBytes: 300 * KB,
    pictureBytes: 300 * KB,
    minWidth: 300,
    maxRatio: 4,
  },
  {
    name: 'X',
    agent: 'Twitterbot/1.0',
    pageBytes: 300 * KB,
    pictureBytes: 5000 * KB,
    minWidth: 300,
  },
  {
    name: 'Mastodon',
    agent: 'Mastodon/4.5.0 (http.rb/5.3.1; +https://mastodon.example/) Bot',
    headers: { accept: 'text/html' },
    pageBytes: 1024 * KIB,
    pictureBytes: 1024 * KIB,
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
    pageBytes: 1000 * KB,
    pictureBytes: 10_000 * KB,
    totalBytes: 10_000 * KB,
    plays: true,
  },
]

const ORIGIN = 'https://memes.example'
let site: TestApp
let still: Meme
let moving: Meme
let small: Meme
let wide: Meme
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
  small = await save(await makePicture('png', 120, 90))
  wide = await save(await makePicture('png', 1000, 50))
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

describe.each(CRAWLERS)('$name', (crawler) => {
  const { agent, headers, pageBytes, asksHead, plays } = crawler
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
    ['a small one', () => small],
    ['a very wide one', () => wide],
  ])('finds title, description and a picture that it shows: %s', async (_kind, memeOf) => {
    const meta = await readPage(memeOf())
    expect(meta.get('og:title')).toEqual(['It\u2019s "here"'])
    expect(meta.get('og:description')?.[0]).toContain('when it <works> / ünïcode 😀')
    expect(meta.get('og:site_name')).toEqual(['Memesmith'])
    expect(meta.get('og:locale')).toEqual(['en_US'])
    expect(meta.get('twitter:card')).toEqual(['summary_large_image'])
    for (const name of ['og:image:alt', 'twitter:image:alt']) {
      expect(meta.get(name)?.[0], name).toContain('when it <works>')
    }
    expect(meta.get('og:image:type')).toEqual(['image/jpeg'])
    // Some show the first, and some the last.
    expect(meta.get('og:image')).toHaveLength(1)
    const url = pathOf(meta.get('og:image')?.[0])
    expect(pathOf(meta.get('twitter:image')?.[0])).toBe(url)
    const picture = await ask(url)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.headers['content-disposition']).toBeUndefined()
    expect(picture.headers['content-length']).toBe(String(picture.rawPayload.length))
    expect(picture.rawPayload.length).toBeLessThanOrEqual(crawler.pictureBytes)
    const { width, height } = await decode(picture.rawPayload)
    expect(['og:image:width', 'og:image:height'].map((name) => Number(meta.get(name)))).toEqual([
      width,
      height,
    ])
    expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_PREVIEW_SIDE)
    expect(width).toBeGreaterThanOrEqual(crawler.minWidth ?? 0)
    expect(width / height).toBeLessThanOrEqual(crawler.maxRatio ?? Number.POSITIVE_INFINITY)
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
    const picture = await ask(pathOf(meta.get('og:image')?.[0]))
    const page = await ask(moving.shareUrl)
    expect(page.rawPayload.length + picture.rawPayload.length + bytes).toBeLessThanOrEqual(
      crawler.totalBytes ?? Number.POSITIVE_INFINITY,
    )
    const video = readMp4(Buffer.concat(parts.map(({ rawPayload }) => rawPayload)))
    expect(video.durations).toHaveLength(24)
    expect(meta.get('og:video:width')).toEqual([String(video.width)])
    expect(meta.get('og:video:height')).toEqual([String(video.height)])
  })
})

it('oEmbed says the size of the picture that it names, also of one with too many details', async () => {
  const url = ORIGIN + still.shareUrl
  for (const limit of [{}, { maxwidth: '5000' }, { maxwidth: '700' }, { maxheight: '100' }]) {
    const query = new URLSearchParams({ url, ...limit })
    const { url: address, width, height } = (await site.visitor.get(`/oembed?${query}`)).json()
    const { pathname, search } = new URL(address)
    const picture = await decode((await site.visitor.get(pathname + search)).rawPayload)
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
  }
})
