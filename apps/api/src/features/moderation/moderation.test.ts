/** The operator's commands about people and memes, beside the running server. */

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, type Meme } from '@memesmith/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { up as decideOldTakedowns } from '../../database/migrations/0049-old-takedowns.ts'
import type { Db } from '../../database/schema.ts'
import { databaseIn, deleteDatabaseIn } from '../../database/testing/test-database.ts'
import type { SiteStorage } from '../../storage/image-storage.ts'
import { openImageStorage } from '../../storage/open-image-storage.ts'
import { makeAnimatedGif } from '../../testing/animations.ts'
import { makePicture } from '../../testing/pictures.ts'
import { runCommandOn } from '../../testing/run-command.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { COMMAND_LINE } from '../audit/audit.repository.ts'
import { purgeDeleted } from '../memes/bin/purge-deleted.service.ts'

import { restore, takeDown } from './moderation.service.ts'

const DAY_MS = 24 * 3600_000

let dataDir: string
let test: TestApp
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  test = await startTestApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await test.close()
  await deleteDatabaseIn(dataDir)
})
afterEach(() => {
  vi.useRealTimers()
})

const run = (command: string, ...args: string[]) =>
  runCommandOn(dataDir, `cli/${command}.ts`, ...args)

const siteOf = async (db: Db): Promise<SiteStorage> => ({
  db,
  images: openImageStorage(readConfig(await databaseIn(dataDir)), db),
})

const rowsOf = async (command: string, ...args: string[]) =>
  JSON.parse((await run(command, ...args, '--json')).stdout)

async function makeMeme(owner: Client, topText: string): Promise<Meme> {
  const { url } = (await owner.upload(await makePicture('png', 64, 48))).json()
  return (await owner.postJson('/api/memes', { customImageUrl: url, topText })).json()
}

const statuses = async (...urls: string[]) =>
  await Promise.all(urls.map(async (url) => (await test.visitor.get(url)).statusCode))

