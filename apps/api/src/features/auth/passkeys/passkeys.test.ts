/** Signing up and in with passkeys, and the attacks on it. */
import { randomBytes } from 'node:crypto'
import { calls, MINUTE_MS, type PasskeyCreation } from '@memesmith/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { Authenticator } from '../../../testing/authenticator.ts'
import {
  askedToSignIn,
  signInBy,
  signInWith,
  signUpWithPasskey,
} from '../../../testing/passkeys.ts'
import { PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { statusOf } from '../../../testing/two-browsers.ts'
import { createInvitation } from '../../../users/create-invitation.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())
afterEach(() => vi.useRealTimers())

let users = 0
function optionsOf(answer: LightMyRequestResponse | undefined): PasskeyCreation {
  if (answer === undefined) throw new Error('expected an answer')
  return answer.json()
}
const newEmail = () => `key${++users}@example.com`
const signUp = (authenticator?: Authenticator) => signUpWithPasskey(site, newEmail(), authenticator)

describe('a sign-up with a passkey', () => {
  it('makes an account without a password, which the passkey opens again', async () => {
    const { client, authenticator, email } = await signUp()
    expect((await client.get(calls.getAccount.path)).json()).toMatchObject({
      email,
      firstName: 'Ada',
      hasPassword: false,
      hasPasskey: true,
      canUsePasskeys: true,
    })
    const later = site.newVisitor()
    const answer = await signInWith(later, authenticator)
    expect([answer.statusCode, answer.json()]).toEqual([200, { returnTo: '/dashboard' }])
    expect((await later.me()).email).toBe(email)
    const byPassword = await site.newVisitor().postForm('/api/login', { email, password: '' })
    expect(byPassword.statusCode).toBe(401)
  })

  it('is for an authenticator that counts nothing, and one that verifies nobody, too', async () => {
    const { authenticator } = await signUp(new Authenticator(undefined, false))
    expect((await signInWith(site.newVisitor(), authenticator)).statusCode).toBe(200)
    const visitor = site.newVisitor()
    const proof = authenticator.prove(await askedToSignIn(visitor), { isUnverified: true })
    expect((await signInBy(visitor, proof)).statusCode).toBe(200)
  })

  it('never looks at what vouches for an authenticator, which could name addresses to ask', async () => {
    const visitor = site.newVisitor()
    const about = { email: newEmail(), firstName: 'Ada' }
    const asked = await visitor.postJson(calls.startPasskeySignUp.path, about)
    const passkey = new Authenticator().create(asked.json(), { attestation: 'android-key' })
    const answer = await visitor.postJson(calls.signUpWithPasskey.path, { passkey })
    expect(answer.statusCode).toBe(200)
  })

  it('asks for a passkey that the login field can offer, and leaks no address to it', async () => {
    const asked = await site.visitor.postJson(calls.startPasskeySignUp.path, { email: newEmail() })
    expect(asked.json()).toMatchObject({
      rp: { id: 'localhost', name: 'Memesmith' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
      user: { id: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  it.each([
    ['an address that is none', { email: 'nobody' }, 'email_refused'],
    ['a name with an address', { firstName: 'evil.example' }, 'name_refused'],
  ])('says before a passkey is made that %s is wrong', async (_what, fields, code) => {
    const answer = await site.newVisitor().postJson(calls.startPasskeySignUp.path, {
      email: newEmail(),
      ...fields,
    })
    expect(answer.json()).toMatchObject({ code, message: expect.stringContaining('Please') })
  })

  it('takes an address once, also at the same moment', async () => {
    const email = newEmail()
    const browsers = [site.newVisitor(), site.newVisitor()]
    const asked = await Promise.all(
      browsers.map((client) => client.postJson(calls.startPasskeySignUp.path, { email })),
    )
    const answers = await Promise.all(
      browsers.map((client, index) =>
        client.postJson(calls.signUpWithPasskey.path, {
          passkey: new Authenticator().create(optionsOf(asked[index])),
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const again = await site.newVisitor().postJson(calls.startPasskeySignUp.path, { email })
    expect(again.json().code).toBe('email_taken')
  })

  it('keeps only short ids, as no browser sends longer ones, and no index of PostgreSQL holds them', async () => {
    for (const [bytes, status] of [
      [1023, 200],
      [1024, 403],
      [20_000, 403],
    ] as const) {
      const visitor = site.newVisitor()
      const asked = await visitor.postJson(calls.startPasskeySignUp.path, { email: newEmail() })
      const credentialId = randomBytes(bytes).toString('base64url')
      const made = new Authenticator().create(asked.json(), { credentialId })
      // What the browser says beside it is no measure.
      const passkey = { ...made, id: 'short', rawId: 'short' }
      const answer = await visitor.postJson(calls.signUpWithPasskey.path, { passkey })
      expect([bytes, answer.statusCode]).toEqual([bytes, status])
    }
  })

  it('stores nothing that a visitor sends in place of an invitation, where none is needed', async () => {
    const about = { email: newEmail(), invitation: 'x'.repeat(50_000) }
    expect(
      (await site.newVisitor().postJson(calls.startPasskeySignUp.path, about)).statusCode,
    ).toBe(200)
    const long = 'select 1 from passkey_challenges where length(data) > 1000'
    expect(await site.query(long)).toEqual([])
  })

  it('never takes the passkey of another account', async () => {
    const { authenticator } = await signUp()
    const id = authenticator.credentials[0]?.id ?? ''
    const thief = site.newVisitor()
    const email = newEmail()
    const asked = await thief.postJson(calls.startPasskeySignUp.path, { email })
    const passkey = new Authenticator().create(asked.json(), { credentialId: id })
    const answer = await thief.postJson(calls.signUpWithPasskey.path, { passkey })
    expect(answer.json().code).toBe('passkey_refused')
    // Nothing is left of the sign-up.
    const retry = await thief.postJson(calls.startPasskeySignUp.path, { email })
    expect(retry.statusCode).toBe(200)
    expect((await signInWith(site.newVisitor(), authenticator)).statusCode).toBe(200)
  })
})

describe('a proof is refused', () => {
  /** @returns the codes of the answers to a proof that is sent twice */
  async function codesOf(lies: Parameters<Authenticator['prove']>[1]) {
    const { authenticator } = await signUp()
    const visitor = site.newVisitor()
    const answer = await signInBy(visitor, authenticator.prove(await askedToSignIn(visitor), lies))
    expect(await statusOf(visitor)).toBe(answer.statusCode === 200 ? 200 : 401)
    return answer.json().code
  }

  it.each([
    ['that a page of another origin got', { origin: 'https://evil.example' }],
    ['of another port of this host', { origin: 'http://localhost:3999' }],
    ['that was signed for another site', { rpId: 'evil.example' }],
    ['of a challenge that nobody gave', { challenge: 'bWFkZSB1cA' }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['with the handle of another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('%s', async (_what, lies) => {
    expect(await codesOf(lies)).toBe('passkey_refused')
  })

  it('of a passkey that nobody has', async () => {
    expect(await codesOf({ credentialId: 'bm9ib2R5IGhhcyBpdA' })).toBe('passkey_unknown')
  })

  it('with the id of another account’s passkey, and the signature of one’s own', async () => {
    const victim = await signUp()
    const own = await signUp()
    const visitor = site.newVisitor()
    const [credential] = victim.authenticator.credentials
    const proof = own.authenticator.prove(await askedToSignIn(visitor), {
      credentialId: credential?.id ?? '',
      userHandle: credential?.userHandle ?? '',
    })
    expect((await signInBy(visitor, proof)).json().code).toBe('passkey_refused')
  })

  it('that was sent before, whether it was right or not', async () => {
    const { authenticator } = await signUp()
    const visitor = site.newVisitor()
    const asked = await askedToSignIn(visitor)
    const proof = authenticator.prove(asked)
    expect((await signInBy(visitor, proof)).statusCode).toBe(200)
    expect((await signInBy(visitor, proof)).json().code).toBe('passkey_refused')
    expect((await signInBy(visitor, authenticator.prove(asked))).json().code).toBe(
      'passkey_refused',
    )
    const wrong = await askedToSignIn(visitor)
    await signInBy(visitor, authenticator.prove(wrong, { origin: 'https://evil.example' }))
    expect((await signInBy(visitor, authenticator.prove(wrong))).json().code).toBe(
      'passkey_refused',
    )
  })

  it('that is sent several times at the same moment: one counts', async () => {
    const { authenticator } = await signUp(new Authenticator(undefined, false))
    const visitor = site.newVisitor()
    const proof = authenticator.prove(await askedToSignIn(visitor))
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInBy(visitor, proof)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('in another browser than the one that was asked', async () => {
    const { authenticator } = await signUp()
    const proof = authenticator.prove(await askedToSignIn(site.newVisitor()))
    const thief = site.newVisitor()
    expect((await signInBy(thief, proof)).json().code).toBe('passkey_refused')
    await askedToSignIn(thief)
    expect((await signInBy(thief, proof)).json().code).toBe('passkey_refused')
  })

  it('after five minutes', async () => {
    const { authenticator } = await signUp()
    const visitor = site.newVisitor()
    const proof = authenticator.prove(await askedToSignIn(visitor))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS })
    expect((await signInBy(visitor, proof)).json()).toMatchObject({
      code: 'passkey_refused',
      message: 'That took too long. Please try again.',
    })
  })

  it('of a counter that goes back or stands still, as that of a copy does', async () => {
    const { authenticator } = await signUp()
    for (const [counter, status] of [
      [7, 200],
      [7, 403],
      [6, 403],
      [0, 403],
      [8, 200],
    ] as const) {
      const visitor = site.newVisitor()
      const proof = authenticator.prove(await askedToSignIn(visitor), { counter })
      expect([counter, (await signInBy(visitor, proof)).statusCode]).toEqual([counter, status])
    }
  })

  it('of what is no proof at all', async () => {
    const visitor = site.newVisitor()
    for (const clientDataJSON of ['', 'e30', '!', Buffer.from('[null]').toString('base64url')]) {
      const response = { clientDataJSON, authenticatorData: '', signature: '' }
      const answer = await visitor.postJson(calls.signInWithPasskey.path, {
        passkey: { id: 'a', rawId: 'a', type: 'public-key', response },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'passkey_refused'])
    }
  })

  it('of another site’s page, before anything is read', async () => {
    const { authenticator } = await signUp()
    const visitor = site.newVisitor()
    const passkey = authenticator.prove(await askedToSignIn(visitor))
    const answer = await visitor.send({
      method: 'POST',
      url: calls.signInWithPasskey.path,
      headers: { origin: 'https://evil.example' },
      payload: { passkey },
    })
    expect(answer.json().code).toBe('cross_site')
  })
})

describe('a sign-in', () => {
  it('asks every browser the same, and names no account', async () => {
    const { email } = await signUp()
    const [one, other] = await Promise.all([
      askedToSignIn(site.newVisitor()),
      site.newVisitor().postJson(calls.startPasskeySignIn.path, { email }),
    ])
    const { challenge, ...rest } = one
    expect(rest).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'preferred' })
    expect(other.json()).toEqual({ ...rest, challenge: expect.not.stringMatching(challenge) })
  })

  it('gets a new session, not the one that the browser had', async () => {
    const { client, authenticator } = await signUp()
    const before = client.cookie()
    await signInWith(client, authenticator)
    expect(client.cookie()).not.toBe(before)
    expect(client.cookie()).toContain('memesmith_session')
  })

  it('is refused to a suspended account, and only to whoever has its passkey', async () => {
    const { client, authenticator, email } = await signUp()
    await site.query(`update users set suspended_at = 1 where email = '${email}'`)
    expect((await signInWith(site.newVisitor(), authenticator)).json()).toMatchObject({
      code: 'account_suspended',
      message: expect.stringContaining('suspended'),
    })
    // Because of a meme, it leads to the page where its owner appeals.
    await site.query(`insert into decisions (user_id, share_id, title, act, reason, details, made_at)
      select id, 'x', 'A', 'suspended', 'hate', '', 1 from users where email = '${email}'`)
    const { returnTo } = (await signInWith(site.newVisitor(), authenticator)).json()
    expect((await site.visitor.get(returnTo)).body).toContain('Your account is suspended')
    await site.query(`update users set suspended_at = null where email = '${email}'`)
    expect(await statusOf(client)).toBe(200)
  })

  it('leads only to pages of this site', async () => {
    const { authenticator } = await signUp()
    const visitor = site.newVisitor()
    const passkey = authenticator.prove(await askedToSignIn(visitor))
    const body = { passkey, returnTo: '//evil.example' }
    expect((await visitor.postJson(calls.signInWithPasskey.path, body)).json()).toEqual({
      returnTo: '/',
    })
  })

  it('keeps no address, no passkey and no challenge of a deleted account', async () => {
    const { client, authenticator } = await signUp()
    const { id } = await client.me()
    const passkey = authenticator.prove(
      (await client.postJson(calls.startConfirmation.path, {})).json(),
    )
    const deleted = await client.postJson(calls.deleteAccount.path, { passkey })
    expect(deleted.statusCode).toBe(204)
    expect(await site.query(`select id from passkeys where user_id = ${id}`)).toEqual([])
    expect((await signInWith(site.newVisitor(), authenticator)).json().code).toBe('passkey_unknown')
  })
})

test('a password link ends the passkeys, as it ends the password: somebody else may have made the account', async () => {
  const { client, authenticator, email } = await signUp()
  const { id } = await client.me()
  const { createResetLink } = await import('../reset/reset.service.ts')
  const db = await site.connect()
  const link = new URL(await createResetLink(db, 'http://localhost', id))
  await db.destroy()
  const token = link.searchParams.get('token') ?? ''
  const owner = site.newVisitor()
  await owner.postForm(calls.resetPassword.path, { token, password: 'correct horse battery' })
  expect(await statusOf(owner)).toBe(200)
  expect(await statusOf(client)).toBe(401)
  expect((await signInWith(site.newVisitor(), authenticator)).json().code).toBe('passkey_unknown')
  const login = { email, password: 'correct horse battery' }
  expect((await site.newVisitor().postForm('/api/login', login)).statusCode).toBe(303)
})

describe('a site', () => {
  async function withSite(environment: NodeJS.ProcessEnv, work: (site: TestApp) => Promise<void>) {
    const other = await startTestApp(environment)
    await work(other).finally(() => other.close())
  }

  test('behind a proxy has the passkeys of PUBLIC_URL, whatever host it is asked as', () =>
    withSite({ PUBLIC_URL: 'https://memes.example' }, async (other) => {
      const authenticator = new Authenticator('https://memes.example')
      await signUpWithPasskey(other, 'ada@example.com', authenticator)
      const visitor = other.newVisitor()
      const asked = await askedToSignIn(visitor)
      expect(asked.rpId).toBe('memes.example')
      expect((await signInBy(visitor, authenticator.prove(asked))).statusCode).toBe(200)
      for (const origin of [
        'http://memes.example',
        'https://localhost',
        'https://a.memes.example',
      ]) {
        const proof = authenticator.prove(await askedToSignIn(visitor), { origin })
        expect((await signInBy(visitor, proof)).json().code).toBe('passkey_refused')
      }
    }))

  test('without one has those of the host that people open, also behind TLS', async () => {
    for (const origin of ['http://localhost', 'https://localhost']) {
      const { authenticator } = await signUp(new Authenticator(origin))
      expect((await signInWith(site.newVisitor(), authenticator)).statusCode).toBe(200)
    }
  })

  test.each(['http://192.0.2.7:3000', 'http://[::1]:3000'])('at %s has none', (publicUrl) =>
    withSite({ PUBLIC_URL: publicUrl }, async (other) => {
      const answer = await other.visitor.postJson(calls.startPasskeySignIn.path, {})
      expect(answer.json().code).toBe('passkeys_unavailable')
      const user = await other.signUp()
      expect((await user.get(calls.getAccount.path)).json()).toMatchObject({
        hasPasskey: false,
        canUsePasskeys: false,
      })
    }),
  )

  const start = (other: TestApp, fields: object = {}) =>
    other
      .newVisitor()
      .postJson(calls.startPasskeySignUp.path, { email: newEmail(), firstName: '', ...fields })

  test('that is closed takes no account, and one with domains only theirs', async () => {
    await withSite({ SIGN_UP: 'closed' }, async (other) => {
      expect((await start(other)).json().code).toBe('sign_up_refused')
    })
    await withSite({ SIGN_UP_DOMAINS: 'school.example' }, async (other) => {
      expect((await start(other)).json()).toMatchObject({
        code: 'sign_up_refused',
        message: expect.stringContaining('school.example'),
      })
      expect((await start(other, { email: 'a@school.example' })).statusCode).toBe(200)
    })
  })

  test('with invitations takes one for each account', () =>
    withSite({ SIGN_UP: 'invite' }, async (other) => {
      const db = await other.connect()
      const { token: invitation } = await createInvitation(db, { uses: 1, days: 1 })
      await db.destroy()
      expect((await start(other)).json().code).toBe('sign_up_refused')
      expect((await start(other, { invitation: 'made up' })).json().code).toBe('sign_up_refused')
      const browsers = [other.newVisitor(), other.newVisitor()]
      const asked = await Promise.all(
        browsers.map((client) =>
          client.postJson(calls.startPasskeySignUp.path, { email: newEmail(), invitation }),
        ),
      )
      const answers = await Promise.all(
        browsers.map((client, index) =>
          client.postJson(calls.signUpWithPasskey.path, {
            passkey: new Authenticator().create(optionsOf(asked[index])),
          }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
      expect((await start(other, { invitation })).json().code).toBe('sign_up_refused')
    }))

  test('counts these sign-ups with those with a password', () =>
    withSite({ SIGN_UPS_PER_HOUR: '3', RATE_LIMIT_FACTOR: '1' }, async (other) => {
      await other.signUp()
      const { email } = await signUpWithPasskey(other, newEmail())
      // Asking whether an address has an account counts as well.
      expect((await start(other, { email })).json().code).toBe('email_taken')
      expect((await start(other, { email })).json().code).toBe('too_many_requests')
      await expect(signUpWithPasskey(other, newEmail())).rejects.toThrow(/too_many_requests/)
      const form = { email: newEmail(), password: PASSWORD }
      expect((await other.newVisitor().postForm('/api/signup', form)).statusCode).toBe(429)
    }))
})
