import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { connect } from '../connect.ts'
import { dataFiles } from '../data-files.ts'
import { makeDataFolder } from '../make-data-folder.ts'
import type { Db } from '../schema.ts'

export interface TestDatabase {
  readonly db: Db
  readonly folder: string
  close(): Promise<void>
}

/** The settings that lead to a database, and to a bucket. */
export type DatabaseSettings = Readonly<{ DATA_DIR: string } & Record<string, string>>

const isPostgres = process.env.TEST_ENGINE === 'postgres'
/** The database of the PostgreSQL under test in which no test works; undefined for SQLite. */
const SERVER_URL = isPostgres ? process.env.TEST_POSTGRES : undefined
/** The settings that lead to the bucket of all tests on PostgreSQL. */
const S3_SETTINGS: Readonly<Record<string, string>> = JSON.parse(process.env.TEST_S3 ?? '{}')

/** The data folder of a site that has drawn its template; undefined if none was made. */
const MADE_SITE = process.env.TEST_SITE
/** In that folder, the data folder of a database that has all tables, and nothing in them. */
export const EMPTY_SITE = 'empty'
/** The PostgreSQL database that has all tables, and nothing in them. */
export const MIGRATED = 'migrated'

/** The PostgreSQL databases that take the place of data folders. */
const urls = new Map<string, string>()

/**
 * The settings of a database of the engine under test. A folder always leads to the same one.
 *
 * @param dataDir an existing folder
 */
export async function databaseIn(dataDir: string): Promise<DatabaseSettings> {
  if (SERVER_URL === undefined) return { DATA_DIR: dataDir }
  const url = urls.get(dataDir) ?? (await createPostgresDatabase(MIGRATED))
  urls.set(dataDir, url)
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SESSION_SECRET: 'only tests know this session secret',
    ...S3_SETTINGS,
  }
}

/**
 * Copies the database of a site that has drawn its template into a folder without a database: making
 * it takes several times as long. Only for SQLite without a bucket.
 *
 * @returns whether there was a site to copy, and none in the folder
 */
export async function copyMadeSite(dataDir: string, source = ''): Promise<boolean> {
  const { database } = dataFiles(dataDir)
  if (MADE_SITE === undefined || existsSync(database)) return false
  makeDataFolder(dataDir)
  await copyFile(dataFiles(join(MADE_SITE, source)).database, database)
  return true
}

/** Opens another connection to the database of a folder, as another process does. */
export async function connectTo(dataDir: string): Promise<Db> {
  const { DATABASE_URL: databaseUrl } = await databaseIn(dataDir)
  return await connect({ dataDir, databaseUrl })
}

/** Connections of `queryIn`: opening one starts a thread. */
const queried = new Map<string, Promise<Db>>()

/** Runs one SQL statement on the database of a folder. */
export async function queryIn<Row>(dataDir: string, statement: string): Promise<Row[]> {
  const db = queried.get(dataDir) ?? connectTo(dataDir)
  queried.set(dataDir, db)
  return (await sql.raw<Row>(statement).execute(await db)).rows
}

/** Closes the connections of `queryIn`. */
export async function closeQueriesIn(dataDir: string): Promise<void> {
  const db = queried.get(dataDir)
  queried.delete(dataDir)
  await (await db)?.destroy()
}

/** Deletes a folder and its database, which nothing may use any more. */
export async function deleteDatabaseIn(dataDir: string): Promise<void> {
  await closeQueriesIn(dataDir)
  await rm(dataDir, { recursive: true })
  const url = urls.get(dataDir)
  if (url === undefined || SERVER_URL === undefined) return
  urls.delete(dataDir)
  await runOnPostgres(SERVER_URL, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
}

/** An empty database in its own folder, which is deleted on close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-database-'))
  if (SERVER_URL === undefined) await copyMadeSite(folder, EMPTY_SITE)
  const db = await connectTo(folder)
  return {
    db,
    folder,
    async close() {
      await db.destroy()
      await deleteDatabaseIn(folder)
    },
  }
}

/**
 * Creates a PostgreSQL database, in tests on PostgreSQL.
 *
 * @param template the database to copy; by default it is empty
 * @returns its address
 */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  if (SERVER_URL === undefined) throw new Error('expected to run on PostgreSQL')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnPostgres(SERVER_URL, `create database ${name} template ${template}`)
  return new URL(`/${name}`, SERVER_URL).href
}

/** Runs one SQL statement on a PostgreSQL database. */
export async function runOnPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