describe('accounts', { timeout: 120_000 }, () => {
  it('are listed, suspended, let in again and deleted', async () => {
    // The first account belongs to an administrator, and stays.
    await test.signUp('Grace')
    const owner = await test.signUp('Ada')
    const { email } = await owner.me()
    const meme = await makeMeme(owner, 'hello')
    const table = await run('list-accounts')
    expect(table.stdout).toMatch(
      /^ *id {2}email +name +role +state +created +last seen +memes +bytes\n/,
    )
    expect(await rowsOf('list-accounts', 'ADA')).toMatchObject([
      {
        email,
        name: 'Ada',
        role: 'user',
        state: 'active',
        memes: 1,
        created: expect.stringMatching(/T[\d:.]+Z$/),
        lastSeen: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(await rowsOf('list-accounts', '%')).toEqual([])

    // Nobody answers prompts here.
    const asked = await run('suspend-account', email)
    expect([asked.code, asked.stderr]).toEqual([
      1,
      `Suspend ${email}, and hide the memes that they share? Add --yes to do it. Nothing was changed.\n`,
    ])
    expect((await run('suspend-account', email, '--yes')).stderr).toBe('')
    expect((await owner.get('/api/memes')).statusCode).toBe(401)
    const login = { email, password: PASSWORD }
    const refused = await test.newVisitor().postForm('/api/login', login)
    expect([refused.statusCode, refused.body.includes('This account is suspended.')]).toEqual([
      403,
      true,
    ])
    const shared = [meme.shareUrl, meme.memeImageUrl, meme.shareUrl.replace('/m/', '/api/share/')]
    expect(await statuses(...shared)).toEqual([410, 410, 410])
    expect(await rowsOf('list-accounts', email)).toMatchObject([{ state: 'suspended' }])
    // A password link does not let them in either.
    const { link } = await rowsOf('reset-password', email)
    const token = new URL(link).searchParams.get('token') ?? ''
    await owner.postForm('/api/reset-password', { token, password: 'correct horse battery' })
    expect((await owner.get('/api/memes')).statusCode).toBe(401)

    const back = { email, state: 'active' }
    expect(await rowsOf('suspend-account', email, '--undo')).toEqual(back)
    expect(await rowsOf('suspend-account', email, '--undo')).toEqual(back)
    expect(await statuses(...shared)).toEqual([200, 200, 200])
    const again = { email, password: 'correct horse battery' }
    expect((await owner.postForm('/api/login', again)).statusCode).toBe(303)

    expect((await run('delete-account', email, '--yes')).stdout).toBe(
      `deleted ${email}, with 1 meme and all uploads\n`,
    )
    expect(await statuses(...shared)).toEqual([404, 404, 404])
    expect((await run('delete-account', email, '--yes')).stderr).toContain('There is no account')
  })
})

describe('a meme', { timeout: 120_000 }, () => {
  it('is found, taken down for everyone at once, and restored', async () => {
    const owner = await test.signUp()
    const { email } = await owner.me()
    const [bad, good] = [await makeMeme(owner, 'The BAD 100% one'), await makeMeme(owner, 'fine')]
    const link = `https://memes.example.com${bad.memeImageUrl}?x=1`
    for (const wanted of [link, 'bad 100% ONE']) {
      const found = await rowsOf('find-memes', wanted)
      expect(found).toMatchObject([{ user: email, state: 'kept' }])
      expect(found[0].link.endsWith(bad.shareUrl)).toBe(true)
    }
    expect(await rowsOf('find-memes', email)).toHaveLength(2)

    // Its picture is in the cache of the server.
    const etag = String((await test.visitor.get(bad.memeImageUrl)).headers.etag)
    const removed = await run('remove-memes', link, '--reason', 'a complaint', '--yes')
    expect(removed.stdout).toContain('is taken down; --undo restores it within 30 days')
    const page = await test.visitor.get(bad.shareUrl)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(page.body).toContain('The people who run this site have taken it down.')
    expect(page.body).not.toContain('a complaint')
    // Its owner sees that, and why; nobody else does.
    const told = async (client: Client) => (await client.get(calls.listDecisions.path)).json()
    expect(await told(owner)).toEqual([
      expect.objectContaining({ title: bad.title, act: 'removed', details: 'a complaint' }),
    ])
    expect(await told(await test.signUp())).toEqual([])
    const webp = bad.memeImageUrl.replace('.png', '.webp')
    const api = bad.shareUrl.replace('/m/', '/api/share/')
    expect(await statuses(bad.memeImageUrl, webp, api)).toEqual([410, 410, 410])
    const headers = { 'if-none-match': etag }
    const cached = await test.visitor.send({ url: bad.memeImageUrl, headers })
    expect(cached.statusCode).toBe(410)
    // Its owner no longer has it, and can't restore it.
    await owner.postJson('/api/memes/restore', { ids: [bad.id] })
    expect((await owner.get('/api/memes')).json()).toMatchObject([{ id: good.id }])
    expect((await owner.get(bad.thumbnailUrl)).statusCode).toBe(404)
    expect((await rowsOf('find-memes', link))[0].state).toBe('taken down: a complaint')
    expect(await statuses(good.shareUrl)).toEqual([200])

    // It is kept for 30 days.
    const db = await test.connect()
    await purgeDeleted(db, Date.now() + 29 * DAY_MS)
    expect((await run('remove-memes', link, '--undo')).stdout).toContain('is back')
    expect(await statuses(bad.shareUrl, bad.memeImageUrl)).toEqual([200, 200])
    expect((await run('remove-memes', link, '--undo')).stdout).toContain('was not taken down')

    expect(await rowsOf('remove-memes', link, '--yes')).toEqual([{ link, result: 'taken-down' }])
    await purgeDeleted(db, Date.now() + 31 * DAY_MS)
    expect(await db.selectFrom('memes').select('id').where('id', '=', bad.id).execute()).toEqual([])
    await db.destroy()
    expect(await statuses(bad.shareUrl)).toEqual([410])
    const late = await run('remove-memes', link, '--undo')
    expect([late.code, late.stdout]).toEqual([1, expect.stringContaining('can not be restored')])
  })

  it('that is taken down while its deletion is made final can be restored', async () => {
    const owner = await test.signUp()
    const meme = await makeMeme(owner, 'a moment later')
    await owner.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
    const [db, other] = [await test.connect(), await test.connect()]
    const shareId = meme.shareUrl.replace('/m/', '')
    let isTakenDown = false
    const slowly = db.withPlugin({
      transformQuery: ({ node }) => node,
      // The deletion is listed, but not final yet.
      async transformResult({ result }) {
        if (!isTakenDown) {
          isTakenDown = true
          await takeDown(await siteOf(other), COMMAND_LINE, shareId, 'a complaint')
        }
        return result
      },
    })
    await purgeDeleted(slowly, Date.now() + DAY_MS)
    expect(isTakenDown).toBe(true)
    expect(await restore(other, COMMAND_LINE, shareId)).toBe('restored')
    expect(await statuses(meme.shareUrl)).toEqual([200])
    await Promise.all([db.destroy(), other.destroy()])
  })

  it('that moves is gone at every address, for its owner too', async () => {
    const owner = await test.signUp()
    const { url } = (await owner.upload(await makeAnimatedGif())).json()
    const meme: Meme = (await owner.postJson('/api/memes', { customImageUrl: url })).json()
    const gif = (meme.animationUrl ?? '').replace('.webp', '.gif')
    expect((await owner.get(gif)).statusCode).toBe(200)
    const [ids] = await test.query<Record<string, string>>(
      `select image_id, animation_id, gif_id from memes where id = ${meme.id}`,
    )
    const stored = Object.values(ids ?? {}).map((id) => `/api/images/${id}`)
    const all = [meme.shareUrl, meme.memeImageUrl, meme.animationUrl ?? '', gif, ...stored, url]
    const ofOwner = async () =>
      await Promise.all(all.map(async (address) => (await owner.get(address)).statusCode))
    expect(await ofOwner()).toEqual([200, 200, 200, 200, 200, 200, 200, 200])
    const shareId = meme.shareUrl.replace('/m/', '')
    const db = await test.connect()
    await takeDown(await siteOf(db), COMMAND_LINE, shareId, '')
    await db.destroy()
    expect(await ofOwner()).toEqual([410, 410, 410, 410, 404, 404, 404, 404])
  })

  it('that was taken down before there were decisions gets one by the migration, once', async () => {
    const owner = await test.signUp()
    const meme = await makeMeme(owner, 'of long ago')
    const db = await test.connect()
    await takeDown(await siteOf(db), COMMAND_LINE, meme.shareUrl.replace('/m/', ''), 'a complaint')
    await db.deleteFrom('decisions').execute()
    for (let times = 0; times < 2; times += 1) await decideOldTakedowns(db)
    await db.destroy()
    expect((await owner.get(calls.listDecisions.path)).json()).toEqual([
      expect.objectContaining({
        title: meme.title,
        act: 'removed',
        reason: 'other',
        details: 'a complaint',
        appeal: null,
      }),
    ])
  })
})

describe('storage', { timeout: 120_000 }, () => {
  it('is reported by kind and by user, and given back while people save', async () => {
    const owner = await test.signUp()
    const { email } = await owner.me()
    const large = await makePicture('png', 1200, 900)
    for (let times = 0; times < 12; times += 1) await owner.upload(large)
    const report = await rowsOf('report-storage')
    expect(report.kinds).toContainEqual({
      kind: 'other uploads',
      count: 12,
      bytes: expect.any(Number),
    })
    expect(report.users[0]).toMatchObject({ email })
    expect((await run('report-storage')).stdout).toMatch(/The database has [\d.]+ MB\./)

    expect(await rowsOf('delete-account', email, '--yes')).toEqual({ deleted: { email, memes: 0 } })
    const saver = await test.signUp()
    const saving = makeMeme(saver, 'meanwhile')
    const { code, stdout, stderr } = await run('reclaim-storage')
    expect([code, stderr]).toEqual([0, ''])
    const [, before, after] = /([\d.]+) MB before, ([\d.]+) MB now/.exec(stdout) ?? []
    expect((await saving).id).toBeGreaterThan(0)
    expect(await rowsOf('reclaim-storage')).toMatchObject({ bytesAfter: expect.any(Number) })
    if (process.env.TEST_ENGINE === 'postgres') expect(stdout).toContain('VACUUM FULL')
    else expect(Number(after)).toBeLessThan(Number(before))
    expect((await test.visitor.get((await saving).memeImageUrl)).statusCode).toBe(200)
  })
})
