/** The administration: who can see it, what it shows, and what it does. */
import type { AdminInvitation, AdminMeme, AdminUser, AuditEntry, Meme } from '@memesmith/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../database/schema.ts'
import { itOnce } from '../../testing/it-once.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { makePicture } from '../../testing/pictures.ts'
import { runCommandOn, runCommandWith } from '../../testing/run-command.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInWith } from '../auth/oidc/sign-in.service.ts'
import { keepHour } from './overview.service.ts'

let test: TestApp
let db: Db
let admin: Client
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  db = await test.connect()
  admin = await test.signUp('Grace')
  user = await test.signUp('Ada')
})
afterAll(async () => {
  await db.destroy()
  await test.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const rowsOf = async <Row>(url: string, client = admin): Promise<Row[]> =>
  (await client.get(url)).json().rows
const log = () => rowsOf<AuditEntry>('/api/admin/log')
const findUsers = (search: string) => rowsOf<AdminUser>(`/api/admin/users?q=${search}`)
const findMemes = (search: string) =>
  rowsOf<AdminMeme>(`/api/admin/memes?q=${encodeURIComponent(search)}`)
const act = (id: number, name: string, client = admin) =>
  client.postJson(`/api/admin/users/${id}/acts`, { act: name })
const callsOf = ({ shareUrl }: Meme) => shareUrl.replace('/m/', '/api/admin/memes/')
const actOn = (meme: Meme, name: string, reason?: string) =>
  admin.postJson(`${callsOf(meme)}/acts`, { act: name, reason })

async function makeMeme(owner: Client, topText: string): Promise<Meme> {
  const { url } = (await owner.upload(await makePicture('png', 64, 48))).json()
  return (await owner.postJson('/api/memes', { customImageUrl: url, topText })).json()
}

describe('an administrator', () => {
  it('is the first account of a new site, of many at once exactly one', async () => {
    const site = await startTestApp()
    const { config } = { config: { signUp: { policy: 'open', domains: [] } } } as const
    const connection = await site.connect()
    const people = Array.from({ length: 6 }, (_, index) => `person${index}@example.com`)
    await Promise.all(
      people.map((email, index) =>
        index % 2 === 0
          ? site.newVisitor().postForm('/api/signup', { email, password: PASSWORD })
          : signInWith(
              config,
              connection,
              { issuer: 'https://id.example.com', subject: email, email, firstName: undefined },
              '',
            ),
      ),
    )
    const administrators = 'select id from users where administrator_since is not null'
    expect(await site.query('select id from users')).toHaveLength(6)
    expect(await site.query(administrators)).toHaveLength(1)
    // Nobody is the next one when all accounts are gone.
    await site.query('delete from users')
    await site.signUp()
    expect(await site.query(administrators)).toEqual([])
    await connection.destroy()
    await site.close()
  })

  it('is whom a command promotes, until it takes that back or suspends them', async () => {
    const { email } = await user.me()
    const promote = (...args: string[]) =>
      runCommandOn(test.dataDir, 'cli/promote-account.ts', email, ...args)
    expect((await promote()).stderr).toContain('Add --yes to do it. Nothing was changed.')
    expect((await user.get('/api/admin/overview')).statusCode).toBe(404)
    expect((await promote('--yes')).stdout).toBe(`${email} is an administrator: /admin.\n`)
    expect((await user.get('/api/admin/overview')).statusCode).toBe(200)
    expect((await user.get('/api/account')).json().administrator).toBe(true)
    expect((await user.get('/admin')).statusCode).toBe(200)

    // They can't do anything to each other or to themselves.
    const [ada, grace] = [(await user.me()).id, (await admin.me()).id]
    for (const name of ['suspend', 'delete', 'sign-out', 'reset-link']) {
      for (const [client, id] of [
        [user, grace],
        [admin, ada],
        [admin, grace],
      ] as const) {
        const refused = await act(id, name, client)
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'account_protected'])
      }
    }
    expect((await admin.get('/api/admin/overview')).statusCode).toBe(200)

    const demoted = await promote('--undo', '--yes', '--json')
    // One stays, whatever a command asks for.
    const { email: last } = await admin.me()
    for (const command of ['promote-account', 'suspend-account']) {
      const undo = command === 'promote-account' ? ['--undo'] : []
      const refused = await runCommandOn(test.dataDir, `cli/${command}.ts`, last, ...undo, '--yes')
      expect([refused.code, refused.stderr]).toEqual([
        1,
        'This is the only administrator who can log in. Make another one first, with accounts:promote.\n',
      ])
    }
    expect((await admin.get('/api/admin/overview')).statusCode).toBe(200)
    expect(JSON.parse(demoted.stdout)).toEqual({ email, role: 'user' })
    expect((await user.get('/api/admin/overview')).statusCode).toBe(404)
    expect((await user.get('/admin')).statusCode).toBe(404)
    expect(await log()).toMatchObject([
      { actor: 'the command line', act: 'account-demoted', user: email },
      { actor: 'the command line', act: 'account-promoted', user: email },
    ])
  }, 90_000)

  it('sees numbers, how they grow, and the limits that hold; its deletion is warned of', async () => {
    const site = await startTestApp({ MEMES_PER_USER: '7' })
    const first = await site.signUp()
    const connection = await site.connect()
    await keepHour(connection, Date.now() - 3 * 24 * 3600_000)
    await makeMeme(first, 'one')
    await site.signUp()
    const answer = await first.get('/api/admin/overview')
    expect(answer.headers['cache-control']).toBe('no-store')
    const overview = answer.json()
    expect(overview).toMatchObject({
      users: { total: 2, lastDay: expect.any(Number), lastWeek: 1 },
      memes: { total: 1, lastWeek: 1 },
      version: (await first.get('/healthz')).json().version,
      hasReports: false,
      problems: [],
    })
    expect(overview.bytes.total).toBeGreaterThan(0)
    expect(overview.databaseBytes).toBeGreaterThan(overview.bytes.total)
    // Only PostgreSQL knows its disk.
    if (process.env.TEST_ENGINE === 'postgres') expect(overview.freeBytes).toBe(null)
    else expect(overview.freeBytes).toBeGreaterThan(0)
    expect(overview.mails).toBe(null)
    expect(overview.limits).toContainEqual({ setting: 'MEMES_PER_USER', value: '7' })

    // A proxy lets nobody ask /readyz.
    await site.query('alter table template_revision rename to gone')
    const problems = async () => (await first.get('/api/admin/overview')).json().problems
    await expect.poll(problems, { timeout: 5000 }).toEqual(['the database can not be written to'])
    await site.query('alter table gone rename to template_revision')

    const remove = (...args: string[]) =>
      runCommandOn(site.dataDir, 'cli/delete-account.ts', ...args)
    const { email } = await first.me()
    expect((await remove(email)).stderr).toContain('It is the only administrator.')
    expect((await first.get('/api/admin/overview')).statusCode).toBe(200)
    expect((await remove(email, '--yes')).stderr).toBe(
      'Nobody administers the site now: make somebody an administrator with accounts:promote.\n',
    )
    await connection.destroy()
    await site.close()
  })
})

