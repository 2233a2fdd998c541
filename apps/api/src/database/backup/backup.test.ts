import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@memesmith/contract'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startS3 } from '../../storage/testing/start-s3.ts'
import { makePicture } from '../../testing/pictures.ts'
import { joinPublicSide, publicSideOf } from '../../testing/public-side.ts'
import { runCommandOn, runCommandWith } from '../../testing/run-command.ts'
import { type Client, startTestApp } from '../../testing/test-app.ts'
import { MIGRATION_NAMES } from '../migrate.ts'
import { connectSqlite } from '../sqlite/connect-sqlite.ts'
import { makeFirstVersion } from '../testing/make-first-version.ts'
import { backUpBeforeMigration } from './back-up-before-migration.ts'
import { fileTimestamp } from './file-timestamp.ts'

let folder: string
let dataDir: string
let restoredDir: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-backup-'))
  dataDir = join(folder, 'data')
  restoredDir = join(folder, 'restored')
  file = join(folder, 'site.backup')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const backup = (to = file) => runCommandOn(dataDir, 'cli/backup.ts', to)
const restore = (into = restoredDir, from = file) => runCommandOn(into, 'cli/restore.ts', from)

const makeSite = async () => (await startTestApp({ DATA_DIR: dataDir })).app.close()

interface SavedMeme {
  readonly id: number
  readonly memeImageUrl: string
}

const listOf = async (user: Client): Promise<SavedMeme[]> => (await user.get('/api/memes')).json()
const pictureOf = async (user: Client, { memeImageUrl }: SavedMeme) =>
  (await user.get(memeImageUrl)).rawPayload

/** Saves memes one after another until it is stopped. */
async function keepSaving(user: Client, until: Promise<unknown>): Promise<void> {
  let isOver = false
  until.finally(() => {
    isOver = true
  })
  const { url } = (await user.upload(await makePicture('png', 600, 400))).json()
  while (!isOver) {
    const response = await user.postJson('/api/memes', { customImageUrl: url, topText: 'busy' })
    expect(response.statusCode).toBe(201)
  }
}

describe('a backup', { timeout: 120_000 }, () => {
  it('of a running server restores the same site, with all sessions', async () => {
    const site = await startTestApp({ DATA_DIR: dataDir, PUBLIC_GALLERY: 'open' })
    const administrator = await site.signUp('Grace')
    const users = await Promise.all([site.signUp('Ada'), site.signUp('Bo'), site.signUp('Cy')])
    const [ada, fan] = users
    if (ada === undefined || fan === undefined) throw new Error('expected users')
    await joinPublicSide(ada, 'Ada_99', { fan, administrator })
    const inPublic = await publicSideOf(fan)
    for (const title of ['one', 'two', 'three']) {
      await ada.postJson('/api/memes', { templateId: 1, title })
    }
    const before = await listOf(ada)

    const made = backup()
    await Promise.all(users.map((user) => keepSaving(user, made)))
    expect(await made).toEqual({
      code: 0,
      stdout: `the whole site is in ${file}; keep it where nobody else can read it\n`,
      stderr: '',
    })
    expect(await restore()).toEqual({ code: 0, stdout: `restored ${file}\n`, stderr: '' })

    const restored = await startTestApp({ DATA_DIR: restoredDir, PUBLIC_GALLERY: 'open' })
    expect(await publicSideOf(fan.at(restored.app))).toEqual(inPublic)
    const appeals = await administrator.at(restored.app).get('/api/admin/appeals')
    expect(appeals.json().rows).toHaveLength(1)
    for (const user of users) {
      const there = user.at(restored.app)
      expect(await there.me()).toEqual(await user.me())
      const live = new Map((await listOf(user)).map((meme) => [meme.id, meme]))
      for (const meme of await listOf(there)) {
        expect(meme).toEqual(live.get(meme.id))
        expect((await pictureOf(there, meme)).equals(await pictureOf(user, meme))).toBe(true)
      }
    }
    const kept = await listOf(ada.at(restored.app))
    expect(kept.slice(-before.length)).toEqual(before)
    const sound = new Sqlite(join(restoredDir, 'memesmith.sqlite'))
    expect(sound.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(sound.pragma('foreign_key_check')).toEqual([])
    sound.close()
    await restored.close()
    await site.close()
  })

  it('never overwrites a file', async () => {
    await makeSite()
    await writeFile(file, 'something else')
    expect(await backup()).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} already exists: choose another name.\n`,
    })
    expect(await readFile(file, 'utf8')).toBe('something else')
  })

  it('reports that it can’t be written, or that there is nothing to copy', async () => {
    await makeSite()
    expect(await backup('/no/such/folder/site.backup')).toEqual({
      code: 1,
      stdout: '',
      stderr: '/no/such/folder/site.backup cannot be written: no such file or directory.\n',
    })
    await rm(join(dataDir, 'memesmith.sqlite'))
    expect(await backup()).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no site in ${dataDir} yet.\n`,
    })
  })
})

