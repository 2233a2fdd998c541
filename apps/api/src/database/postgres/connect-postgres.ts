import { setTimeout as sleep } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describeMigration, MIGRATION_NAMES, migrate, newerMigrationIn } from '../migrate.ts'
import type { Database, Db } from '../schema.ts'
import { describePostgresError, withoutPassword } from './describe-postgres-error.ts'

/** The oldest version that is supported: 14.0. */
const MIN_VERSION = 140_000

/** Time limit of a statement in ms, even if the network is gone. */
const STATEMENT_MS = 30_000

/** Limits of a server's connections. A save needs one for a moment; PostgreSQL allows 100 by default. */
const SERVER_LIMITS: pg.PoolConfig = {
  max: 10,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS,
  // Transactions of other servers take milliseconds.
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: STATEMENT_MS,
}

/**
 * A migration of a large site takes minutes. It waits only a moment for a table that something else is
 * reading, such as a backup, because the queries of running servers would wait behind it.
 */
const MIGRATION_LIMITS: pg.PoolConfig = { max: 1, lock_timeout: 2000 }
/** How long it keeps trying, in ms, for example while another server migrates. */
const MIGRATION_PATIENCE_MS = 60 * 60_000
const MIGRATION_PAUSE_MS = 1000

/** How long a server waits for PostgreSQL to start, in ms: both start together after a power cut. */
const START_PATIENCE_MS = 60_000
const START_PAUSE_MS = 500

export interface PostgresOptions {
  /** Called when a connection to PostgreSQL ends, as at its restart. */
  readonly onConnectionLost?: (error: Error) => void
  /** Refuses a PostgreSQL database that has no tables yet, instead of making them. */
  readonly mustExist?: boolean
  /** Waits up to a minute for a PostgreSQL that starts, and is told so once; without it, nothing waits. */
  readonly onWait?: (sentence: string) => void
  /** Is told in a sentence which migrations were applied to a site. */
  readonly inform?: ((sentence: string) => void) | undefined
}

/**
 * Opens a PostgreSQL database, and migrates its tables. If several servers start together, one
 * migrates.
 *
 * @throws Error with a sentence for the operator when it can't be used
 */
export async function connectPostgres(
  url: string,
  { onConnectionLost: onLost = () => undefined, mustExist, onWait, inform }: PostgresOptions = {},
): Promise<Db> {
  const migrating = open(url, MIGRATION_LIMITS, onLost)
  try {
    const version = await checkWhenUp(migrating, onWait)
    if (mustExist && version === undefined) {
      throw new Error(`There is no site in ${withoutPassword(url)} yet.`)
    }
    if (version !== MIGRATION_NAMES.at(-1)) {
      const names = await migrateWhenFree(migrating)
      // Another server may have migrated meanwhile.
      if (version !== undefined && names.length > 0) inform?.(`${describeMigration(names)}.`)
    }
  } catch (error) {
    throw describePostgresError(error, url)
  } finally {
    await migrating.destroy()
  }
  return open(url, SERVER_LIMITS, onLost)
}

/** @returns what `checkServer` does */
async function checkWhenUp(db: Db, onWait: PostgresOptions['onWait']): Promise<string | undefined> {
  const end = Date.now() + START_PATIENCE_MS
  for (let isTold = false; ; isTold = true) {
    try {
      return await checkServer(db)
    } catch (error) {
      if (onWait === undefined || !isStarting(error) || Date.now() > end) throw error
      if (!isTold) onWait('PostgreSQL takes no connections yet: waiting for it, up to a minute')
      await sleep(START_PAUSE_MS)
    }
  }
}

/** Nobody listens yet, or `cannot_connect_now`. */
const isStarting = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNREFUSED' || error.code === '57P03')

async function migrateWhenFree(db: Db): Promise<string[]> {
  const end = Date.now() + MIGRATION_PATIENCE_MS
  for (;;) {
    try {
      return await migrate(db)
    } catch (error) {
      if (!isLocked(error) || Date.now() > end) throw error
      await sleep(MIGRATION_PAUSE_MS)
    }
  }
}

/** Whether something else has locked what a statement needs: `lock_not_available`. */
const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03'

function open(url: string, limits: pg.PoolConfig, onLost: (error: Error) => void): Db {
  const pool = new pg.Pool({
    ...limits,
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'memesmith',
    types: { getTypeParser },
  })
  pool.on('error', onLost)
  // A connection in use also reports its end to the query; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', onLost))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

/** Times and sizes are `bigint`, and far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format)

/**
 * @returns the last applied migration; undefined for a new database
 * @throws Error with a sentence for the operator when the server or the database does not fit
 */
async function checkServer(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ version: string; name: string; encoding: string }>`
    select current_setting('server_version_num') as version,
      current_setting('server_version') as name,
      current_setting('server_encoding') as encoding
  `.execute(db)
  const { version = '', name = '', encoding = '' } = rows[0] ?? {}
  if (Number(version) < MIN_VERSION) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${name}; Memesmith needs 14 or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new Error(
      `The database of DATABASE_URL has the encoding ${encoding}; create one with UTF8.`,
    )
  }
  const names = await namesOfMigrations(db)
  const newer = newerMigrationIn(names)
  if (newer !== undefined) {
    throw new Error(
      `The database of DATABASE_URL was changed by a newer version of Memesmith (it has "${newer}"): run that version.`,
    )
  }
  return names.at(-1)
}

/** The applied migrations of a database, in order; empty for a new one. */
async function namesOfMigrations(db: Db): Promise<string[]> {
  const tables = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.rows.length === 0) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
