import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: 'true' })
  user = await test.signUp()
})
afterAll(() => test.close())

const policyOf = (headers: NodeJS.Dict<number | string | string[]>) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

describe('every answer', () => {
  it.each([
    ['a page', '/'],
    ['the login page', '/api/login'],
    ['the 404 page', '/nope'],
    ['JSON', '/api/site'],
    ['an error', '/api/nope'],
    ['a file', '/theme.js'],
  ])('is guarded: %s', async (_what, url) => {
    const { headers } = await test.visitor.get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/same-origin|strict-origin/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    for (const source of policy.get('script-src') ?? ['none at all']) {
      expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/)
    }
  })

  it('sends HSTS over https, and only there', async () => {
    const over = async (protocol: string) => {
      const headers = { 'x-forwarded-proto': protocol }
      return (await test.app.inject({ url: '/', headers })).headers['strict-transport-security']
    }
    expect(await over('https')).toBe('max-age=63072000')
    expect(await over('http')).toBeUndefined()
  })
})

describe('pictures', () => {
  it.each(['upload', 'meme', 'thumbnail', 'template'])(
    'can’t run scripts, whatever type a browser sniffs: %s',
    async (kind) => {
      const upload = (await user.upload(await makePicture('jpeg'))).json()
      const meme = (await user.postJson('/api/memes', { templateId: 1 })).json()
      const [template] = (await user.get('/api/templates')).json()
      const urls: Record<string, string> = {
        upload: upload.url,
        meme: meme.memeImageUrl,
        thumbnail: meme.thumbnailUrl,
        template: template.imageUrl,
      }
      const { headers, rawPayload } = await user.get(urls[kind] ?? '')
      const isPng = rawPayload.subarray(1, 4).toString() === 'PNG'
      expect(headers['content-type']).toBe(isPng ? 'image/png' : 'image/webp')
      expect(headers['x-content-type-options']).toBe('nosniff')
      const policy = policyOf(headers)
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('sandbox')).toEqual([])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    },
  )
})
