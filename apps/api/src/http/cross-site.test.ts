import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

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