itOnce('sees whether e-mails are sent, and a command tries it', { timeout: 60_000 }, async () => {
  const mailbox = await startMailbox()
  const mail = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://memes.example.com' }
  const site = await startTestApp(mail)
  const first = await site.signUp()
  const numbers = async () => (await first.get('/api/admin/overview')).json().mails
  await expect.poll(() => mailbox.mails.length, { timeout: 10_000 }).toBe(1)
  const before = await numbers()

  const send = (to: string, settings: NodeJS.ProcessEnv = mail) =>
    runCommandWith(settings, site.dataDir, 'cli/test-mail.ts', to)
  const sent = await send('Operator@example.com')
  expect([sent.code, sent.stderr]).toEqual([0, ''])
  expect(sent.stdout).toContain('from noreply@memes.example.com to operator@example.com.')
  expect(mailbox.mails[1]).toMatchObject({ to: ['operator@example.com'] })
  mailbox.unknown.add('nobody@example.com')
  expect((await send('nobody@example.com')).stderr).toBe(
    'The e-mail could not be sent: the mail server refused it: RCPT TO 550 5.1.1 <…>: Recipient address rejected\n',
  )
  expect((await send('operator@example.com', {})).stderr).toContain('SMTP_URL is not set')
  expect((await send('operator')).stderr).toContain('Usage: npx --yes pnpm@12 mail:test E-MAIL')

  await mailbox.close()
  await site.visitor.postForm('/api/forgot-password', { email: (await first.me()).email })
  await expect.poll(numbers, { timeout: 10_000 }).toEqual({
    ...before,
    failed: before.failed + 1,
    lastFailure: { at: expect.any(String), reason: expect.stringContaining('ECONNREFUSED') },
  })
  await site.close()
})

