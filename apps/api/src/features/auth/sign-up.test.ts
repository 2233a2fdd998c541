/** Who may sign up, and whose memes can be seen by others. */
import { LIVE_PROGRESS_TYPE } from '@memesmith/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { type OidcServer, startOidcServer } from '../../testing/oidc-server.ts'
import { runCommandWith } from '../../testing/run-command.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createInvitation } from '../../users/create-invitation.ts'
import { MAILS_PER_DAY, MAILS_PER_NETWORK } from './reset/link-mails.ts'

const ORIGIN = 'https://memes.example.com'
const BY_INVITATION = 'Sign-up is by invitation here.'

let test: TestApp
afterEach(() => test.close())

let people = 0
const signUp = (client: Client, more: Record<string, string> = {}) => {
  people += 1
  const form = { email: `person${people}@example.com`, password: PASSWORD, ...more }
  return client.postForm('/api/signup', form)
}

async function invite(uses: number): Promise<string> {
  const db = await test.connect()
  const { token } = await createInvitation(db, { uses, days: 7 })
  await db.destroy()
  return token
}

describe('SIGN_UP=invite', { timeout: 60_000 }, () => {
  it('admits as many people as an invitation has uses, and says so everywhere', async () => {
    test = await startTestApp({ SIGN_UP: 'invite' })
    expect((await test.visitor.get('/api/site')).json()).toMatchObject({
      signUpLine: BY_INVITATION,
    })
    expect((await test.visitor.get('/')).body).toContain(BY_INVITATION)
    const plain = await test.visitor.get('/api/login')
    expect(plain.body).toContain(BY_INVITATION)
    expect(plain.body).not.toContain('action="/api/signup"')
    const refused = await signUp(test.visitor)
    expect([refused.statusCode, refused.body.includes(BY_INVITATION)]).toEqual([403, true])

    const { stdout } = await runCommandWith(
      { SIGN_UP: 'invite', PUBLIC_URL: ORIGIN },
      test.dataDir,
      'cli/invite.ts',
      '--uses=2',
      '--json',
    )
    const { link, uses } = JSON.parse(stdout)
    const url = new URL(link)
    expect([url.origin, url.hash, uses]).toEqual([ORIGIN, '#signup', 2])
    expect(await test.query('select act, details from audit_log')).toEqual([
      { act: 'invitation-made', details: '2 accounts, 7 days' },
    ])
    const page = await test.visitor.get(url.pathname + url.search)
    const invitation = /name="invitation" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect(page.body).toContain('action="/api/signup"')

    // A form with a mistake, or for an account that exists, uses nothing.
    const weak = await signUp(test.visitor, { invitation, password: 'short' })
    expect([weak.statusCode, weak.body.includes(invitation)]).toEqual([422, true])
    const email = 'ada@example.com'
    expect((await signUp(test.newVisitor(), { invitation, email })).statusCode).toBe(303)
    expect((await signUp(test.newVisitor(), { invitation, email })).statusCode).toBe(409)

    const rest = [1, 2, 3].map(() => signUp(test.newVisitor(), { invitation }))
    const statuses = (await Promise.all(rest)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([303, 403, 403])
    const over = await test.visitor.get(url.pathname + url.search)
    expect(over.body).toContain('This invitation was used already, or it has expired.')
    expect(await test.query('select * from invitations')).toMatchObject([{ usesLeft: 0 }])
    // No password is hashed for who is not admitted: of so many at once, most would be told to wait.
    const many = Array.from({ length: 200 }, () => signUp(test.visitor, { invitation }))
    const answers = (await Promise.all(many)).map(({ statusCode }) => statusCode)
    expect(new Set(answers)).toEqual(new Set([403]))
  })

  it('ends with the time of the invitation', async () => {
    test = await startTestApp({ SIGN_UP: 'invite' })
    const invitation = await invite(5)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600_000 })
    const { statusCode } = await signUp(test.visitor, { invitation })
    vi.useRealTimers()
    expect(statusCode).toBe(403)
  })
})

describe('SIGN_UP=closed', () => {
  it('admits no one, but lets people log in', async () => {
    test = await startTestApp({ SIGN_UP: 'closed', SIGN_UP_DOMAINS: 'example.com' })
    expect((await test.visitor.get('/api/login')).body).toContain('Sign-up is closed here.')
    expect((await signUp(test.visitor, { invitation: await invite(1) })).statusCode).toBe(403)
    expect((await test.visitor.get('/api/login')).body).toContain('action="/api/login"')
  })
})

