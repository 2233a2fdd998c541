import { extract } from '@extractus/oembed-extractor'
import { calls } from '@memesmith/contract'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { decode } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const B = 'https://memes.example'
let site: TestApp
let still: { shareUrl: string; memeImageUrl: string }
let moving: { shareUrl: string; memeImageUrl: string }
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: B, SITE_NAME: 'Tom & Jerry' })
  const user = await site.signUp()
  still = (await user.postJson(calls.createMeme.path, { templateId: 1, title: 'A "title"' })).json()
  const customImageUrl = (await user.upload(await makeMoving({}))).json().url
  moving = (await user.postJson(calls.createMeme.path, { customImageUrl })).json()
})
afterAll(() => site.close())

/** The size of the picture at an address of the site. */
async function sizeAt(address: string): Promise<number[]> {
  const { pathname, search } = new URL(address)
  const { width, height } = await decode((await site.visitor.get(pathname + search)).rawPayload)
  return [width, height]
}

const ask = (query: Record<string, string>) =>
  site.visitor.get(`${calls.oembed.path}?${new URLSearchParams(query)}`)

describe('oEmbed', () => {
  it('describes a still meme as a photo', async () => {
    const answer = await ask({ url: B + still.shareUrl })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'photo',
      title: 'A "title"',
      url: `${B}${still.memeImageUrl.replace('.png', '.jpg')}`,
      width: 640,
      height: 480,
      provider_name: 'Tom & Jerry',
      provider_url: B,
      cache_age: 300,
    })
  })

  it('describes one that moves as a video in a frame', async () => {
    const answer = (await ask({ url: B + moving.shareUrl, maxwidth: '100' })).json()
    expect(answer.type).toBe('video')
    expect(answer.width).toBeLessThanOrEqual(100)
    expect(answer.thumbnail_width).toBeLessThanOrEqual(100)
    expect(await sizeAt(answer.thumbnail_url)).toEqual([
      answer.thumbnail_width,
      answer.thumbnail_height,
    ])
    expect(answer.html).toContain(`<iframe src="${B}${moving.shareUrl}/embed"`)
  })

  test.each([
    [{ maxwidth: '320' }, [320, 240]],
    [{ maxheight: '120' }, [160, 120]],
    [{ maxwidth: '320', maxheight: '120' }, [160, 120]],
    [{ maxwidth: '5000' }, [640, 480]],
    [{ maxwidth: '10' }, [10, 7]],
    [{ maxwidth: '1', maxheight: '1' }, [1, 1]],
    // What is no number of pixels is no limit.
    [{ maxwidth: 'wide' }, [640, 480]],
    [{ maxwidth: '0', maxheight: '-1' }, [640, 480]],
    [{ maxwidth: '1e1', maxheight: '0x10' }, [640, 480]],
    [{ maxwidth: '9'.repeat(20) }, [640, 480]],
  ])('names a picture that fits into %j', async (limits, size) => {
    const { url, width, height } = (await ask({ url: B + still.shareUrl, ...limits })).json()
    expect([width, height]).toEqual(size)
    expect(await sizeAt(url)).toEqual(size)
  })

  test.each([
    ['', 404],
    ['https://elsewhere.example/m/abc', 404],
    [`${B}/m/${'a'.repeat(22)}`, 404],
    [`${B}/gallery`, 404],
    ['javascript:alert(1)', 404],
  ])('knows nothing of %s', async (url, status) => {
    expect((await ask({ url })).statusCode).toBe(status)
  })

  it('answers another format as the specification says', async () => {
    expect((await ask({ url: B + still.shareUrl, format: 'xml' })).statusCode).toBe(501)
  })

  it('is found from the share page', async () => {
    const { body } = await site.visitor.get(still.shareUrl)
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? []
    const { pathname, search } = new URL(
      href.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    )
    expect((await site.visitor.get(pathname + search)).json()).toMatchObject({ type: 'photo' })
  })
})

describe('a client from npm, which knows nothing of this site', () => {
  const paths: string[] = []
  /** Reads the site as if it were at its public address. */
  const fetcher = async (address: string) => {
    const { origin, pathname, search } = new URL(address)
    expect(origin).toBe(B)
    paths.push(pathname)
    const { statusCode, body } = await site.visitor.get(pathname + search)
    return new Response(body, { status: statusCode })
  }

  it('finds what a still meme is from its page', async () => {
    const found = await extract(B + still.shareUrl, { maxwidth: 320 }, fetcher)
    expect(found).toMatchObject({
      type: 'photo',
      width: 320,
      height: 240,
      method: 'auto-discovery',
    })
    expect(paths).toEqual([still.shareUrl, calls.oembed.path])
    const { pathname } = new URL(String(found.url))
    expect((await site.visitor.get(pathname)).headers['content-type']).toBe('image/jpeg')
    expect(await sizeAt(String(found.url))).toEqual([320, 240])
  })

  it('finds the frame of one that moves, which plays its MP4', async () => {
    const found = await extract(B + moving.shareUrl, {}, fetcher)
    expect(found).toMatchObject({ type: 'video', provider_name: 'Tom & Jerry' })
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(String(found.html)) ?? []
    const { body } = await site.visitor.get(new URL(src).pathname)
    expect(body).toMatch(/<video src="[^"]+\.mp4/)
  })

  it('finds nothing at the address of a meme that is gone', async () => {
    await expect(extract(`${B}/m/${'a'.repeat(22)}`, {}, fetcher)).rejects.toThrow()
  })
})

describe('the page for a frame', () => {
  it('may be framed by anybody, and nothing else may', async () => {
    const { headers, body, statusCode } = await site.visitor.get(`${moving.shareUrl}/embed`)
    expect(statusCode).toBe(200)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(JSON.stringify(parse(body).mode)).toBe('"no-quirks"')
    for (const path of [still.shareUrl, '/', calls.apiDocs.path]) {
      const other = await site.visitor.get(path)
      expect(other.headers['x-frame-options']).toBe('DENY')
    }
  })

  it('is gone with the meme', async () => {
    expect((await site.visitor.get(`/m/${'a'.repeat(22)}/embed`)).statusCode).toBe(404)
  })
})
