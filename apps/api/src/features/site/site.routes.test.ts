import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEB_DIST } from '../../http/pages/web-assets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  const TERMS_URL = 'https://example.com/terms?a&b'
  test = await startTestApp({ SITE_NAME: 'Meme & Co', READ_ONLY: 'true', TERMS_URL })
})
afterAll(() => test.close())

describe('/manifest.webmanifest', () => {
  it('has the name of the site, and only files that exist', async () => {
    const { statusCode, headers, body } = await test.visitor.get('/manifest.webmanifest')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ])
    const { name, icons, screenshots, share_target } = JSON.parse(body)
    expect(name).toBe('Meme & Co')
    for (const { src } of [...icons, ...screenshots]) {
      expect([src, existsSync(join(WEB_DIST, src))]).toEqual([src, true])
    }
    const accept = ['image/*', 'video/mp4', 'video/webm', 'video/quicktime']
    expect(share_target).toMatchObject({
      action: '/shared-picture',
      method: 'POST',
      params: { files: [{ accept }] },
    })
  })
})

it('the footer and the sign-up link to the operator’s own pages, and to the others as they are', async () => {
  const site = (await test.visitor.get('/api/site')).json()
  expect(site.termsUrl).toBe('https://example.com/terms?a&b')
  expect(site).not.toHaveProperty('helpUrl')
  const { body } = await test.visitor.get('/')
  expect(body).toContain('href="https://example.com/terms?a&#38;b"')
  expect(body).not.toContain('href="/terms"')
  expect(body).toContain('href="/help"')
  const login = (await test.visitor.get('/api/login')).body
  expect(login).toContain('href="https://example.com/terms?a&#38;b"')
  expect(login).toContain('href="/privacy"')
  // Old links lead there, too.
  const [terms, privacy] = [await test.visitor.get('/terms'), await test.visitor.get('/privacy')]
  expect([terms.statusCode, terms.headers.location]).toEqual([302, site.termsUrl])
  expect(privacy.statusCode).toBe(200)
  await expect(startTestApp({ HELP_URL: 'help' })).rejects.toThrow(
    'HELP_URL must be an address like',
  )
})

it('no cache gives what the site says of itself in one language to somebody with another', async () => {
  const { headers } = await test.visitor.get('/api/site')
  expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'accept-language, cookie'])
})

describe('/sw.js', () => {
  it('is a script that is never served from a cache without asking', async () => {
    const { statusCode, headers } = await test.visitor.get('/sw.js')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'no-cache',
    ])
  })
})

describe('/dashboard', () => {
  it('begins to load the memes of whoever may have a session, and only what it shows first', async () => {
    const begun = async (url: string, cookie: string) => {
      const { body } = await test.visitor.send({ method: 'GET', url, headers: { cookie } })
      return [...body.matchAll(/"preload" href="(\/api[^"]*)" as="fetch"/g)].map(([, path]) => path)
    }
    const session = 'other=1; memesmith_session=x'
    expect(await begun('/dashboard', session)).toEqual(['/api/memes', '/api/tags'])
    expect(await begun('/dashboard?q=cat', session)).toEqual([])
    expect(await begun('/dashboard', 'other=1')).toEqual([])
    expect(await begun('/create', session)).toEqual([])
  })
})

describe('POST /shared-picture without a service worker', () => {
  it.each(['multipart/form-data; boundary=x', 'text/plain', 'image/png'])(
    'with %j: goes to the editor, which says that the picture is lost',
    async (type) => {
      const { statusCode, headers } = await test.visitor.send({
        method: 'POST',
        url: '/shared-picture',
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
        payload: Buffer.alloc(1024 * 1024),
      })
      expect([statusCode, headers.location]).toEqual([303, '/create?tab=editor&shared=lost'])
    },
  )
})