describe('SIGN_UP_DOMAINS', () => {
  it('admits addresses of these domains only', async () => {
    test = await startTestApp({ SIGN_UP_DOMAINS: 'Example.org, example.com' })
    const others = ['ada@example.net', 'ada@sub.example.com', 'ada@example.com.evil.net']
    for (const email of others) {
      const response = await signUp(test.visitor, { email })
      expect([response.statusCode, email]).toEqual([403, email])
      expect(response.body).toContain('at example.org, example.com here')
    }
    expect((await signUp(test.visitor, { email: 'Ada@EXAMPLE.org' })).statusCode).toBe(303)
  })
})

describe('single sign-on', { timeout: 60_000 }, () => {
  let oidc: OidcServer
  beforeAll(async () => {
    oidc = await startOidcServer(ORIGIN)
  })
  afterAll(() => oidc.close())

  async function enter(subject: string, path: string) {
    oidc.users.set(subject, { email: `${subject}@example.com`, email_verified: true })
    oidc.next = { login: { accountId: subject } }
    const client = test.newVisitor()
    const { headers } = await client.get(path)
    const back = await oidc.visit(String(headers.location))
    return await client.get(back.pathname + back.search)
  }

  it('needs an invitation only for the first sign-in', async () => {
    test = await startTestApp({ ...oidc.environment, SIGN_UP: 'invite' })
    const refused = await enter('ada', '/api/login')
    expect([refused.statusCode, refused.body.includes(BY_INVITATION)]).toEqual([403, true])
    const path = `/api/login?invitation=${await invite(1)}`
    expect((await enter('ada', path)).statusCode).toBe(302)
    expect((await enter('ada', '/api/login')).statusCode).toBe(302)
    expect((await enter('bob', path)).statusCode).toBe(403)
  })
})

