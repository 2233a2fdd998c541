import { type Account, MEGABYTE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { dropPassword, logIn, signUpTwice, statusOf } from '../../testing/two-browsers.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'correct horse battery'

describe('GET /api/account', () => {
  it('returns the signed-in user and their storage use', async () => {
    const client = await test.signUp('Ada')
    const user = await client.me()
    await client.postJson('/api/memes', { templateId: 1 })
    const account: Account = (await client.get('/api/account')).json()
    expect(account.storageBytes).toBeGreaterThan(1000)
    expect(account).toEqual({
      ...user,
      // The first account of a site.
      administrator: true,
      hasPassword: true,
      hasPasskey: false,
      canUsePasskeys: true,
      memeCount: 1,
      storageBytes: expect.any(Number),
      storageLimit: 500 * MEGABYTE,
    })
  })

  it.each([
    ['GET', '/api/account'],
    ['POST', '/api/account/name'],
    ['POST', '/api/account/email'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/sign-out-everywhere'],
    ['POST', '/api/account/delete'],
  ] as const)('%s %s is for signed-in users', async (method, url) => {
    const payload = { currentPassword: 'a', newPassword: 'b', confirmation: 'c' }
    const response = await test
      .newVisitor()
      .send({ method, url, ...(method === 'POST' && { payload }) })
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized'])
  })
})

describe('changing the name', () => {
  it('is seen at once; a blank one removes it', async () => {
    const client = await test.signUp('Ada')
    for (const [typed, firstName] of [
      ['  Grace ', 'Grace'],
      [' ', null],
    ]) {
      expect((await client.postJson('/api/account/name', { firstName: typed })).statusCode).toBe(
        204,
      )
      expect((await client.me()).firstName).toBe(firstName)
    }
  })

  it.each([
    ['x'.repeat(51), 'has at most 50 characters'],
    ['see evil.example', 'without a web or e-mail address'],
    ['a\nb', 'without line breaks'],
  ])('to %j is refused', async (firstName, sentence) => {
    const client = await test.signUp('Ada')
    const response = await client.postJson('/api/account/name', { firstName })
    expect([response.statusCode, response.json().code]).toEqual([422, 'name_refused'])
    expect(response.json().message).toContain(sentence)
    expect((await client.me()).firstName).toBe('Ada')
  })
})

const changeEmail = (client: Client, email: string, password = PASSWORD) =>
  client.postJson('/api/account/email', { email, password })

describe('changing the e-mail address where no mail is sent', () => {
  it('takes the password, and holds at once in every session', async () => {
    const { here, elsewhere, email } = await signUpTwice(test)
    expect((await changeEmail(here, ' Ada.New@Example.com ')).statusCode).toBe(204)
    for (const client of [here, elsewhere]) {
      expect((await client.me()).email).toBe('ada.new@example.com')
    }
    expect(await logIn(test, email, PASSWORD)).toBe(401)
    expect(await logIn(test, 'ada.new@example.com', PASSWORD)).toBe(303)
    // The address is free again.
    const { statusCode } = await test
      .newVisitor()
      .postForm('/api/signup', { email, password: PASSWORD })
    expect(statusCode).toBe(303)
    const { id } = await here.me()
    const log = await test.query(
      `select act, actor_id, details from audit_log where user_id = ${id}`,
    )
    expect(log).toEqual([{ act: 'email-changed', actorId: id, details: '' }])
  })

  it.each([
    ['new@example.com', 'wrong one', 403, 'confirmation_failed', 'not your current password'],
    ['no address', PASSWORD, 422, 'email_refused', 'like you@example.com'],
    ['taken@example.com', PASSWORD, 409, 'email_taken', 'is an account with this e-mail already'],
    ['SAME', PASSWORD, 422, 'email_refused', 'your e-mail address already'],
  ])('to %j with %j is refused', async (typed, password, status, code, sentence) => {
    const taken = { email: 'taken@example.com', password: PASSWORD }
    await test.newVisitor().postForm('/api/signup', taken)
    const client = await test.signUp()
    const { email } = await client.me()
    const response = await changeEmail(
      client,
      typed === 'SAME' ? email.toUpperCase() : typed,
      password,
    )
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.json().message).toContain(sentence)
    expect((await client.me()).email).toBe(email)
  })

  it('is for accounts with a password, and for the domains of the site', async () => {
    const client = await test.signUp()
    await dropPassword(test, (await client.me()).email)
    expect((await changeEmail(client, 'new@example.com')).json().message).toContain(
      'This account has no password.',
    )
    const own = await startTestApp({ SIGN_UP_DOMAINS: 'example.com' })
    const refused = await changeEmail(await own.signUp(), 'me@example.org')
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Sign-up is for e-mail addresses at example.com here.',
    ])
    await own.close()
  })
})

