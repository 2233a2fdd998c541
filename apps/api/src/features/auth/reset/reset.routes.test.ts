import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, HOUR_MS } from '@memesmith/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDatabaseIn } from '../../../database/testing/test-database.ts'
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts'
import { runCommandWith } from '../../../testing/run-command.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertUser } from '../../../users/users.repository.ts'
import { insertMail } from '../mails/mail-queue.repository.ts'

const ORIGIN = 'https://memes.example.com'
const NEW_PASSWORD = 'correct horse battery'

/** A busy machine takes longer than the usual second. */
const PATIENCE = { timeout: 10_000 }

let mailbox: Mailbox
let test: TestApp
beforeAll(async () => {
  mailbox = await startMailbox()
  test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
})
afterAll(async () => {
  await test.close()
  await mailbox.close()
})

let client: Client
let email: string
beforeEach(async () => {
  client = await test.signUp('Ada')
  email = (await client.me()).email
})

const ask = (address: string) =>
  test.newVisitor().postForm('/api/forgot-password', { email: address })

/** The e-mails with password links; those that verify an address are left out. */
const resetMails = () => mailbox.mails.filter(({ text }) => text.includes('/api/reset-password'))

/** The path of the link in the newest e-mail to this address. */
async function linkFor(address: string): Promise<string> {
  const newest = () => resetMails().findLast(({ to }) => to.includes(address))
  await vi.waitFor(() => expect(newest()).toBeDefined(), { timeout: 5000 })
  const link = /https:\S+/.exec(newest()?.text ?? '')?.[0] ?? ''
  expect(link.startsWith(`${ORIGIN}/`)).toBe(true)
  return link.slice(ORIGIN.length)
}

const tokenIn = (path: string) => new URL(path, ORIGIN).searchParams.get('token') ?? ''

const logIn = async (password: string) =>
  (await test.newVisitor().postForm('/api/login', { email, password })).statusCode

const setPassword = (visitor: Client, path: string, password: string) =>
  visitor.postForm('/api/reset-password', { token: tokenIn(path), password })

describe('a forgotten password', () => {
  it('is replaced through a link in an e-mail', async () => {
    const login = await test.visitor.get('/api/login')
    expect(login.body).toContain('<a href="/api/forgot-password">Forgot your password?</a>')
    expect((await test.visitor.get('/api/forgot-password')).statusCode).toBe(200)

    expect((await ask(` ${email.toUpperCase()}`)).statusCode).toBe(200)
    const path = await linkFor(email)
    const mail = resetMails().at(-1)
    expect(mail).toMatchObject({ from: 'noreply@memes.example.com', to: [email] })
    expect(mail?.headers).toContain('Subject: Choose a new password for Memesmith')
    expect(mail?.text).toMatch(/^Hello,\r\n/)

    const visitor = test.newVisitor()
    const page = await visitor.get(path)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain(email)
    const response = await setPassword(visitor, path, NEW_PASSWORD)
    expect([response.statusCode, response.headers.location]).toEqual([303, '/dashboard'])
    expect((await visitor.me()).email).toBe(email)
    expect([await logIn(PASSWORD), await logIn(NEW_PASSWORD)]).toEqual([401, 303])
  })

  it('is mailed without any text that a user wrote', async () => {
    const db = await test.connect()
    const victim = 'victim@example.com'
    const firstName = 'you won! http://evil.example'
    await insertUser(db, { email: victim, firstName, passwordHash: null })
    await db.destroy()
    await ask(victim)
    await linkFor(victim)
    const mail = resetMails().findLast(({ to }) => to.includes(victim))
    expect(`${mail?.headers}${mail?.text}`).not.toMatch(/evil|won/)
  })

  it('signs every other device out when it is replaced, and every program', async () => {
    const { key } = (
      await client.postJson(calls.createApiKey.path, { name: 'a bot', scope: 'write' })
    ).json()
    const byKey = () =>
      test.newVisitor().send({ url: '/api/memes', headers: { authorization: `Bearer ${key}` } })
    expect((await byKey()).statusCode).toBe(200)
    await ask(email)
    await setPassword(test.newVisitor(), await linkFor(email), NEW_PASSWORD)
    expect((await client.get('/api/auth/user')).statusCode).toBe(401)
    expect((await byKey()).statusCode).toBe(401)
  })

  it('is requested with the same response whether there is an account or not', async () => {
    const count = resetMails().length
    const [known, unknown, nonsense] = [
      await ask(email),
      await ask('nobody@example.com'),
      await ask('no e-mail'),
    ]
    await linkFor(email)
    expect(unknown.statusCode).toBe(known.statusCode)
    expect([unknown.body, nonsense.body]).toEqual([known.body, known.body])
    expect(resetMails()).toHaveLength(count + 1)
  })

  it('is rejected if the new one is weak, and the link keeps working', async () => {
    await ask(email)
    const path = await linkFor(email)
    const visitor = test.newVisitor()
    const refused = await setPassword(visitor, path, 'password1')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('one of the 10,000 most common')
    expect((await setPassword(visitor, path, NEW_PASSWORD)).statusCode).toBe(303)
  })
})

