import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meme } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { type S3Server, startS3 } from '../../storage/testing/start-s3.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { addPasskey, signInWith } from '../../testing/passkeys.ts'
import { makePicture } from '../../testing/pictures.ts'
import { joinPublicSide, publicSideOf } from '../../testing/public-side.ts'
import { runCommandWith } from '../../testing/run-command.ts'
import { PASSWORD, sharedRenderer, TEST_TEMPLATE } from '../../testing/test-app.ts'
import { createClient } from '../../testing/test-client.ts'
import { dataFiles } from '../data-files.ts'
import { lockDataFolder } from '../lock-data-folder.ts'
import { claimTarget, copySite } from '../move/copy-site.ts'
import { sqliteSource } from '../move/site-source.ts'
import { OTHER_TABLES, SITE_TABLES } from '../move/site-tables.ts'
import { verifyCopy } from '../move/verify-copy.ts'
import { readSqlite } from '../sqlite/open-sqlite.ts'
import { createPostgresDatabase } from '../testing/test-database.ts'
import { connectPostgres } from './connect-postgres.ts'

const EMAIL = 'ada@example.com'

let dataDir: string
let s3: S3Server
let memes: Meme[]
let inPublic: Awaited<ReturnType<typeof publicSideOf>>
const authenticator = new Authenticator()
let pictures: Buffer[]
beforeAll(async () => {
  s3 = await startS3()
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-move-'))
  const app = await start({ DATA_DIR: dataDir })
  const client = createClient(app)
  await client.postForm('/api/signup', { email: EMAIL, password: PASSWORD, firstName: 'Ada' })
  await addPasskey(client, authenticator, { password: PASSWORD })
  const { url } = (await client.upload(await makePicture('png'))).json()
  for (const source of [{ templateId: 1, title: 'größer 名' }, { customImageUrl: url }]) {
    await client.postJson('/api/memes', source)
  }
  const own = await client.postJson('/api/templates', { name: 'Wall', imageUrl: url })
  await client.postJson('/api/memes', { templateId: own.json().id })
  await client.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
  const fan = createClient(app)
  const others = { email: 'bo@example.com', password: PASSWORD, firstName: 'Bo' }
  await fan.postForm('/api/signup', others)
  await joinPublicSide(client, 'Ada_99', { fan, administrator: client })
  inPublic = await publicSideOf(client)
  expect(inPublic.list.memes.map(({ likes }) => likes)).toEqual([1, 0])
  memes = (await client.get('/api/memes')).json()
  pictures = await Promise.all(
    memes.map(async ({ memeImageUrl }) => (await client.get(memeImageUrl)).rawPayload),
  )
  await app.close()
})
afterAll(async () => {
  await s3.dispose()
  await rm(dataDir, { recursive: true })
})

async function start(environment: Record<string, string>): Promise<FastifyInstance> {
  const config = {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    PUBLIC_GALLERY: 'open',
    ...environment,
  }
  const app = await buildApp(readConfig(config), [TEST_TEMPLATE], { renderer: sharedRenderer })
  await app.ready()
  await app.inject('/api/templates')
  return app
}

const migrate = (...args: string[]) =>
  runCommandWith({ ...s3.settings, DATABASE_URL: '' }, dataDir, 'cli/migrate-to.ts', ...args)

const hashOfSource = async () =>
  createHash('sha256')
    .update(await readFile(dataFiles(dataDir).database))
    .digest('hex')

/** What the owner of the memes sees on a server. */
async function expectSameSite(environment: Record<string, string>): Promise<void> {
  const SESSION_SECRET = await readFile(dataFiles(dataDir).sessionSecret, 'utf8')
  const app = await start({ ...environment, SESSION_SECRET })
  const client = createClient(app)
  expect(
    (await client.postForm('/api/login', { email: EMAIL, password: PASSWORD })).statusCode,
  ).toBe(303)
  expect((await client.get('/api/memes')).json()).toEqual(memes)
  expect(await publicSideOf(client)).toEqual(inPublic)
  expect((await signInWith(createClient(app), authenticator)).statusCode).toBe(200)
  for (const [index, { memeImageUrl, thumbnailUrl }] of memes.entries()) {
    expect((await client.get(memeImageUrl)).rawPayload.equals(pictures[index] ?? Buffer.of())).toBe(
      true,
    )
    expect((await client.get(thumbnailUrl)).statusCode).toBe(200)
  }
  // New rows get new numbers.
  expect((await client.postJson('/api/memes', { templateId: 1 })).statusCode).toBe(201)
  const [own] = (await client.get('/api/templates?own=true')).json()
  const copy = await client.postJson('/api/templates', own)
  expect([copy.statusCode, copy.json().id]).toEqual([201, own.id + 1])
  await app.close()
}

