import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { checkAddress } from './config/check-address.ts'
import { readConfig } from './config/config.ts'
import { connectSqlite } from './database/sqlite/connect-sqlite.ts'
import { makeSite } from './testing/make-site.ts'
import { startServerProcess } from './testing/server-process.ts'

let dataDir: string
let file: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-start-'))
  file = join(dataDir, 'memesmith.sqlite')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function makeDatabase(): Promise<void> {
  const db = await connectSqlite(dataDir)
  const removed = Array.from({ length: 5000 }, (_, index) => ({
    slug: `template-${index}`,
    removedAt: index,
  }))
  await db.insertInto('removedTemplates').values(removed).execute()
  await db.destroy()
}

/** Changes the database with a plain SQLite connection. */
function tamper(change: string): void {
  const sqlite = new Sqlite(file)
  sqlite.exec(change)
  sqlite.close()
}

const contents = async () =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

/** The error of a start that fails in this process: starting another one takes a second. */
async function refusal(folder = dataDir, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const config = readConfig({
    ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' },
    ...{ DATA_DIR: folder, ...environment },
  })
  const failed = checkAddress(config).then(() => buildApp(config, []))
  return await failed.then(
    () => expect.fail('expected a start that fails'),
    ({ message }: Error) => message,
  )
}

/** The message of the server's process, without its prefix. */
async function refusalOfProcess(
  folder = dataDir,
  environment: Record<string, string> = {},
): Promise<string> {
  const { code, signal, stderr } = await startServerProcess(folder, environment).ended
  expect({ code, signal }).toEqual({ code: 1, signal: null })
  const [, sentence] = /^Memesmith could not start: (.+)\n$/.exec(stderr) ?? []
  expect(sentence, stderr).toBeDefined()
  return sentence ?? ''
}

/** Like `refusal`, and checks that the database is unchanged. */
async function refusalOfDatabase(refuse: () => Promise<string> = refusal): Promise<string> {
  const before = await contents()
  const sentence = await refuse()
  expect(await contents()).toBe(before)
  return sentence
}

describe('a start fails with one sentence, and changes nothing,', { timeout: 120_000 }, () => {
  it('when the file is not a database', async () => {
    await writeFile(file, 'This is my shopping list. '.repeat(2000))
    expect(await refusalOfDatabase(refusalOfProcess)).toBe(
      `${file} is not a database, and was not changed: move it away, or restore a backup.`,
    )
  })

  it('when the database is truncated', async () => {
    await makeDatabase()
    await truncate(file, 5 * 16_384)
    expect(await refusalOfDatabase()).toBe(
      `${file} is damaged, and was not changed: restore a backup.`,
    )
  })

  it('when pages of the database are damaged after a valid header', async () => {
    await makeDatabase()
    const bytes = await readFile(file)
    // The last pages belong to the rows and their index.
    bytes.fill(0x5a, bytes.length - 4 * 16_384)
    await writeFile(file, bytes)
    expect(await refusalOfDatabase()).toBe(
      `${file} is damaged, and was not changed: restore a backup.`,
    )
  })

  it('when a newer version has migrated the database', async () => {
    await makeDatabase()
    tamper(`insert into kysely_migration values ('9999-future', '2030-01-01')`)
    expect(await refusalOfDatabase()).toBe(
      `${file} was written by a newer version of Memesmith (it has "9999-future"): run that version, or restore a backup.`,
    )
  })

  it('when the database belongs to another program', async () => {
    tamper('create table recipes (name text)')
    expect(await refusalOfDatabase()).toBe(`${file} is the database of another program.`)
  })

  it('when another program has locked the database', async () => {
    await makeDatabase()
    const other = new Sqlite(file)
    other.pragma('locking_mode = EXCLUSIVE')
    other.exec('begin exclusive')
    expect(await refusal()).toBe(
      `${file} is locked by another program: stop that program and start again.`,
    )
    other.close()
  })

  it('when another server uses the data folder', async () => {
    await makeSite(dataDir)
    const first = startServerProcess(dataDir)
    await first.origin
    expect(await refusal()).toBe(
      `A Memesmith server already uses the data folder ${dataDir}: stop it first.`,
    )
    first.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
  })

  it('when a file is where the data folder should be', async () => {
    const inTheWay = join(dataDir, 'data')
    await writeFile(inTheWay, '')
    expect(await refusal(inTheWay)).toBe(
      `The data folder ${inTheWay} cannot be used (file already exists): make it writable, or set DATA_DIR to another.`,
    )
  })

  // Only Linux has this folder, and nothing can be created in it.
  it.skipIf(!existsSync('/proc/self'))('when the folder can’t be created', async () => {
    expect(await refusal('/proc/nope')).toBe(
      'The data folder /proc/nope cannot be used (no such file or directory): make it writable, or set DATA_DIR to another.',
    )
  })

  // Root may write anywhere.
  it.skipIf(process.getuid?.() === 0)('when the data folder can’t be written', async () => {
    await chmod(dataDir, 0o500)
    expect(await refusal()).toMatch(`The data folder ${dataDir} cannot be used (permission denied)`)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('when there is no file of settings where ENV_FILE says, or it is a folder', async () => {
    const missing = join(dataDir, 'settings')
    const folder = join(dataDir, 'new')
    expect(await refusalOfProcess(folder, { ENV_FILE: missing })).toBe(
      `There is no file ${missing}, which ENV_FILE names: make it, or write ENV_FILE=-${missing} if it may be missing.`,
    )
    for (const ENV_FILE of [dataDir, `-${dataDir}`]) {
      expect(await refusalOfProcess(folder, { ENV_FILE })).toBe(
        `The settings in ${dataDir} cannot be read (illegal operation on a directory): it must be a file that the server may read.`,
      )
    }
    expect(existsSync(folder)).toBe(false)
    await makeSite(dataDir)
    const server = startServerProcess(dataDir, { ENV_FILE: `-${missing}` })
    await server.origin
    server.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })

  it('when a value is invalid, and names what is mistyped as well', async () => {
    const settings = { SIGN_UP: 'sometimes', SITE_NAM: 'Memes' }
    const { code, stderr } = await startServerProcess(join(dataDir, 'new'), settings).ended
    expect([code, stderr.split('\n')]).toEqual([
      1,
      [
        'Memesmith could not start: SIGN_UP must be open, invite or closed.',
        'SITE_NAM in the environment is no setting. SITE_NAME may be meant.',
        '',
      ],
    ])
  })

  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const folder = join(dataDir, 'new')
    expect(await refusal(folder, { PORT: port })).toBe(
      `another program already uses port ${port}: stop it, or set PORT to another number.`,
    )
    expect(existsSync(folder)).toBe(false)
    other.close()
  })

  it.each(['192.0.2.1', 'host.invalid'])(
    'when HOST is %s, which is not an address of this machine',
    async (host) => {
      expect(await refusal(dataDir, { HOST: host })).toBe(
        `${host} is not an address of this machine: set HOST to 127.0.0.1 for local visitors only, or 0.0.0.0 for all.`,
      )
    },
  )
})
