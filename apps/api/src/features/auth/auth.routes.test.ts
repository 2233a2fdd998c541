import { hash } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const postForm: Client['postForm'] = (url, form) => test.visitor.postForm(url, form)

/** The session cookie from a response, as a browser sends it back. */
const cookieOf = (response: LightMyRequestResponse) => {
  const { name, value } = response.cookies[0] ?? { name: '', value: '' }
  return { [name]: value }
}

describe('the login page', () => {
  it.each([
    ['/api/login', '/'],
    ['/api/login?returnTo=/create', '/create'],
    ['/api/login?returnTo=/create&returnTo=/gallery', '/'],
    ['/api/login?returnTo=//evil.example', '/'],
    ['/api/login?returnTo=/api/logout', '/'],
  ])('%s sends people on to %s', async (url, returnTo) => {
    const page = await test.visitor.get(url)
    expect(page.statusCode).toBe(200)
    expect(page.body.match(/name="returnTo" value="([^"]*)"/g)).toEqual([
      `name="returnTo" value="${returnTo}"`,
      `name="returnTo" value="${returnTo}"`,
    ])
  })
})

describe('signing up', () => {
  it('makes an account, signs in, and redirects to the requested page', async () => {
    const response = await postForm('/api/signup', {
      email: ' Ada@Example.com ',
      password: 'correct horse',
      firstName: 'Ada',
      returnTo: '/create?template=3',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/create?template=3')
    expect(await test.visitor.me()).toEqual({
      id: 1,
      email: 'ada@example.com',
      firstName: 'Ada',
      // The first account of a site.
      administrator: true,
    })
    await test.visitor.get('/api/logout')
  })

  it.each([
    [{ email: 'nobody', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: 'a@b', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: 'a b@c.co', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: 'a@b.co\u0000', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: 'a@-b.co', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: `${'a'.repeat(250)}@b.co`, password: 'correct horse' }, 422, 'enter an e-mail'],
    [{ email: 'a@b.co', password: 'password1' }, 422, '10,000 most common'],
    [{ email: 'a@b.co', password: 'QwertyUIOP' }, 422, '10,000 most common'],
    [{ email: 'a@b.co', password: 'short' }, 422, '8 to 128 characters'],
    [{ email: 'a@b.co', password: 'x'.repeat(129) }, 422, '8 to 128 characters'],
    [{ email: 'ADA@example.com', password: 'correct horse' }, 409, 'There is an account'],
  ])('shows the page again with a sentence for %o', async (form, status, sentence) => {
    const response = await postForm('/api/signup', form)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain(sentence)
  })

  it.each([
    ['Ada\u0000', 'without line breaks'],
    ['Ada\r\nBcc: everybody', 'without line breaks'],
    ['Ada\u202egnp.exe', 'without line breaks'],
    ['you won! http://evil', 'without a web or e-mail address'],
    ['you won! www.evil', 'without a web or e-mail address'],
    ['evil.example', 'without a web or e-mail address'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'without a web or e-mail address'],
    ['mail ada@evil', 'without a web or e-mail address'],
    ['x'.repeat(51), 'at most 50 characters'],
  ])('refuses the first name %j, and says why', async (firstName, sentence) => {
    const form = { email: 'name@example.com', password: 'correct horse', firstName }
    const response = await postForm('/api/signup', form)
    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(sentence)
  })

  it.each(['J.R.', 'Anne-Marie', 'St. John', 'نیما‌سادات', 'Ðorđe O’Neil', '山田', '🐱'])(
    'accepts the first name %j',
    async (firstName) => {
      expect((await (await test.signUp(firstName)).me()).firstName).toBe(firstName)
    },
  )

  it('escapes the user’s input', async () => {
    const response = await postForm('/api/signup', { email: '"><script>alert(1)</script>' })
    expect(response.body).not.toContain('<script>alert')
  })
})

describe('logging in', () => {
  it('accepts the right password, whatever the case of the e-mail', async () => {
    const response = await postForm('/api/login', {
      email: 'ADA@EXAMPLE.COM',
      password: 'correct horse',
      returnTo: '/dashboard',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/dashboard')
    expect(response.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/)
    await test.visitor.get('/api/logout')
  })

  it('knows no e-mail with the character U+0000', async () => {
    const form = { email: 'ada@example.com\0', password: 'wrong one' }
    expect((await postForm('/api/login', form)).statusCode).toBe(401)
  })

  it('gives the same message for a wrong password and for an unknown e-mail', async () => {
    const wrong = await postForm('/api/login', { email: 'ada@example.com', password: 'wrong one' })
    const unknown = await postForm('/api/login', {
      email: 'bob@example.com',
      password: 'wrong one',
    })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    const alert = /role="alert"[^>]*>([^<]+)/
    expect(alert.exec(wrong.body)?.[1]).toBe(alert.exec(unknown.body)?.[1])
  })

  it('never redirects to another site', async () => {
    const response = await postForm('/api/login', {
      email: 'ada@example.com',
      password: 'correct horse',
      returnTo: '//evil.example',
    })
    expect(response.headers.location).toBe('/')
    await test.visitor.get('/api/logout')
  })

  it('gives the session a new id, and ends the old one', async () => {
    const form = { email: 'ada@example.com', password: PASSWORD }
    const before = cookieOf(await postForm('/api/login', form))
    const after = cookieOf(await postForm('/api/login', form))
    expect(after).not.toEqual(before)
    const userWith = (cookies: Record<string, string>) =>
      test.app.inject({ url: '/api/auth/user', cookies })
    expect((await userWith(before)).statusCode).toBe(401)
    expect((await userWith(after)).json()).toMatchObject({ email: 'ada@example.com' })
    await test.visitor.get('/api/logout')
  })

  it('fills in the e-mail after a wrong password in the login form only, and after a sign-up in both', async () => {
    const typed = { email: 'new@example.com', password: 'tiny' }
    const emailsIn = ({ body }: LightMyRequestResponse) =>
      Array.from(body.matchAll(/name="email"[^>]*value="([^"]*)"/g), ([, value]) => value)
    const login = await postForm('/api/login', typed)
    expect(emailsIn(login)).toEqual([typed.email, ''])
    const signUp = await postForm('/api/signup', typed)
    expect(emailsIn(signUp)).toEqual([typed.email, typed.email])
    for (const { body } of [login, signUp]) expect(body).not.toContain(typed.password)
  })

  it('rehashes the password when the parameters have changed', async () => {
    const client = await test.signUp()
    const { email } = await client.me()
    const db = await test.connect()
    const hashOf = async () =>
      (
        await db
          .selectFrom('users')
          .select('passwordHash')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).passwordHash
    const current = await hashOf()
    const parametersOf = (passwordHash: string | null) => passwordHash?.split('$').slice(0, 4)
    expect(parametersOf(current)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'])

    const form = { email, password: PASSWORD }
    await client.postForm('/api/login', form)
    expect(await hashOf()).toBe(current)

    const weaker = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await db.updateTable('users').set({ passwordHash: weaker }).where('email', '=', email).execute()
    expect((await client.postForm('/api/login', { email, password: 'wrong one' })).statusCode).toBe(
      401,
    )
    expect(await hashOf()).toBe(weaker)
    expect((await client.postForm('/api/login', form)).statusCode).toBe(303)
    expect(parametersOf(await hashOf())).toEqual(parametersOf(current))
    expect((await client.postForm('/api/login', form)).statusCode).toBe(303)
    await db.destroy()
  })
})

describe('a session', { timeout: 60_000 }, () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const DAY = 24 * 60 * 60 * 1000
  const wait = (days: number) => vi.setSystemTime(Date.now() + days * DAY)

  it('ends after 14 days without use, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const client = await test.signUp()
    for (const days of [13.9, 13.9, 0.01, 13.9]) {
      wait(days)
      expect((await client.get('/api/auth/user')).statusCode).toBe(200)
    }
    wait(14.1)
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('ends after 90 days, however much it is used, and leaves the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await test.connect()
    const client = await test.signUp()
    const { id } = await client.me()
    const isKept = async () =>
      (await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).length > 0
    for (let days = 0; days < 90; days += 9) {
      expect((await client.get('/api/auth/user')).statusCode).toBe(200)
      wait(days < 81 ? 9 : 8.9)
    }
    expect((await client.get('/api/auth/user')).statusCode).toBe(200)
    wait(0.2)
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
    expect(await isKept()).toBe(true)
    await test.signUp()
    expect(await isKept()).toBe(false)
    await db.destroy()
  })

  it('is removed from the database some time after it ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await test.connect()
    const isOver = () =>
      db.selectFrom('sessions').select('id').where('expiresAt', '<', Date.now()).execute()
    await test.signUp()
    wait(14.1)
    expect(await isOver()).not.toEqual([])
    await test.signUp()
    expect(await isOver()).toEqual([])
    await db.destroy()
  })

  it('is kept in a cookie that scripts can’t read and other sites can’t send', async () => {
    const signup = { email: 'plain@example.com', password: PASSWORD }
    expect((await postForm('/api/signup', signup)).cookies).toEqual([
      expect.objectContaining({
        name: 'memesmith_session',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ])
    await test.visitor.get('/api/logout')
  })

  it('is kept in a secure cookie behind a trusted proxy that speaks https', async () => {
    const proxied = await startTestApp({ TRUST_PROXY: 'true' })
    const response = await proxied.visitor.send({
      method: 'POST',
      url: '/api/signup',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-proto': 'https',
      },
      payload: 'email=ada@example.com&password=correct horse',
    })
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'memesmith_session', secure: true, sameSite: 'Lax' }),
    ])
    await proxied.close()
  })

  it('has a cookie bound to this host and to encryption where the site is at https', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://memes.example.com' })
    // The proxy terminates TLS, and TRUST_PROXY may be off.
    const response = await secure.visitor.postForm('/api/signup', {
      email: 'ada@example.com',
      password: PASSWORD,
    })
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-memesmith_session',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ])
    expect(response.cookies[0]).not.toHaveProperty('domain')
    expect((await secure.visitor.me()).email).toBe('ada@example.com')
    const logout = await secure.visitor.get('/api/logout')
    expect(logout.headers['set-cookie']).toMatch(/^__Host-memesmith_session=;.*Secure/)
    expect((await secure.visitor.get('/api/auth/user')).statusCode).toBe(401)
    await secure.close()
  })

  it('is refused over plain http beside an https address, before an account is made', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://memes.example.com' })
    const post = (url: string, headers: Record<string, string>) =>
      secure.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'email=plain@example.com&password=correct horse',
      })
    const plain = { host: '192.0.2.2:3000', origin: 'http://192.0.2.2:3000' }
    for (const url of ['/api/signup', '/api/login']) {
      const refused = await post(url, plain)
      expect([url, refused.statusCode, refused.cookies]).toEqual([url, 403, []])
      expect(refused.body).toContain('Open https://memes.example.com/api/login instead.')
    }
    // Browsers keep the cookie on this machine, and where a proxy ends TLS.
    const tunnel = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    const here = await post('/api/signup', { ...tunnel, 'sec-fetch-site': 'same-origin' })
    expect([here.statusCode, here.cookies.length]).toEqual([303, 1])
    const proxied = await post('/api/login', { ...plain, origin: 'https://memes.example.com' })
    expect(proxied.statusCode).toBe(303)
    await secure.close()
  })
})