describe('npx --yes pnpm@12 run migrate-to', { timeout: 120_000 }, () => {
  it('copies a whole site into PostgreSQL, and leaves the source untouched', async () => {
    const before = await hashOfSource()
    const url = await createPostgresDatabase()
    const { code, stdout, stderr } = await migrate(url)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('copied memes: 7\n')
    expect(stdout).toContain('compared memes: 7\n')
    expect(stdout).toContain('the copy is exact')
    expect(await hashOfSource()).toBe(before)
    await expectSameSite({ DATABASE_URL: url })
  })

  it('moves the pictures into a bucket, too', async () => {
    const url = await createPostgresDatabase()
    expect((await migrate(url, 's3')).code).toBe(0)
    const db = await connectPostgres(url)
    const rows = await db.selectFrom('images').select(['id', 'data']).execute()
    await db.destroy()
    expect(rows.every(({ data }) => data.byteLength === 0)).toBe(true)
    expect((await s3.list()).sort()).toEqual(rows.map(({ id }) => id).sort())
    await expectSameSite({ DATABASE_URL: url, ...s3.settings })
  })

  it('continues a copy that was interrupted, and can be repeated', async () => {
    const url = await createPostgresDatabase()
    const target = await connectPostgres(url)
    const sqlite = readSqlite(dataFiles(dataDir).database)
    const source = sqliteSource(sqlite)
    await claimTarget(sqlite, target)
    let pictures = 0
    const interrupted = copySite(
      source,
      target,
      async () => {
        pictures += 1
        if (pictures === 4) throw new Error('the network is gone')
      },
      () => undefined,
    )
    await expect(interrupted).rejects.toThrow('the network is gone')
    expect(await verifyCopy(source, target)).not.toEqual([])
    sqlite.close()
    await target.destroy()

    expect((await migrate(url, 's3')).code).toBe(0)
    const again = await migrate(url, 's3')
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('copied memes: 7\n')])
  })

  it('finds every row and byte that differs', async () => {
    const url = await createPostgresDatabase()
    const target = await connectPostgres(url)
    const sqlite = readSqlite(dataFiles(dataDir).database)
    const source = sqliteSource(sqlite)
    await copySite(source, target, undefined, () => undefined)
    expect(await verifyCopy(source, target)).toEqual([])
    await target.updateTable('memes').set({ title: 'other' }).where('id', '=', 2).execute()
    const image = target.selectFrom('images').select('id').limit(1)
    const data = Buffer.of(1)
    await target.updateTable('images').set({ data }).where('id', '=', image).execute()
    await target.deleteFrom('sessions').execute()
    expect(await verifyCopy(source, target)).toEqual([
      'sessions: 0 rows instead of 2.',
      'sessions: 2 rows are missing or different.',
      'images: 1 rows are missing or different.',
      'memes: 1 rows are missing or different.',
    ])
    sqlite.close()
    await target.destroy()
  })

  it('knows every table of a site', async () => {
    const source = readSqlite(dataFiles(dataDir).database)
    const tables = source
      .prepare<[], string>(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`,
      )
      .pluck()
      .all()
    source.close()
    expect([...SITE_TABLES.map(({ name }) => name), ...OTHER_TABLES].sort()).toEqual(tables.sort())
  })

  it('refuses a database with another site, a site in use, and a wrong call', async () => {
    const url = await createPostgresDatabase()
    const other = await start({ DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) })
    await other.close()
    expect((await migrate(url)).stderr).toBe(
      'The database has another site already: copy into an empty one.\n',
    )
    const unlock = lockDataFolder(dataDir)
    expect((await migrate(url)).stderr).toContain('already uses the data folder')
    unlock()
    expect((await migrate()).stderr).toBe(
      'Usage: npx --yes pnpm@12 run migrate-to postgres://… [s3]\n',
    )
    const nowhere = 'postgres://ada:secret@127.0.0.1:9/memes'
    expect((await migrate(nowhere)).stderr).toMatch(
      /^The database postgres:\/\/127.0.0.1:9\/memes cannot be used: .*ECONNREFUSED.*\. Check DATABASE_URL\.\n$/,
    )
  })
})