it('lists and revokes invitations, as a command does', async () => {
  const site = await startTestApp({ SIGN_UP: 'invite' })
  const run = (command: string, ...args: string[]) =>
    runCommandWith({ SIGN_UP: 'invite' }, site.dataDir, `cli/${command}.ts`, ...args)
  const invite = async (...args: string[]): Promise<string> =>
    JSON.parse((await run('invite', '--json', ...args)).stdout).link
  const signUp = (link: string, email: string) =>
    site.newVisitor().postForm('/api/signup', {
      email,
      password: PASSWORD,
      invitation: new URL(link).searchParams.get('invitation') ?? '',
    })
  const first = site.newVisitor()
  const invitation = new URL(await invite()).searchParams.get('invitation') ?? ''
  await first.postForm('/api/signup', { email: 'a@example.com', password: PASSWORD, invitation })

  const [one, class30] = [await invite(), await invite('--uses', '30')]
  const list = () => rowsOf<AdminInvitation>('/api/admin/invitations', first)
  const [newest, older] = await list()
  expect([newest?.usesLeft, older?.usesLeft]).toEqual([30, 1])
  expect(JSON.stringify(await list())).not.toContain(new URL(one).searchParams.get('invitation'))
  const revoke = (id = '') => first.send({ method: 'DELETE', url: `/api/admin/invitations/${id}` })
  expect((await revoke(newest?.id)).statusCode).toBe(204)
  expect((await revoke(newest?.id)).json().message).toBe('There is no such invitation.')
  expect((await signUp(class30, 'b@example.com')).statusCode).toBe(403)

  expect((await run('invitations')).stdout).toMatch(
    new RegExp(`^id +made +until +accounts left\\n${older?.id} .* 1\\n$`),
  )
  expect((await run('invitations', '--revoke', one, '--yes')).stdout).toContain(
    `${older?.id} is revoked`,
  )
  expect((await run('invitations', '--revoke', one, '--yes')).stderr).toBe(
    'There is no such invitation.\n',
  )
  expect((await signUp(one, 'b@example.com')).statusCode).toBe(403)
  expect(await list()).toEqual([])
  expect((await run('invitations')).stdout).toBe('Nobody has an invitation.\n')
  expect(await rowsOf<AuditEntry>('/api/admin/log', first)).toMatchObject([
    { actor: 'the command line', act: 'invitation-revoked', details: 'one account' },
    { actor: 'a@example.com', act: 'invitation-revoked', details: '30 accounts' },
    { act: 'invitation-made' },
    { act: 'invitation-made' },
    { act: 'invitation-made' },
  ])
  await site.close()
}, 120_000)

