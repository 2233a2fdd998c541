import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const postForm = (url: string, form: Record<string, string>) =>
  test.visitor.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

describe('signing up', () => {
  it('makes an account, signs in, and goes back to where the person was going', async () => {
    const response = await postForm('/api/signup', {
      email: ' Ada@Example.com ',
      password: 'correct horse',
      firstName: 'Ada',
      returnTo: '/create?template=3',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/create?template=3')
    expect(await test.visitor.me()).toEqual({ id: 1, email: 'ada@example.com', firstName: 'Ada' })
    await test.visitor.get('/api/logout')
  })

  it.each([
    [{ email: 'nobody', password: 'correct horse' }, 422, 'enter an e-mail address'],
    [{ email: 'a@b.co', password: 'short' }, 422, '8 to 128 characters'],
    [{ email: 'a@b.co', password: 'x'.repeat(129) }, 422, '8 to 128 characters'],
    [{ email: 'ADA@example.com', password: 'correct horse' }, 409, 'There is an account'],
  ])('shows the page again with a sentence for %o', async (form, status, sentence) => {
    const response = await postForm('/api/signup', form)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain(sentence)
  })

  it('escapes what a person typed', async () => {
    const response = await postForm('/api/signup', { email: '"><script>alert(1)</script>' })
    expect(response.body).not.toContain('<script>alert')
  })
})

describe('logging in', () => {
  it('takes the right password, whatever the case of the e-mail', async () => {
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

  it('says the same for a wrong password and for an unknown e-mail', async () => {
    const wrong = await postForm('/api/login', { email: 'ada@example.com', password: 'wrong one' })
    const unknown = await postForm('/api/login', {
      email: 'bob@example.com',
      password: 'wrong one',
    })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    const alert = /role="alert"[^>]*>([^<]+)/
    expect(alert.exec(wrong.body)?.[1]).toBe(alert.exec(unknown.body)?.[1])
  })

  it('never goes to another site', async () => {
    const response = await postForm('/api/login', {
      email: 'ada@example.com',
      password: 'correct horse',
      returnTo: '//evil.example',
    })
    expect(response.headers.location).toBe('/')
    await test.visitor.get('/api/logout')
  })

  it('gives the session a new id', async () => {
    const client = await test.signUp()
    const before = (await client.get('/api/auth/user')).headers['set-cookie']
    await client.send({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ada@example.com&password=correct horse',
    })
    expect((await client.get('/api/auth/user')).headers['set-cookie']).not.toBe(before)
    expect((await client.me()).email).toBe('ada@example.com')
  })
})

describe('who is signed in', () => {
  it('is 401 with the message Unauthorized when nobody is (design §4)', async () => {
    const response = await test.visitor.get('/api/auth/user')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ code: 'unauthorized', message: 'Unauthorized' })
  })

  it('is nobody any more after logging out, with the old cookie too', async () => {
    const client = await test.signUp()
    const cookie = String((await client.get('/api/auth/user')).headers['set-cookie']).split(';')[0]
    const logout = await client.get('/api/logout')
    expect([logout.statusCode, logout.headers.location]).toEqual([302, '/'])
    const replay = await test.app.inject({ url: '/api/auth/user', headers: { cookie } })
    expect(replay.statusCode).toBe(401)
  })
})