describe('restoring', { timeout: 120_000 }, () => {
  it('keeps the previous data', async () => {
    const site = await startTestApp({ DATA_DIR: dataDir })
    const user = await site.signUp('Ada')
    await user.postJson('/api/memes', { templateId: 1, title: 'before' })
    expect((await backup()).code).toBe(0)
    await user.postJson('/api/memes', { templateId: 1, title: 'after' })
    await site.app.close()

    const { code, stdout } = await restore(dataDir)
    expect(code).toBe(0)
    const [, aside = ''] = /what was there before is in (.+)\n/.exec(stdout) ?? []
    expect((await readdir(aside)).sort()).toEqual(['memesmith.sqlite', 'session-secret'])

    const titles = async (dir: string) => {
      const db = await connectSqlite(dir)
      const rows = await db.selectFrom('memes').select('title').orderBy('id').execute()
      await db.destroy()
      return rows.map(({ title }) => title)
    }
    expect(await titles(dataDir)).toEqual(['before'])
    expect(await titles(aside)).toEqual(['before', 'after'])
  })

  it('is refused while a server uses the folder', async () => {
    const site = await startTestApp({ DATA_DIR: dataDir })
    expect((await backup()).code).toBe(0)
    expect(await restore(dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: `A Memesmith server already uses the data folder ${dataDir}: stop it first.\n`,
    })
    expect((await site.visitor.get('/api/templates')).json()).toHaveLength(1)
    await site.close()
  })

  it.each([
    ['something else', 'no backup at all '.repeat(100), 'is not a database'],
    ['nothing', '', 'is empty.'],
  ])('is refused when the file is %s', async (_what, content, reason) => {
    await makeSite()
    const before = await readFile(join(dataDir, 'memesmith.sqlite'))
    await writeFile(file, content)
    const { code, stderr } = await restore(dataDir)
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${file} ${reason}`)])
    expect((await readFile(join(dataDir, 'memesmith.sqlite'))).equals(before)).toBe(true)
  })

  it('is refused when there is no such file', async () => {
    expect((await restore()).stderr).toBe(`There is no file ${file}.\n`)
  })
})

describe('a migration', { timeout: 120_000 }, () => {
  const copies = async () => (await readdir(join(dataDir, 'backups'))).sort()

  it('makes a copy first, which can be restored', async () => {
    await makeFirstVersion(dataDir, 'early@example.com')
    const told: string[] = []
    await (await connectSqlite(dataDir, { inform: (sentence) => told.push(sentence) })).destroy()
    const [copy = ''] = await copies()
    expect(told).toEqual([
      `The database was brought up to date by ${MIGRATION_NAMES.slice(1).join(', ')}; a copy from before is in ${join(dataDir, 'backups', copy)}.`,
    ])
    expect(copy).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-0001-initial\.sqlite$/)

    expect((await restore(restoredDir, join(dataDir, 'backups', copy))).code).toBe(0)
    const db = await connectSqlite(restoredDir)
    expect(await db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'early@example.com' },
    ])
    await db.destroy()
  })

  it('makes no copy when nothing changes, or there is no database yet', async () => {
    await mkdir(dataDir)
    await (await connectSqlite(dataDir)).destroy()
    await (await connectSqlite(dataDir)).destroy()
    expect(await readdir(dataDir)).toEqual(['memesmith.sqlite'])
  })

  it('keeps the latest three copies', async () => {
    await makeFirstVersion(dataDir, 'early@example.com')
    for (const day of [1, 2, 3, 4, 5])
      await backUpBeforeMigration(dataDir, 'version', new Date(Date.UTC(2030, 0, day)))
    expect(await copies()).toEqual(
      ['03', '04', '05'].map((day) => `2030-01-${day}T00-00-00-000Z-version.sqlite`),
    )
  })

  it('deletes copies of more than 30 days ago, and no files of others', async () => {
    const nameOf = (days: number) =>
      `${fileTimestamp(new Date(Date.now() - days * DAY_MS))}-0001-initial.sqlite`
    const [old, recent, own] = [nameOf(30.1), nameOf(29.9), '2020-mine.sqlite']
    await mkdir(join(dataDir, 'backups'), { recursive: true })
    for (const name of [old, recent, own]) await writeFile(join(dataDir, 'backups', name), '')
    const site = await startTestApp({ DATA_DIR: dataDir })
    await expect.poll(copies).toEqual([own, recent])
    await site.app.close()
  })
})

it('does not back up an old data folder in place of a PostgreSQL database', async () => {
  const environment = {
    DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/memes',
    SESSION_SECRET: 'x'.repeat(32),
  }
  const { code, stderr } = await runCommandWith(environment, dataDir, 'cli/backup.ts', file)
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The database postgres:\/\/127.0.0.1:9\/memes cannot be used: .*\n$/),
  ])
})

it('a backup has the pictures of a bucket, and is refused without it', async () => {
  const s3 = await startS3()
  const site = await startTestApp({ DATA_DIR: dataDir, ...s3.settings })
  const user = await site.signUp('Ada')
  const meme: SavedMeme = (await user.postJson('/api/memes', { templateId: 1 })).json()
  const picture = await pictureOf(user, meme)
  expect((await backup()).stderr).toMatch(
    /^The bucket has 4 pictures of this site: set S3_ENDPOINT and the like.\n$/,
  )
  expect(await readdir(folder)).toEqual(['data'])
  const made = await runCommandWith(s3.settings, dataDir, 'cli/backup.ts', file)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  await site.close()
  await s3.dispose()

  expect((await restore()).code).toBe(0)
  const restored = await startTestApp({ DATA_DIR: restoredDir })
  expect((await pictureOf(user.at(restored.app), meme)).equals(picture)).toBe(true)
  await restored.app.close()
})
