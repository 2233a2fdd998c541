import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const PUBLIC_URL = 'https://memes.example'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL })
})
afterAll(() => test.close())

type Headers = NonNullable<InjectOptions['headers']>

const saveWith = async (headers: Headers) => {
  const user = await test.signUp()
  return await user.send({
    method: 'POST',
    url: '/api/memes',
    headers: { host: 'localhost:3000', ...headers },
    payload: { templateId: 1 },
  })
}

describe('a write', () => {
  it.each<[string, Headers]>([
    ['a client that is no browser', {}],
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    [
      'a page of this site that hides its origin',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ],
    ['a page of this site over plain http', { origin: 'http://localhost:3000' }],
    [
      'a page of this site, behind a proxy that takes the https off',
      { origin: 'https://localhost:3000' },
    ],
    ['a page at PUBLIC_URL, behind a proxy that changes the host', { origin: PUBLIC_URL }],
  ])('is let through from %s', async (_from, headers) => {
    expect((await saveWith(headers)).statusCode).toBe(201)
  })

  it.each<[string, Headers]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a neighboring site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.memes.example' }],
    ['another site over plain http', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an origin that is none', { origin: 'localhost:3000' }],
  ])('is refused from %s', async (_from, headers) => {
    const response = await saveWith(headers)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      code: 'cross_site',
      message: 'This request came from another site, so it was refused.',
    })
  })
})

describe('a link from another site', () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }

  it('opens pages and pictures', async () => {
    for (const url of ['/', '/api/login', '/api/site']) {
      expect((await test.visitor.send({ url, headers })).statusCode).toBe(200)
    }
  })

  it('does not sign the user out', async () => {
    const user = await test.signUp()
    expect((await user.send({ url: '/api/logout', headers })).statusCode).toBe(403)
    expect((await user.get('/api/auth/user')).statusCode).toBe(200)
  })
})

describe('a host', () => {
  let site: TestApp | undefined
  afterEach(() => site?.close())

  /** Signs up like a page that the browser has opened at this host. */
  const signUpAt = (host: string, headers: Headers = {}) =>
    site?.app.inject({
      method: 'POST',
      url: '/api/signup',
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: `email=${Math.random()}%40example.com&password=correct+horse`,
    })

  it('on loopback is localhost or an IP address: a page with a name of its own signs nobody up', async () => {
    site = await startTestApp()
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '1.evil']) {
      const refused = await signUpAt(host, { 'x-forwarded-host': 'localhost' })
      expect(refused?.json(), host).toMatchObject({
        code: 'unknown_host',
        message:
          'This site does not know this address. Open it as localhost or by its IP address, or set PUBLIC_URL to the address that people use.',
      })
      expect(refused?.statusCode).toBe(421)
      // Nor does it read anything.
      const page = await site.app.inject({ url: '/', headers: { host, accept: 'text/html' } })
      expect([page.statusCode, page.body.includes('set PUBLIC_URL')]).toEqual([421, true])
    }
    expect(await site.query('select id from users')).toEqual([])
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '10.0.0.9']) {
      expect((await signUpAt(host))?.statusCode, host).toBe(303)
    }
  })

  it('in a network, as in a container, may also be a name that no public DNS has', async () => {
    site = await startTestApp({ HOST: '0.0.0.0', RATE_LIMIT_FACTOR: '0', SIGN_UPS_PER_HOUR: '0' })
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'local.evil.example',
      'a.localhost.evil',
    ]) {
      expect((await signUpAt(host))?.json(), host).toMatchObject({ code: 'unknown_host' })
    }
    expect(await site.query('select id from users')).toEqual([])
    for (const host of [
      ...['localhost:3000', '10.0.0.9:3000', '[fd00::9]:3000', 'server:3000', 'living-room.local'],
      ...['memes.home.arpa', 'memes.team.internal'],
    ]) {
      expect((await signUpAt(host))?.statusCode, host).toBe(303)
    }
  })

  it('has any name with PUBLIC_URL', async () => {
    site = await startTestApp({ PUBLIC_URL: 'http://memes.example' })
    expect((await signUpAt('memes.example'))?.statusCode).toBe(303)
  })
})
