/**
 * The blocks of OPERATING about PostgreSQL and a bucket, as written except for the addresses: a site is
 * moved, served from there, dumped and restored. Uses the system's PostgreSQL if there is one, because
 * `pg_dump` can't read a server newer than itself.
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { REPOSITORY_ROOT } from '../../config/env-file.ts'
import { type S3Server, startS3 } from '../../storage/testing/start-s3.ts'
import { blockOf, ON_POSTGRES, OPERATORS_NPX, scriptOfNpx } from '../../testing/command-blocks.ts'
import { makeSite } from '../../testing/make-site.ts'
import { PASSWORD, TEST_TEMPLATE } from '../../testing/test-app.ts'
import { createClient } from '../../testing/test-client.ts'
import { dataFiles } from '../data-files.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres/start-postgres.ts'

const [systemPrograms] = globSync('/usr/lib/postgresql/*/bin/postgres').map((file) =>
  join(file, '..'),
)
const TRIAL = join(import.meta.dirname, '../../testing/try-server.ts')

let folder: string
let dataDir: string
let postgres: PostgresServer
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-blocks-'))
  dataDir = join(folder, 'data')
  await mkdir(join(folder, 'bin'))
  const start = `exec "${process.execPath}" "${TRIAL}"`
  const npx = scriptOfNpx(process.execPath, { start })
  await writeFile(join(folder, 'bin/npx'), npx, { mode: 0o755 })
  await makeSite(dataDir, { DATA_DIR: dataDir })
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', DATA_DIR: dataDir }
  const app = await buildApp(readConfig(settings), [TEST_TEMPLATE])
  await app.inject('/api/templates')
  const ada = createClient(app)
  await ada.postForm('/api/signup', { email: 'ada@example.com', password: PASSWORD })
  await ada.postJson('/api/memes', { templateId: 1 })
  await app.close()
  ;[postgres, s3] = await Promise.all([startPostgres(systemPrograms), startS3()])
  for (const name of ['memes', 'other', 'empty']) await query('postgres', `create database ${name}`)
}, 60_000)
afterAll(async () => {
  await Promise.all([postgres.dispose(), s3.dispose()])
  await rm(folder, { recursive: true })
})

async function query(database: string, statement: string) {
  const client = new pg.Client({ connectionString: postgres.urlOf(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** @param changes replacements in the block, each made once, in this order */
async function run(
  start: string,
  changes: readonly (readonly [string, string])[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const script = changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`expected ${from} in ${result}`)
    return result.replace(from, to)
  }, blockOf(start).text)
  const env = {
    PATH: [join(folder, 'bin'), ...(systemPrograms ? [systemPrograms] : []), process.env.PATH].join(
      ':',
    ),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    ENV_FILE: `-${join(folder, '.env')}`,
    TREE: REPOSITORY_ROOT,
    ...environment,
  }
  // The commands are relative to the repository; the dump stays in the folder.
  const text = `cd "$TREE"\n${script}`.replaceAll('memes.dump', join(folder, 'memes.dump'))
  return await new Promise((resolve, reject) =>
    execFile('sh', ['-eu', '-c', text], { env }, (error, stdout, stderr) =>
      error === null ? resolve(stdout + stderr) : reject(new Error(`${text}\n${stdout}${stderr}`)),
    ),
  )
}

const URL = 'postgres://user:password@db.example.com/memes'

it('a site is moved, served from there, dumped and restored', { timeout: 120_000 }, async () => {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = s3.settings
  const bucket = Object.entries(s3.settings).map(([name, value]) => `${name}=${value}`)
  const moved = await run(ON_POSTGRES.move, [
    [URL, postgres.urlOf('other')],
    [
      `${OPERATORS_NPX} run migrate-to ${URL}`,
      `${bucket.join(' ')} ${OPERATORS_NPX} run migrate-to ${postgres.urlOf('memes')}`,
    ],
  ])
  expect(moved.match(/the copy is exact/g)).toHaveLength(2)
  expect(await s3.list(), moved).not.toEqual([])

  const served = await run(ON_POSTGRES.servers, [
    [URL, postgres.urlOf('memes')],
    [
      'SESSION_SECRET=…',
      `SESSION_SECRET=${await readFile(dataFiles(dataDir).sessionSecret, 'utf8')}`,
    ],
    ['https://s3.example.com', S3_ENDPOINT],
    ['S3_ACCESS_KEY_ID=…', `S3_ACCESS_KEY_ID=${S3_ACCESS_KEY_ID}`],
    ['S3_SECRET_ACCESS_KEY=…', `S3_SECRET_ACCESS_KEY=${S3_SECRET_ACCESS_KEY}`],
  ])
  expect(served).toContain('"status":"ready"')

  if (systemPrograms === undefined) return
  const restored = [
    ['postgres://user:password@db.example.com/empty', postgres.urlOf('empty')],
  ] as const
  await run(ON_POSTGRES.dump, restored, { DATABASE_URL: postgres.urlOf('memes') })
  const memes = 'select share_id, image_id from memes'
  expect(await query('empty', memes)).toHaveLength(1)
  expect(await query('empty', memes)).toEqual(await query('memes', memes))
})
