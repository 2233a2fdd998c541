import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { RATE_LIMITS } from './rate-limits.ts'

let test: TestApp
afterEach(() => test.close())

const start = async (environment: NodeJS.ProcessEnv = {}) => {
  test = await startTestApp({ RATE_LIMIT_FACTOR: '1', ...environment })
}

/** A cheap login: requests are counted before the password is checked. */
const logIn = (email: string, from: Partial<InjectOptions> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/login', ...from, payload: { email } })

let userCount = 0

/** The statuses of this many logins of different users, from the addresses that `from` returns. */
async function logInAll(count: number, from: (index: number) => Partial<InjectOptions>) {
  let refused = 0
  for (let index = 0; index < count; index += 1) {
    userCount += 1
    const { statusCode } = await logIn(`user${userCount}@example.com`, from(index))
    if (statusCode === 429) refused += 1
  }
  return { refused }
}

// Enough requests to reach the limit, and few enough passwords to hash.
const FACTOR = 0.02
const SMALL = { RATE_LIMIT_FACTOR: String(FACTOR) }
const perAddress = Math.ceil(RATE_LIMITS.login.perAddress * FACTOR)
const perUser = Math.ceil(RATE_LIMITS.login.perUser * FACTOR)

describe('above the limit', () => {
  it('is a 429 that says when to retry', async () => {
    await start(SMALL)
    for (let call = 0; call < perUser; call += 1) {
      expect((await logIn('ada@example.com')).statusCode).toBe(401)
    }
    // However the e-mail is spelled.
    const response = await logIn(' ADA@example.com')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toMatch(/^(899|900)$/)
    expect(response.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'That was a lot at once. Please try again in 15 minutes.',
    })
    // Another user at the same address is not affected.
    expect((await logIn('bob@example.com')).statusCode).toBe(401)
  })

  it('is an HTML page for a browser', async () => {
    await start(SMALL)
    await logInAll(perAddress, () => ({}))
    const response = await logIn('ada@example.com', { headers: { accept: 'text/html,*/*' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ])
    expect(response.body).toContain('Please try again in 15 minutes.')
  })

  it('counts a signed-in user at any address, and no one else', async () => {
    await start(SMALL)
    const [user, other] = [await test.signUp(), await test.signUp()]
    const save = (client: typeof user, remoteAddress: string) =>
      client.send({ method: 'POST', url: '/api/memes', remoteAddress, payload: {} })
    for (let call = 0; call < RATE_LIMITS.save.perUser * FACTOR; call += 1) {
      const address = `10.0.0.${call}`
      expect((await save(user, address)).statusCode).toBe(400)
    }
    expect((await save(user, '10.0.1.1')).statusCode).toBe(429)
    expect((await save(other, '10.0.1.1')).statusCode).toBe(400)
  })

  it('counts calls that are refused because no one is signed in', async () => {
    await start(SMALL)
    const generate = () => test.visitor.postJson('/api/memes/generate', '{"malformed": ')
    for (let call = 0; call < RATE_LIMITS.generate.perAddress * FACTOR; call += 1) {
      expect((await generate()).statusCode).toBe(401)
    }
    expect((await generate()).statusCode).toBe(429)
  })

  it('counts visitors of routes without sessions, such as the gallery and GIFs', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.0001' })
    const statuses = []
    for (const path of [
      '/api/templates?q=a',
      '/api/templates',
      '/api/templates/tags',
      '/m/x.gif',
    ]) {
      statuses.push((await test.visitor.get(path)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 404])
  })

  it('counts all addresses of one IPv6 network as one', async () => {
    await start(SMALL)
    const { refused } = await logInAll(perAddress + 3, (index) => ({
      remoteAddress: `2001:db8:1:2::${index.toString(16)}`,
    }))
    expect(refused).toBe(3)
  })

  it('also does so without an e-mail in the form', async () => {
    await start(SMALL)
    const statuses: number[] = []
    for (let index = 0; index < RATE_LIMITS.account.perUser * FACTOR + 2; index += 1) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/api/reset-password',
        remoteAddress: `2001:db8:1:2:${index}::1`,
        payload: { token: 'unknown', password: 'a good password' },
      })
      statuses.push(statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('counts guesses at an account whichever user is signed in', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.1' })
    const { email } = await (await test.signUp()).me()
    const attackers = [test.visitor, await test.signUp(), await test.signUp()]
    const form = { email, password: 'wrong horse' }
    let checked = 0
    for (const attacker of attackers) {
      for (let guess = 0; guess < 5; guess += 1) {
        const { statusCode } = await attacker.postForm('/api/login', form)
        if (statusCode === 401) checked += 1
      }
    }
    expect(checked).toBe(RATE_LIMITS.login.perUser * 0.1)
  })

  it('counts a signed-in user who tries many accounts', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.1' })
    const attacker = await test.signUp()
    let checked = 0
    for (let guess = 0; guess < 6; guess += 1) {
      const form = { email: `victim${guess}@example.com`, password: 'wrong horse' }
      if ((await attacker.postForm('/api/login', form)).statusCode === 401) checked += 1
    }
    expect(checked).toBe(RATE_LIMITS.login.perUser * 0.1)
  })

  it('can be disabled by the operator', async () => {
    await start({ RATE_LIMIT_FACTOR: '0' })
    expect(await logInAll(perAddress + 3, () => ({}))).toEqual({ refused: 0 })
  })
})

describe('TRUST_PROXY', () => {
  const PROXY = '10.0.0.1'
  const via = (forwarded: string) => ({
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': forwarded },
  })

  it('false: headers about the client’s address are ignored', async () => {
    await start(SMALL)
    const { refused } = await logInAll(perAddress + 3, (index) => via(`192.0.2.${index}`))
    expect(refused).toBe(3)
  })

  it('true: the address that the proxy saw is counted', async () => {
    await start({ ...SMALL, TRUST_PROXY: 'true' })
    expect(await logInAll(perAddress + 3, (index) => via(`192.0.2.${index}`))).toEqual({
      refused: 0,
    })
    // The proxy appends the address it saw to the client's forged value.
    const { refused } = await logInAll(perAddress + 3, (index) =>
      via(`192.0.2.${index}, 198.51.100.7`),
    )
    expect(refused).toBe(3)
  })

  it('2: the address that the outer of two proxies saw is counted', async () => {
    await start({ ...SMALL, TRUST_PROXY: '2' })
    const { refused } = await logInAll(perAddress + 3, (index) =>
      via(`192.0.2.${index}, 198.51.100.7, 10.0.0.2`),
    )
    expect(refused).toBe(3)
  })
})