describe('the key of drafts', () => {
  it('is the same in each session of an account, another for each account, and in no cache', async () => {
    const form = { email: 'keys@example.com', password: PASSWORD }
    const askWith = (cookies: Record<string, string>) =>
      test.app.inject({ url: '/api/auth/draft-key', cookies })
    const before = await askWith(cookieOf(await postForm('/api/signup', form)))
    const session = cookieOf(await postForm('/api/login', form))
    const after = await askWith(session)
    expect(after.json().key).toMatch(/^[0-9a-f]{64}$/)
    expect(after.json()).toEqual(before.json())
    expect(after.headers['cache-control']).toBe('no-store')
    const other = await (await test.signUp()).get('/api/auth/draft-key')
    expect(other.json().key).not.toBe(after.json().key)
    await test.visitor.get('/api/logout')
    expect((await askWith(session)).statusCode).toBe(401)
  })
})

describe('who is signed in', () => {
  it('is 401 with the message Unauthorized when no one is (design §4)', async () => {
    const response = await test.visitor.get('/api/auth/user')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' })
  })

  it('is no one after logging out, even with the old cookie', async () => {
    const login = await postForm('/api/login', { email: 'ada@example.com', password: PASSWORD })
    const logout = await test.visitor.get('/api/logout')
    expect([logout.statusCode, logout.headers.location]).toEqual([302, '/'])
    expect((await test.visitor.get('/api/auth/user')).statusCode).toBe(401)
    const replay = await test.app.inject({ url: '/api/auth/user', cookies: cookieOf(login) })
    expect(replay.statusCode).toBe(401)
  })
})