describe('an account', () => {
  it('is found, and shows what it has and when it was last used', async () => {
    const { id, email } = await user.me()
    await makeMeme(user, 'a first one')
    expect(await findUsers(email.toUpperCase())).toEqual([
      {
        id,
        email,
        firstName: 'Ada',
        state: 'active',
        isAdministrator: false,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        lastSeen: new Date().toISOString().slice(0, 10),
        memeCount: 1,
        bytes: expect.any(Number),
        keys: 0,
      },
    ])
    expect(await findUsers('%25')).toEqual([])
    const all = await rowsOf<AdminUser>('/api/admin/users')
    expect(all.map(({ firstName }) => firstName)).toEqual(['Ada', 'Grace'])
  })

  itOnce('is suspended, let in again, signed out, given a link, and deleted', async () => {
    const owner = await test.signUp('Eve')
    const { id, email } = await owner.me()
    const meme = await makeMeme(owner, 'hello')
    const status = async () => (await test.visitor.get(meme.shareUrl)).statusCode

    expect((await act(id, 'suspend')).json()).toEqual({})
    expect([(await owner.get('/api/memes')).statusCode, await status()]).toEqual([401, 410])
    expect(await findUsers(email)).toMatchObject([{ state: 'suspended' }])
    await act(id, 'unsuspend')
    expect(await status()).toBe(200)

    await owner.postForm('/api/login', { email, password: PASSWORD })
    expect((await owner.get('/api/memes')).statusCode).toBe(200)
    await act(id, 'sign-out')
    expect((await owner.get('/api/memes')).statusCode).toBe(401)

    const { link } = (await act(id, 'reset-link')).json()
    const { pathname, search } = new URL(link)
    expect((await owner.get(pathname + search)).statusCode).toBe(200)

    await act(id, 'delete')
    expect([await status(), await findUsers(email)]).toEqual([404, []])
    expect((await act(id, 'delete')).json().message).toBe('There is no such account.')

    const acts = ['deleted', 'reset', 'signed-out', 'unsuspended', 'suspended']
    const mine = { actor: (await admin.me()).email, user: `account ${id} (deleted)` }
    const entries = (await log()).slice(0, acts.length)
    expect(entries).toMatchObject(acts.map((name) => ({ act: `account-${name}`, ...mine })))
    // The address of a deleted account is nowhere any more.
    expect(JSON.stringify(await test.query('select * from audit_log'))).not.toContain(email)
  })
})