describe('changing the e-mail address where mail is sent', { timeout: 60_000 }, () => {
  const ORIGIN = 'https://memes.example.com'
  let mailbox: Mailbox
  let own: TestApp
  beforeAll(async () => {
    mailbox = await startMailbox()
    own = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
  })
  afterAll(async () => {
    await own.close()
    await mailbox.close()
  })

  /** The newest mail about it to this address, once there are that many. */
  async function mailTo(address: string, count = 1) {
    const mails = () =>
      mailbox.mails.filter(({ to, text }) => to.includes(address) && !text.includes('verify-email'))
    await vi.waitFor(() => expect(mails()).toHaveLength(count), { timeout: 10_000 })
    return mails().at(-1)?.text ?? ''
  }
  async function linkTo(address: string, count = 1): Promise<string> {
    const text = await mailTo(address, count)
    return /https:\S+/.exec(text)?.[0].slice(ORIGIN.length) ?? ''
  }
  const confirm = (client: Client, link: string, password = '') => {
    const token = new URL(link, ORIGIN).searchParams.get('token') ?? ''
    return client.postForm('/api/confirm-email', { token, password })
  }

  it('needs a link to the new one, in a session or with the password, and tells the old one', async () => {
    const client = await own.signUp()
    const { email: before } = await client.me()
    expect((await changeEmail(client, 'first@example.net')).statusCode).toBe(204)
    const replaced = await linkTo('first@example.net')
    expect((await changeEmail(client, 'second@example.net')).statusCode).toBe(204)
    const link = await linkTo('second@example.net')
    expect((await own.visitor.get(replaced)).statusCode).toBe(410)
    expect((await client.me()).email).toBe(before)
    expect((await client.get('/api/account')).json().newEmail).toBe('second@example.net')

    const stranger = await own.signUp()
    for (const visitor of [own.newVisitor(), stranger]) {
      expect((await visitor.get(link)).body).toContain('type="password"')
      for (const guess of ['', 'a guess']) {
        expect((await confirm(visitor, link, guess)).statusCode).toBe(401)
      }
    }
    const question = await client.get(link)
    expect([question.statusCode, question.body.includes('type="password"')]).toEqual([200, false])
    expect((await client.me()).email).toBe(before)
    expect((await confirm(client, link)).statusCode).toBe(200)
    // The link has confirmed the address.
    expect(await client.me()).toMatchObject({ email: 'second@example.net' })
    expect((await client.me()).unverified).toBeUndefined()
    expect((await client.get('/api/account')).json().newEmail).toBeUndefined()
    expect(await mailTo(before)).toContain('has another e-mail address now')
    expect((await own.visitor.get(link)).statusCode).toBe(410)
    expect((await stranger.me()).email).not.toBe('second@example.net')

    // With the password it needs no session.
    await changeEmail(client, 'third@example.net')
    const third = await linkTo('third@example.net')
    expect((await confirm(own.newVisitor(), third, PASSWORD)).statusCode).toBe(200)
    expect((await client.me()).email).toBe('third@example.net')
  })

  it('does not take an address that somebody else has by then', async () => {
    const client = await own.signUp()
    await changeEmail(client, 'wanted@example.net')
    const link = await linkTo('wanted@example.net')
    const other = { email: 'wanted@example.net', password: PASSWORD }
    await own.newVisitor().postForm('/api/signup', other)
    const late = await confirm(client, link)
    expect([late.statusCode, late.body.includes('account with this e-mail already')]).toEqual([
      409,
      true,
    ])
    expect((await client.me()).email).not.toBe('wanted@example.net')
  })

  it('ends when the password changes: whoever knew it may have asked for it', async () => {
    const client = await own.signUp()
    await changeEmail(client, 'theirs@example.net')
    const link = await linkTo('theirs@example.net')
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await client.postJson('/api/account/password', passwords)
    expect((await confirm(client, link)).statusCode).toBe(410)
  })
})

describe('changing the password', () => {
  const change = (client: Client, currentPassword: string, newPassword: string) =>
    client.postJson('/api/account/password', { currentPassword, newPassword })

  it('requires the current one, and ends every other session', async () => {
    const { here, elsewhere, email } = await signUpTwice(test)
    expect((await change(here, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
    expect(await logIn(test, email, PASSWORD)).toBe(401)
    expect(await logIn(test, email, NEW_PASSWORD)).toBe(303)
  })

  it.each([
    ['wrong one', NEW_PASSWORD, 403, 'confirmation_failed', 'not your current password'],
    [PASSWORD, PASSWORD, 422, 'password_refused', 'That is your password already'],
    ['wrong one', 'wrong one', 403, 'confirmation_failed', 'not your current password'],
    [PASSWORD, 'short', 422, 'password_refused', '8 to 128 characters'],
    [PASSWORD, 'TrustNo1', 422, 'password_refused', '10,000 most common'],
  ])('from %j to %j is refused', async (current, next, status, code, sentence) => {
    const { here, elsewhere, email } = await signUpTwice(test)
    const response = await change(here, current, next)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.json().message).toContain(sentence)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
    expect(await logIn(test, email, PASSWORD)).toBe(303)
  })

  it('is refused when there is none', async () => {
    const client = await test.signUp()
    await dropPassword(test, (await client.me()).email)
    const response = await change(client, '', NEW_PASSWORD)
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      expect.stringContaining('This account has no password.'),
    ])
  })
})

describe('signing out everywhere', () => {
  it('ends every session of this user, and of no one else', async () => {
    const { here, elsewhere } = await signUpTwice(test)
    const another = await test.signUp()
    expect((await here.postJson('/api/account/sign-out-everywhere', {})).statusCode).toBe(204)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 401])
    expect(await statusOf(another)).toBe(200)
  })
})
