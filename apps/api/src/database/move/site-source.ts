import { MEGABYTE } from '@memesmith/contract'
import type Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { withoutNul } from '../../runtime/without-nul.ts'
import type { Db } from '../schema.ts'
import type { Row, SiteTable } from './site-tables.ts'
import { countRows } from './target-rows.ts'

/** A site to copy, which does not change in the meantime. */
export interface SiteSource {
  /** The rows of a table in the order of their keys, in batches that fit into memory. */
  readBatches(table: SiteTable): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  countRows(table: SiteTable): Promise<number>
}

/** Rows of one batch. PostgreSQL takes at most 65,535 values in one statement, SQLite 32,766. */
const MAX_ROWS = 500
/** Bytes of the pictures of one batch. */
const MAX_BYTES = 8 * MEGABYTE
/** Rows that PostgreSQL sends at a time. A picture can be megabytes. */
const FETCHED_ROWS = 20

/** The site in an SQLite database that no server uses. */
export const sqliteSource = (source: Sqlite.Database): SiteSource => ({
  readBatches: ({ name, key }) =>
    batchesOf(source.prepare<[], Row>(`select * from ${name} order by ${key.join()}`).iterate()),
  async countRows({ name }) {
    return source.prepare<[], number>(`select count(*) from ${name}`).pluck().get() ?? 0
  },
})

function* batchesOf(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(Object.fromEntries(Object.entries(row).map(withStorableText)))
    bytes += row.data instanceof Uint8Array ? row.data.byteLength : 0
    if (batch.length < MAX_ROWS && bytes < MAX_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

const withStorableText = ([column, value]: [string, unknown]): [string, unknown] => [
  column,
  typeof value === 'string' ? withoutNul(value) : value,
]

/** @param snapshot a transaction that sees one state of a PostgreSQL database */
export const postgresSource = (snapshot: Db): SiteSource => ({
  async *readBatches({ name, key, hasPictures }) {
    const rows = sql.raw(`declare copied_rows no scroll cursor for
      select * from ${name} order by ${key.join()}`)
    const next = sql.raw<Row>(`fetch ${hasPictures ? FETCHED_ROWS : MAX_ROWS} from copied_rows`)
    const plain = snapshot.withoutPlugins()
    await rows.execute(plain)
    for (;;) {
      const { rows: batch } = await next.execute(plain)
      if (batch.length === 0) break
      yield batch
    }
    await sql`close copied_rows`.execute(plain)
  },
  countRows: (table) => countRows(snapshot, table),
})
