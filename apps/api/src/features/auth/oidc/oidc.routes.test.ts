import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, calls } from '@memesmith/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../testing/authenticator.ts'
import { type OidcServer, startOidcServer } from '../../../testing/oidc-server.ts'
import { addPasskey, signInWith as signInWithPasskey } from '../../../testing/passkeys.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hashPassword } from '../../../users/password.ts'
import { insertUser } from '../../../users/users.repository.ts'

const ORIGIN = 'https://memes.example.com'

let oidc: OidcServer
let test: TestApp
beforeAll(async () => {
  oidc = await startOidcServer(ORIGIN)
  test = await startTestApp(oidc.environment)
})
afterAll(async () => {
  await test.close()
  await oidc.close()
})

let client: Client
let count = 0
let subject: string
let email: string
beforeEach(() => {
  count += 1
  client = test.newVisitor()
  subject = `subject-${count}`
  email = `person${count}@example.com`
  oidc.users.set(subject, { email, email_verified: true, given_name: 'Ada' })
  oidc.next = { login: { accountId: subject } }
})

/** Starts a sign-in at the provider; returns the callback URL that it redirects the browser to. */
async function leave(visitor: Client, path = '/api/login'): Promise<string> {
  const { statusCode, headers } = await visitor.get(path)
  expect(statusCode).toBe(302)
  const back = await oidc.visit(String(headers.location))
  expect(back.origin).toBe(ORIGIN)
  return back.pathname + back.search
}

const signIn = async (visitor: Client, path?: string) => visitor.get(await leave(visitor, path))

const accountOf = async (visitor: Client): Promise<Account> =>
  (await visitor.get('/api/account')).json()

/** An account with a password, from before single sign-on was configured. */
async function makePasswordAccount(address: string): Promise<void> {
  const db = await test.connect()
  const passwordHash = await hashPassword(PASSWORD)
  await insertUser(db, { email: address, firstName: null, passwordHash })
  await db.destroy()
}