describe('a password link', { timeout: 60_000 }, () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const expectDead = async (path: string) => {
    const page = await test.newVisitor().get(path)
    expect([page.statusCode, page.body.includes('Send me a new link')]).toEqual([410, true])
    expect((await setPassword(test.newVisitor(), path, 'another horse')).statusCode).toBe(410)
  }

  it('works once', async () => {
    await ask(email)
    const path = await linkFor(email)
    expect((await setPassword(test.newVisitor(), path, NEW_PASSWORD)).statusCode).toBe(303)
    await expectDead(path)
    expect(await logIn(NEW_PASSWORD)).toBe(303)
  })

  it('works once even when it is used twice at the same moment', async () => {
    await ask(email)
    const path = await linkFor(email)
    const responses = await Promise.all([
      setPassword(test.newVisitor(), path, NEW_PASSWORD),
      setPassword(test.newVisitor(), path, 'another horse'),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410])
  })

  it('works for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await ask(email)
    const path = await linkFor(email)
    vi.setSystemTime(Date.now() + 59 * 60_000)
    expect((await test.newVisitor().get(path)).statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 60_001)
    await expectDead(path)
  })

  it('is invalid after another change of the password', async () => {
    await ask(email)
    const path = await linkFor(email)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await client.postJson('/api/account/password', body)).statusCode).toBe(204)
    await expectDead(path)
  })

  it.each(['', '?token=', '?token=made-up'])('is invalid when it ends in %j', async (query) => {
    await expectDead(`/api/reset-password${query}`)
  })

  it('can not be read from the database', async () => {
    await ask(email)
    const token = tokenIn(await linkFor(email))
    const rows = JSON.stringify(await test.query('select * from password_resets'))
    expect(rows).toContain('tokenHash')
    expect(rows).not.toContain(token)
  })

  it('is sent three times an hour at most, so that no one can flood an inbox', async () => {
    for (let times = 0; times < 5; times += 1) await ask(email)
    const another = (await (await test.signUp()).me()).email
    await ask(another)
    await linkFor(another)
    expect(resetMails().filter(({ to }) => to.includes(email))).toHaveLength(3)
  })
})

describe('without a mail server', { timeout: 60_000 }, () => {
  it('the login page says who can help', async () => {
    const plain = await startTestApp()
    expect((await plain.visitor.get('/api/login')).body).toContain(
      'Forgot your password? The people who run this site can help you.',
    )
    expect((await plain.visitor.get('/api/forgot-password')).statusCode).toBe(404)
    const dead = await plain.visitor.get('/api/reset-password?token=made-up')
    expect([dead.statusCode, dead.body.includes('Whoever runs this site')]).toEqual([410, true])
    await plain.close()
  })

  it('a mail server that does not respond is not reported to the user', async () => {
    const dead = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: ORIGIN })
    await dead.signUp()
    const form = { email: 'user1@example.com' }
    expect((await dead.visitor.postForm('/api/forgot-password', form)).statusCode).toBe(200)
    await dead.close()
  })

  it('is sent by the next server when the first one ended before', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-mail-'))
    const environment = { DATA_DIR: dataDir, SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN }
    const first = await startTestApp(environment)
    await first
      .newVisitor()
      .postForm('/api/signup', { email: 'late@example.com', password: PASSWORD })
    const db = await first.connect()
    await insertMail(db, 'late@example.com')
    await insertMail(db, 'nobody@example.com')
    // One that was first tried more than an hour ago, by servers that were too busy to try it often.
    await first
      .newVisitor()
      .postForm('/api/signup', { email: 'given-up@example.com', password: PASSWORD })
    const old = await insertMail(db, 'given-up@example.com')
    await db
      .updateTable('forgottenPasswords')
      .set({ tries: 1, nextTryAt: Date.now() - HOUR_MS })
      .where('id', '=', old)
      .execute()
    await db.destroy()
    await first.close()

    const second = await startTestApp(environment)
    expect(await linkFor('late@example.com')).toContain('token=')
    const left = () => second.query('select * from forgotten_passwords')
    await expect.poll(left, PATIENCE).toEqual([])
    expect(mailbox.mails.some(({ to }) => to.includes('nobody@example.com'))).toBe(false)
    expect(resetMails().some(({ to }) => to.includes('given-up@example.com'))).toBe(false)
    await second.close()
    await deleteDatabaseIn(dataDir)
  })

  it('is tried again later, with a link of its own, when the mail server is away', async () => {
    const away = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: ORIGIN })
    await away.signUp()
    const email = 'user1@example.com'
    await away.visitor.postForm('/api/forgot-password', { email })
    const waiting = () =>
      away.query("select email, tries from forgotten_passwords where kind = 'reset'")
    await expect.poll(waiting, PATIENCE).toEqual([{ email, tries: 1 }])
    await expect.poll(() => away.query('select * from password_resets'), PATIENCE).toEqual([])
    await away.close()
  })

  it('the configuration requires the origin of links', async () => {
    await expect(startTestApp({ SMTP_URL: mailbox.url })).rejects.toThrow(
      'SMTP_URL needs PUBLIC_URL',
    )
  })
})

describe('npx --yes pnpm@12 accounts:reset-password', { timeout: 60_000 }, () => {
  const run = (...args: string[]) =>
    runCommandWith({ PUBLIC_URL: ORIGIN }, test.dataDir, 'cli/reset-password.ts', ...args)

  it('prints a link that sets a new password, while the server runs', async () => {
    const { stdout, stderr } = await run('--', email.toUpperCase())
    expect(stderr).toBe('')
    const [link = '', advice] = stdout.split('\n')
    expect(advice).toContain('once, within an hour')
    const path = link.slice(ORIGIN.length)
    expect((await setPassword(test.newVisitor(), path, NEW_PASSWORD)).statusCode).toBe(303)
    expect([await logIn(PASSWORD), await logIn(NEW_PASSWORD)]).toEqual([401, 303])
  })

  it('reports that it can’t reset a password', async () => {
    expect(await run('nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account with the e-mail "nobody@example.com".\n',
    })
    expect((await run()).stderr).toBe(
      'Usage: npx --yes pnpm@12 accounts:reset-password E-MAIL [--json]\n',
    )
  })
})
