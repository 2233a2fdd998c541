import { afterEach, describe, expect, it } from 'vitest'
import { loadImage } from '../../render/canvas.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp | undefined
afterEach(() => test?.close())

/** The landing page's meta tags, by name. */
async function tagsOf(app: TestApp, host = 'memes.example'): Promise<Map<string, string>> {
  const { body } = await app.app.inject({ url: '/', headers: { host } })
  const tags = body.matchAll(/<meta (?:name|property)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
}

describe('the landing page has a link preview', () => {
  it('with a title, a description and a real picture at absolute addresses', async () => {
    test = await startTestApp({ PUBLIC_URL: 'https://memes.example', SITE_NAME: 'Tom & "Jerry"' })
    const tags = await tagsOf(test, 'elsewhere.example')
    expect(tags.get('og:url')).toBe('https://memes.example/')
    expect(tags.get('og:site_name')).toBe('Tom &#38; &#34;Jerry&#34;')
    expect(tags.get('og:title')).toBe('Make memes people send on · Tom &#38; &#34;Jerry&#34;')
    expect(tags.get('og:description')).toMatch(/^Pick a template/)
    expect(tags.get('og:image')).toBe('https://memes.example/link-preview.jpg')
    for (const name of ['title', 'description', 'image']) {
      expect(tags.get(`twitter:${name}`)).toBe(tags.get(`og:${name}`))
    }
    expect(tags.get('twitter:card')).toBe('summary_large_image')

    const picture = await test.visitor.get('/link-preview.jpg')
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { width, height } = await loadImage(picture.rawPayload)
    expect([String(width), String(height)]).toEqual([
      tags.get('og:image:width'),
      tags.get('og:image:height'),
    ])
    expect(picture.rawPayload.length).toBeLessThanOrEqual(300_000)
    const url = '/link-preview.jpg'
    const part = await test.visitor.send({ url, headers: { range: 'bytes=10-19' } })
    expect([part.statusCode, part.rawPayload]).toEqual([206, picture.rawPayload.subarray(10, 20)])
  })

  it('with the host of each request if PUBLIC_URL is not set, escaped', async () => {
    test = await startTestApp({ HOST: '0.0.0.0' })
    for (const host of ['one.local', 'two:8080', 'one.local']) {
      expect((await tagsOf(test, host)).get('og:image')).toBe(`http://${host}/link-preview.jpg`)
    }
    const { body } = await test.app.inject({ url: '/', headers: { host: 'x"><script>' } })
    expect(body).not.toContain('"><script>')
  })

  it('with the watermark of this site', { timeout: 30_000 }, async () => {
    const pictures = []
    for (const WATERMARK_TEXT of ['one.example', 'two.example']) {
      test = await startTestApp({ WATERMARK_TEXT })
      pictures.push((await test.visitor.get('/link-preview.jpg')).rawPayload)
      await test.close()
    }
    test = undefined
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  })
})