describe('a meme', () => {
  it('is found by its link, its user and its text, and each search is stored', async () => {
    const { id, email } = await user.me()
    const meme = await makeMeme(user, 'A Very Rare Word')
    const shareId = meme.shareUrl.split('/').at(-1) ?? ''
    const isFound = { shareId, owner: email, isDeleted: false, takenDownAt: null }
    expect(await findMemes(`https://memes.example.com${meme.memeImageUrl}`)).toMatchObject([
      isFound,
    ])
    expect(await findMemes('very RARE w')).toMatchObject([isFound])
    expect((await findMemes(email))[0]).toMatchObject(isFound)
    expect(await findMemes('very_rare')).toEqual([])
    expect(await findMemes('very\0 rare')).toMatchObject([isFound])
    expect(await findUsers('%00')).not.toEqual([])
    expect((await log()).slice(0, 5)).toMatchObject([
      { act: 'memes-searched', details: 'very rare' },
      { act: 'memes-searched', details: 'very_rare', user: null },
      { act: 'memes-searched', details: '', user: email },
      { act: 'memes-searched', details: 'very RARE w' },
      { act: 'memes-searched', shareId },
    ])
    const { stdout } = await runCommandOn(test.dataDir, 'cli/find-memes.ts', 'rare word', '--json')
    expect(JSON.parse(stdout)).toMatchObject([{ user: email }])
    expect(await log()).toEqual(
      expect.arrayContaining([expect.objectContaining({ actor: 'the command line' })]),
    )
    expect(id).toBeGreaterThan(0)
  })

  it('is found by what it says in any script and case, and not by how it is drawn', async () => {
    const meme = await makeMeme(user, 'ПРИВЕТ, Élan:\n"quoted"')
    for (const wanted of ['привет, élan', 'elan:\n"quoted', 'QUOTED"', 'ПРИВЕТ']) {
      expect(await findMemes(wanted), wanted).toMatchObject([
        { shareId: meme.shareUrl.split('/').at(-1) },
      ])
    }
    for (const wanted of ['fontSize', '"type"', 'Arial', 'caption']) {
      expect(await findMemes(wanted), wanted).toEqual([])
    }
  })

  it('is searched a part at a time', async () => {
    const meme = await makeMeme(user, 'the needle')
    // A site of a hundred thousand more memes.
    const copy =
      'insert into memes (id, user_id, share_id, title, document, image_id, is_public, created_at)'
    const far = meme.id + 100_500
    await test.query(
      `${copy} select ${far}, user_id, 'xxxxxxxxxxxxxxxxxxxxxx', title, '{}', image_id, 0, 1 from memes where id = ${meme.id}`,
    )
    const first = (await admin.get('/api/admin/memes?q=needle')).json()
    expect(first).toEqual({ rows: [], next: far + 1 - 100_000 })
    const second = (await admin.get(`/api/admin/memes?q=needle&before=${first.next}`)).json()
    expect(second.rows).toHaveLength(1)
    await test.query(`delete from memes where id = ${far}`)
  })

  itOnce('is looked at, taken down for everyone at once, and restored', async () => {
    const meme = await makeMeme(user, 'something bad')
    const see = () => admin.get(`${callsOf(meme)}/picture`)
    const shown = (await user.get(meme.memeImageUrl)).rawPayload
    const statuses = async () =>
      Promise.all(
        [meme.shareUrl, meme.memeImageUrl, meme.memeImageUrl.replace('png', 'webp')].map(
          async (url) => (await test.visitor.get(url)).statusCode,
        ),
      )
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await actOn(meme, 'take-down', ' a complaint \0')).statusCode).toBe(204)
    expect(await statuses()).toEqual([410, 410, 410])
    expect((await user.get('/api/memes')).json()).not.toContainEqual(
      expect.objectContaining({ id: meme.id }),
    )
    const picture = await see()
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(picture.rawPayload.equals(shown)).toBe(true)
    const [takenDown] = await findMemes('')
    expect(takenDown).toMatchObject({ reason: 'a complaint', isRestorable: true })

    expect((await actOn(meme, 'restore')).statusCode).toBe(204)
    expect(await statuses()).toEqual([200, 200, 200])
    const refused = await actOn(meme, 'restore')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_restorable'])
    const shareId = meme.shareUrl.split('/').at(-1)
    expect((await log()).slice(0, 3)).toMatchObject([
      { act: 'meme-restored', shareId },
      { act: 'meme-seen', shareId, actor: (await admin.me()).email },
      { act: 'meme-taken-down', shareId, details: 'a complaint' },
    ])
    expect((await admin.get(`/api/admin/memes/${'x'.repeat(22)}/picture`)).statusCode).toBe(404)
  })

  itOnce('is searched and looked at by nobody whom another site sends', async () => {
    const meme = await makeMeme(user, 'lure')
    const urls = ['/api/admin/memes?q=made-up', `${callsOf(meme)}/picture`, '/api/admin/log']
    for (const site of ['cross-site', 'same-site', 'same-origin']) {
      const status = site === 'same-origin' ? 200 : 404
      for (const url of urls) {
        const answer = await admin.send({ url, headers: { 'sec-fetch-site': site } })
        expect(answer.statusCode, `${url} ${site}`).toBe(status)
      }
    }
    // A link in an e-mail opens the page, but without what the page would search for.
    const headers = { 'sec-fetch-site': 'cross-site' }
    const page = await admin.send({ url: '/admin?tab=memes&q=made-up', headers })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/admin?tab=memes'])
    const reports = await admin.send({ url: '/admin?tab=reports', headers })
    expect(reports.statusCode).toBe(200)
    expect((await admin.get('/admin?tab=memes&q=mine')).statusCode).toBe(200)
    const [seen, searched, before] = await log()
    expect([seen?.act, searched?.details]).toEqual(['meme-seen', 'made-up'])
    expect(before?.details).not.toBe('made-up')
  })

  itOnce('shows an administrator nothing else: no upload, no thumbnail, no prompt', async () => {
    const meme = await makeMeme(user, 'private')
    for (const url of [meme.customImageUrl ?? '', meme.thumbnailUrl]) {
      expect((await user.get(url)).statusCode).toBe(200)
      expect((await admin.get(url)).statusCode).toBe(404)
    }
    const [found] = await findMemes(meme.shareUrl)
    expect(Object.keys(found ?? {}).sort()).toEqual(
      'createdAt isDeleted isRestorable owner reason shareId takenDownAt title'.split(' '),
    )
  })
})