describe('an address that is not verified', { timeout: 60_000 }, () => {
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await startMailbox()
  })
  afterAll(() => mailbox.close())

  async function linkFor(email: string, count: number): Promise<string> {
    const mails = () => mailbox.mails.filter(({ to }) => to.includes(email))
    await vi.waitFor(() => expect(mails()).toHaveLength(count), { timeout: 10_000 })
    return /https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0].slice(ORIGIN.length) ?? ''
  }

  /** Asks for a password link, in a network. */
  const forget = (email: string, network: string) =>
    test.visitor.send({
      method: 'POST',
      url: '/api/forgot-password',
      payload: new URLSearchParams({ email }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': network,
      },
    })

  it('keeps its memes to itself until its link is opened and confirmed', async () => {
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
    const owner = await test.signUp('Ada')
    const me = await owner.me()
    expect(me).toMatchObject({ unverified: true })
    const meme = (await owner.postJson('/api/memes', { templateId: 1 })).json()
    const page = await test.visitor.get(meme.shareUrl)
    expect([page.statusCode, page.body.includes('has to confirm their e-mail')]).toEqual([
      403,
      true,
    ])
    expect(
      (await test.visitor.get(`/api${meme.shareUrl.replace('/m/', '/share/')}`)).json(),
    ).toMatchObject({ code: 'meme_not_found' })
    // Only the owner gets the picture.
    const { headers } = await test.visitor.get(meme.memeImageUrl)
    const own = String(headers.location)
    expect((await test.visitor.get(own)).statusCode).toBe(404)
    expect((await owner.get(own)).headers['content-type']).toBe('image/png')

    const first = await linkFor(me.email, 1)
    expect((await owner.postJson('/api/account/verification', {})).statusCode).toBe(204)
    const second = await linkFor(me.email, 2)
    expect(second).not.toBe(first)
    const question = await owner.get(second)
    expect([question.statusCode, question.body.includes(me.email)]).toEqual([200, true])
    expect(question.body).not.toContain('type="password"')
    expect((await owner.me()).unverified).toBe(true)

    const token = new URL(second, ORIGIN).searchParams.get('token') ?? ''
    expect((await owner.postForm('/api/verify-email', { token })).statusCode).toBe(200)
    expect((await owner.me()).unverified).toBeUndefined()
    expect((await test.visitor.get(meme.shareUrl)).statusCode).toBe(200)
    expect((await test.visitor.get(meme.memeImageUrl)).headers['content-type']).toBe('image/png')
    // Both links are used up, and nothing more is sent.
    for (const link of [first, second]) expect((await test.visitor.get(link)).statusCode).toBe(410)
    await owner.postJson('/api/account/verification', {})
    await expect.poll(() => test.query('select * from forgotten_passwords')).toEqual([])
    await linkFor(me.email, 2)
  })

  it('is confirmed in no other session without the password: a stranger may have signed up with it', async () => {
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
    const [stranger, owner, email] = [test.newVisitor(), test.newVisitor(), 'mine@example.com']
    await signUp(stranger, { email })
    const link = await linkFor(email, 1)
    const token = new URL(link, ORIGIN).searchParams.get('token') ?? ''
    const confirm = async (client: Client, password: string) =>
      await client.postForm('/api/verify-email', { token, password })
    for (const client of [owner, await test.signUp('Other')]) {
      const question = await client.get(link)
      expect([question.statusCode, question.body.includes('type="password"')]).toEqual([200, true])
      for (const password of ['', 'a guess']) {
        const refused = await confirm(client, password)
        expect(refused.statusCode).toBe(401)
        expect(refused.body).toContain('That e-mail and password do not belong together.')
      }
    }
    expect((await stranger.me()).unverified).toBe(true)
    expect((await confirm(owner, PASSWORD)).statusCode).toBe(200)
    expect((await stranger.me()).unverified).toBeUndefined()
    // It confirms, and no more.
    expect((await owner.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('gets a number of mails a day, whatever they are about and whoever asks', async () => {
    const settings = { SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN }
    test = await startTestApp({ ...settings, RATE_LIMIT_FACTOR: '0.3', TRUST_PROXY: '1' })
    const email = 'many@example.com'
    let networks = 0
    const forgetElsewhere = () => {
      networks += 1
      return forget(email, `198.51.100.${networks}`)
    }
    const first = test.newVisitor()
    await signUp(first, { email })
    await linkFor(email, 1)
    await forgetElsewhere()
    await linkFor(email, 2)
    await first.postJson('/api/account/delete', { confirmation: PASSWORD })
    const owner = test.newVisitor()
    await signUp(owner, { email })
    await linkFor(email, MAILS_PER_DAY * 0.3)
    await forgetElsewhere()
    await expect.poll(() => test.query('select * from forgotten_passwords')).toEqual([])
    await linkFor(email, MAILS_PER_DAY * 0.3)
    // One that is not sent is no open link, which would count.
    expect(await test.query('select * from password_resets')).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600_000 })
    await forgetElsewhere()
    await linkFor(email, MAILS_PER_DAY * 0.3 + 1)
    vi.useRealTimers()
    // No flood hides that an account was taken over.
    const thief = { email: 'thief@example.net', password: PASSWORD }
    await owner.postJson('/api/account/email', thief)
    await forgetElsewhere()
    await forgetElsewhere()
    const token = new URL(await linkFor(thief.email, 1), ORIGIN).searchParams.get('token') ?? ''
    expect((await owner.postForm('/api/confirm-email', { token, password: '' })).statusCode).toBe(
      200,
    )
    const news = () => mailbox.mails.filter(({ text }) => text.includes('has another e-mail'))
    await vi.waitFor(() => expect(news()).toHaveLength(1), { timeout: 10_000 })
  })

  it('gets its password links, whatever people of another network ask for', async () => {
    const more = { RATE_LIMIT_FACTOR: '0.5', TRUST_PROXY: '1' }
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN, ...more })
    const email = 'flooded@example.com'
    await signUp(test.newVisitor(), { email })
    await linkFor(email, 1)
    const ofNetwork = MAILS_PER_NETWORK * 0.5
    for (let asked = 0; asked <= ofNetwork; asked += 1) {
      expect((await forget(email, '203.0.113.7')).statusCode).toBe(200)
    }
    await linkFor(email, 1 + ofNetwork)
    await forget(email, '198.51.100.9')
    await linkFor(email, 2 + ofNetwork)
  })

  it('has a small collection until it is confirmed', async () => {
    const settings = { STORAGE_UNVERIFIED_MB: '0.03125', STORAGE_PER_USER_MB: '1' }
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN, ...settings })
    const [owner, email] = [test.newVisitor(), 'small@example.com']
    await signUp(owner, { email })
    const save = () => owner.postJson('/api/memes', { templateId: 1 })
    const limit = async () => (await owner.get('/api/account')).json().storageLimit
    let response = await save()
    for (let times = 0; response.statusCode === 201 && times < 100; times += 1) {
      response = await save()
    }
    expect([response.statusCode, response.json().message, await limit()]).toEqual([
      413,
      'Until you confirm your e-mail address, this site keeps 32 KB for you. Open the link in the e-mail that you got, then try again.',
      2 ** 15,
    ])
    const link = await linkFor(email, 1)
    const token = new URL(link, ORIGIN).searchParams.get('token') ?? ''
    expect((await owner.postForm('/api/verify-email', { token })).statusCode).toBe(200)
    expect([(await save()).statusCode, await limit()]).toEqual([201, 2 ** 20])
  })

  it('gives the GIF of a meme that moves to its owner alone', async () => {
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
    const [owner, other] = [await test.signUp('Ada'), await test.signUp('Bob')]
    const customImageUrl = (await owner.upload(makeMoving({}))).json().url
    const { animationUrl } = (await owner.postJson('/api/memes', { customImageUrl })).json()
    const url = animationUrl.replace('.webp', '.gif')
    const follow = (client: Client) =>
      client.send({ method: 'GET', url, headers: { accept: LIVE_PROGRESS_TYPE } })
    for (const stranger of [test.visitor, other]) {
      const { statusCode, headers } = await stranger.get(url)
      expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
      expect((await stranger.get(String(headers.location))).statusCode).toBe(404)
      const unknown = await stranger.get(`/m/${'x'.repeat(16)}.gif`)
      const progress = await follow(stranger)
      expect([progress.statusCode, progress.body]).toEqual([404, unknown.body])
    }
    expect(await test.query('select id from memes where gif_id is not null')).toEqual([])

    const progress = await follow(owner)
    expect([progress.statusCode, progress.headers['cache-control']]).toEqual([200, 'no-store'])
    const { headers, rawPayload } = await owner.get(`${url}?download`)
    // After how far it has come, if it takes long.
    const result = JSON.parse(progress.body.trimEnd().split('\n').at(-1) ?? '')
    expect(result).toEqual({ byteLength: rawPayload.length })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="meme-\d+\.gif"$/),
      'content-type': 'image/gif',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept, cookie',
    })
    // It is kept now, and still only for its owner.
    expect(await test.query('select id from memes where gif_id is not null')).toHaveLength(1)
    for (const stranger of [test.visitor, other]) {
      expect((await stranger.get(url)).statusCode).toBe(302)
      expect((await follow(stranger)).statusCode).toBe(404)
    }
  })

  it('is not asked for from accounts of before, nor without a mail server', async () => {
    test = await startTestApp()
    const owner = await test.signUp()
    const meme = (await owner.postJson('/api/memes', { templateId: 1 })).json()
    expect((await test.visitor.get(meme.shareUrl)).statusCode).toBe(200)
    await test.app.close()
    const settings = { DATA_DIR: test.dataDir, SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN }
    const later = await startTestApp(settings)
    expect((await later.visitor.get(meme.shareUrl)).statusCode).toBe(200)
    await later.close()
  })

  it('gets few mails that its owner has not asked for, also about accounts that are deleted', async () => {
    const settings = { SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN, RATE_LIMIT_FACTOR: '0.2' }
    test = await startTestApp(settings)
    const statuses: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const stranger = test.newVisitor()
      statuses.push((await signUp(stranger, { email: 'victim@example.com' })).statusCode)
      await stranger.postJson('/api/account/delete', { confirmation: PASSWORD })
    }
    expect(statuses).toEqual([303, 303, 429])
  })

  it('is verified by a password link, which went to it', async () => {
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: ORIGIN })
    const email = 'forgetful@example.com'
    const owner = test.newVisitor()
    await signUp(owner, { email })
    await linkFor(email, 1)
    await test.visitor.postForm('/api/forgot-password', { email })
    const token = new URL(await linkFor(email, 2), ORIGIN).searchParams.get('token') ?? ''
    await owner.postForm('/api/reset-password', { token, password: 'correct horse battery' })
    expect((await owner.me()).unverified).toBeUndefined()
  })
})