describe('signing in at the provider', { timeout: 60_000 }, () => {
  it('creates an account, and returns to the requested page', async () => {
    const response = await signIn(client, '/api/login?returnTo=/create%3Ftemplate=3')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/create?template=3'])
    expect(await accountOf(client)).toMatchObject({ email, firstName: 'Ada', hasPassword: false })
    const login = await client.get('/api/login?returnTo=/gallery')
    expect([login.statusCode, login.headers.location]).toEqual([302, '/gallery'])
  })

  it('uses code flow with a fresh PKCE verifier, state and nonce each time', async () => {
    const questions = []
    for (const visitor of [client, test.newVisitor()]) {
      const { headers } = await visitor.get('/api/login')
      questions.push(Object.fromEntries(new URL(String(headers.location)).searchParams))
    }
    const [first, second] = questions
    expect(first).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/api/login/callback`,
    })
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(first?.[secret]).toMatch(/^[\w-]{40,}$/)
      expect(second?.[secret]).not.toBe(first?.[secret])
    }
  })

  it('accepts the string "true" as verified e-mail', async () => {
    oidc.users.set(subject, { email, email_verified: 'true' })
    await signIn(client)
    expect(await accountOf(client)).toMatchObject({ email })
  })

  it.each([
    ['you won! http://evil.example', null],
    ['Ada\r\n\u202e Lovelace ', 'Ada Lovelace'],
    ['\u0000', null],
    ['x'.repeat(60), 'x'.repeat(50)],
  ])('makes of the first name %j: %j', async (given_name, firstName) => {
    oidc.users.set(subject, { email, email_verified: true, given_name })
    await signIn(client)
    expect(await accountOf(client)).toMatchObject({ firstName })
  })

  it('finds the same account again, even when the e-mail has changed', async () => {
    await signIn(client)
    const { id } = await accountOf(client)
    oidc.users.set(subject, { email: 'new@example.com', email_verified: true })
    const again = test.newVisitor()
    await signIn(again)
    expect(await accountOf(again)).toMatchObject({ id, email })
  })

  it('keeps what it needs in a cookie bound to this host, and nothing in the database', async () => {
    const response = await client.get('/api/login')
    const state = new URL(String(response.headers.location)).searchParams.get('state')
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: `__Host-memesmith_journey_${state}`,
        maxAge: 600,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      }),
    ])
    expect(await test.query('select id from sessions where user_id is null')).toEqual([])
  })

  it('works in two tabs at once, whichever comes back first', async () => {
    const first = await leave(client, '/api/login?returnTo=/gallery')
    const second = await leave(client, '/api/login?returnTo=/create')
    for (const [path, returnTo] of [
      [first, '/gallery'],
      [second, '/create'],
    ]) {
      const response = await client.get(path ?? '')
      expect([response.statusCode, response.headers.location]).toEqual([302, returnTo])
      expect(await accountOf(client)).toMatchObject({ email })
    }
  })

  it('works in two tabs that start at the same moment', async () => {
    const responses = await Promise.all([client.get('/api/login'), client.get('/api/login')])
    for (const { headers } of responses) {
      const back = await oidc.visit(String(headers.location))
      const response = await client.get(back.pathname + back.search)
      expect([response.statusCode, response.headers.location]).toEqual([302, '/'])
    }
  })

  it('keeps the newest four tabs, so that the cookies never grow too large', async () => {
    const responses = []
    for (let tab = 0; tab < 10; tab += 1) {
      // The cookies' times have to differ by at least one millisecond.
      await sleep(2)
      responses.push(await client.get(`/api/login?returnTo=/${'x'.repeat(3000)}`))
    }
    const kept = client.cookies().filter((name) => name.includes('journey'))
    const states = responses.map(({ headers }) =>
      new URL(String(headers.location)).searchParams.get('state'),
    )
    expect(kept).toEqual(states.slice(-4).map((state) => `__Host-memesmith_journey_${state}`))
    const back = await oidc.visit(String(responses.at(-1)?.headers.location))
    expect((await client.get(back.pathname + back.search)).headers.location).toBe('/')
  })

  it('disables passwords', async () => {
    await makePasswordAccount(email)
    const form = { email, password: PASSWORD }
    for (const path of ['/api/login', '/api/signup', '/api/reset-password']) {
      expect((await client.postForm(path, form)).statusCode, path).toBe(404)
    }
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('also reads the e-mail from the ID token', async () => {
    const another = await startOidcServer(ORIGIN, 'id-token')
    const app = await startTestApp(another.environment)
    another.users.set('one', { email: 'One@Example.com', email_verified: true })
    another.next = { login: { accountId: 'one' } }
    const { headers } = await app.visitor.get('/api/login')
    const back = await another.visit(String(headers.location))
    await app.visitor.get(back.pathname + back.search)
    expect(await accountOf(app.visitor)).toMatchObject({
      email: 'one@example.com',
      firstName: null,
    })
    await app.close()
    await another.close()
  })

  // What OPERATING says about these providers. Keycloak has a realm in its issuer, and both have the
  // e-mail in the ID token.
  it.each([
    ['Keycloak', '/realms/example'],
    ['Google', ''],
  ])(
    'works as with %s, and turns away who is of no domain of SIGN_UP_DOMAINS',
    async (_name, path) => {
      const provider = await startOidcServer(ORIGIN, 'id-token', path)
      const app = await startTestApp({ ...provider.environment, SIGN_UP_DOMAINS: 'example.com' })
      const people = [
        { email: 'ada@example.com', email_verified: true, status: 302 },
        { email: 'bo@example.com', email_verified: false, status: 403 },
        { email: 'cy@example.org', email_verified: true, status: 403 },
      ]
      for (const { status, ...claims } of people) {
        provider.users.set(claims.email, claims)
        provider.next = { login: { accountId: claims.email } }
        const visitor = app.newVisitor()
        const { headers } = await visitor.get('/api/login')
        const question = new URL(String(headers.location))
        expect(question.href.startsWith(`${provider.environment.OIDC_ISSUER}/`)).toBe(true)
        const back = await provider.visit(question.href)
        expect((await visitor.get(back.pathname + back.search)).statusCode, claims.email).toBe(
          status,
        )
      }
      await app.close()
      await provider.close()
    },
  )

  it('deletes an account after its e-mail is confirmed', async () => {
    await signIn(client)
    const response = await client.postJson('/api/account/delete', { confirmation: email })
    expect(response.statusCode).toBe(204)
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
    await signIn(client)
    expect(await accountOf(client)).toMatchObject({ email, memeCount: 0 })
  })
})

describe('an account that the e-mail already has', { timeout: 60_000 }, () => {
  it('is taken over by the identity, and neither its password nor its passkeys work', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    const form = { email, password: PASSWORD }
    const withPasswords = { DATA_DIR, PUBLIC_URL: ORIGIN }

    const before = await startTestApp(withPasswords)
    const [cookie] = (await before.visitor.postForm('/api/signup', form)).cookies
    const { id } = await before.visitor.me()
    const authenticator = new Authenticator(ORIGIN)
    await addPasskey(before.visitor, authenticator, { password: PASSWORD })
    await before.close()

    const during = await startTestApp({ ...oidc.environment, DATA_DIR })
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' }
    const squatter = async () =>
      (await during.app.inject({ url: '/api/auth/user', cookies })).statusCode
    expect(await squatter()).toBe(200)
    oidc.users.set(subject, { email: email.toUpperCase(), email_verified: true })
    await signIn(during.visitor)
    const none = { hasPassword: false, hasPasskey: false, canUsePasskeys: false }
    expect(await accountOf(during.visitor)).toMatchObject({ id, email, ...none })
    for (const { path } of [calls.startPasskeySignIn, calls.startPasskey, calls.addPasskey]) {
      expect((await during.visitor.postJson(path, {})).statusCode).toBe(404)
    }
    expect(await squatter()).toBe(401)
    await during.close()

    const after = await startTestApp(withPasswords)
    expect((await after.visitor.postForm('/api/login', form)).statusCode).toBe(401)
    expect((await signInWithPasskey(after.visitor, authenticator)).json().code).toBe(
      'passkey_unknown',
    )
    await after.close()
    await rm(DATA_DIR, { recursive: true })
  })

  it.each([{ email_verified: false }, { email_verified: 'false' }, {}])(
    'is unchanged when the provider says %j',
    async (claim) => {
      await makePasswordAccount(email)
      oidc.users.set(subject, { email, ...claim })
      const response = await signIn(client)
      expect(response.statusCode).toBe(403)
      expect(response.body).toContain('did not confirm an e-mail address')
      expect((await client.get('/api/auth/user')).statusCode).toBe(401)
    },
  )

  it('is not given to another identity that gets the same address', async () => {
    await signIn(client)
    const other = `${subject}-other`
    oidc.users.set(other, { email, email_verified: true })
    oidc.next = { login: { accountId: other } }
    const stranger = test.newVisitor()
    const response = await signIn(stranger)
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('belongs to another sign-in')
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(401)
    expect((await client.get('/api/auth/user')).statusCode).toBe(200)
  })
})

describe('a sign-in that fails', { timeout: 60_000 }, () => {
  const expectPage = (
    response: Awaited<ReturnType<Client['get']>>,
    status: number,
    sentence: string,
    returnTo: string,
  ) => {
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
    expect(response.body).toContain(sentence)
    expect(response.body.replaceAll('&#61;', '=')).toContain(
      `href="/api/login?returnTo=${encodeURIComponent(returnTo)}"`,
    )
  }

  it('because the user canceled it', async () => {
    oidc.next = { error: 'access_denied', error_description: '<b>no</b>' }
    const response = await signIn(client, '/api/login?returnTo=/gallery')
    expectPage(response, 403, 'was called off', '/gallery')
    expect(response.body).not.toContain('<b>no')
  })

  it('because the provider returns an error', async () => {
    oidc.next = { error: 'server_error' }
    const response = await signIn(client, '/api/login?returnTo=/gallery')
    expectPage(response, 400, 'did not fit', '/gallery')
  })

  it('because the provider can’t be reached; the server keeps running', async () => {
    const alone = await startTestApp({
      ...oidc.environment,
      OIDC_ISSUER: 'http://127.0.0.1:9/realm',
    })
    expectPage(await alone.visitor.get('/api/login'), 502, 'can not be reached', '/')
    expect((await alone.visitor.get('/gallery')).statusCode).toBe(200)
    await alone.close()
  })

  it('because it belongs to another browser: an attacker can’t sign the victim in', async () => {
    const path = await leave(client)
    const victim = test.newVisitor()
    expectPage(await victim.get(path), 400, 'keeps no cookies', '/')
    await victim.get('/api/login?returnTo=/create')
    expectPage(await victim.get(path), 400, 'keeps no cookies', '/')
    // The same with a code from another browser and the victim's own state.
    const stolen = new URL(path, ORIGIN)
    const own = new URL(await leave(victim, '/api/login?returnTo=/create'), ORIGIN)
    stolen.searchParams.set('state', own.searchParams.get('state') ?? '')
    expectPage(await victim.get(stolen.pathname + stolen.search), 400, 'did not fit', '/create')
    expect((await victim.get('/api/auth/user')).statusCode).toBe(401)
  })

  it.each([
    ['another state', 'keeps no cookies', (url: URL) => url.searchParams.set('state', 'made-up')],
    ['two states', 'keeps no cookies', (url: URL) => url.searchParams.append('state', 'made-up')],
    ['no state', 'keeps no cookies', (url: URL) => url.searchParams.delete('state')],
    ['another code', 'did not fit', (url: URL) => url.searchParams.set('code', 'made-up')],
    [
      'another issuer',
      'did not fit',
      (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
    ],
    ['no answer at all', 'keeps no cookies', (url: URL) => (url.search = '')],
  ])('because it comes back with %s', async (_what, sentence, change) => {
    const url = new URL(await leave(client), ORIGIN)
    change(url)
    expectPage(await client.get(url.pathname + url.search), 400, sentence, '/')
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
  })

  it.each(['nonce', 'code_challenge'])(
    'because the %s was changed on the way to the provider',
    async (parameter) => {
      const question = new URL(String((await client.get('/api/login')).headers.location))
      question.searchParams.set(parameter, 'x'.repeat(43))
      const back = await oidc.visit(question.href)
      expectPage(await client.get(back.pathname + back.search), 400, 'did not fit', '/')
      expect((await client.get('/api/auth/user')).statusCode).toBe(401)
    },
  )

  it('because it comes back twice', async () => {
    const path = await leave(client)
    expect((await client.get(path)).statusCode).toBe(302)
    const again = await client.get(path)
    expect([again.statusCode, again.headers.location]).toEqual([302, '/'])
    await client.get('/api/logout')
    expectPage(await client.get(path), 400, 'keeps no cookies', '/')
  })

  it('because its cookie is forged', async () => {
    const path = await leave(client)
    const state = new URL(path, ORIGIN).searchParams.get('state')
    const cookies = { [`__Host-memesmith_journey_${state}`]: '{"state":"a"}.bWFkZSB1cA' }
    expect((await test.app.inject({ url: path, cookies })).statusCode).toBe(400)
  })
})

describe('the configuration', () => {
  it.each([
    [{ OIDC_CLIENT_SECRET: '' }, 'set all or none'],
    [{ OIDC_ISSUER: '' }, 'set all or none'],
    [{ PUBLIC_URL: '' }, 'OIDC_ISSUER needs PUBLIC_URL'],
    [{ OIDC_ISSUER: 'accounts.example.com' }, 'OIDC_ISSUER'],
  ])('with %o is refused in one sentence', async (change, sentence) => {
    await expect(startTestApp({ ...oidc.environment, ...change })).rejects.toThrow(sentence)
  })
})
