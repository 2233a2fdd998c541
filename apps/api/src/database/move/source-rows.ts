import { MEGABYTE } from '@memesmith/contract'
import type Sqlite from 'better-sqlite3'
import { withoutNul } from '../../runtime/without-nul.ts'
import type { SiteTable } from './site-tables.ts'

/** A row with the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of one batch. PostgreSQL takes at most 65,535 values in one statement. */
const MAX_ROWS = 500
/** Bytes of the pictures of one batch. */
const MAX_BYTES = 8 * MEGABYTE

const withStorableText = ([column, value]: [string, unknown]): [string, unknown] => [
  column,
  typeof value === 'string' ? withoutNul(value) : value,
]

/** The rows of a table in the order of their keys, in batches that fit into memory. */
export function* readBatches(source: Sqlite.Database, { name, key }: SiteTable): Generator<Row[]> {
  const rows = source.prepare<[], Row>(`select * from ${name} order by ${key.join()}`).iterate()
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
