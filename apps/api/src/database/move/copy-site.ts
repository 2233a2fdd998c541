/**
 * Copies a whole SQLite site into a PostgreSQL database.
 *
 * Problem: the site may be gigabytes, the copy may be interrupted, and nothing may be lost.
 * Approach: rows are copied in batches, each table after those that it references. Rows that are
 * there already are left out, so a copy continues where it stopped. The source is only read, while
 * no server uses it.
 */
import { createHash } from 'node:crypto'
import type Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { SITE_TABLES } from './site-tables.ts'
import { type Row, readBatches } from './source-rows.ts'
import { continueNumbers, findRows, insertRows, keyOf } from './target-rows.ts'

/** Stores the bytes of a picture elsewhere; its row then has none. */
export type MoveBytes = (id: string, data: Uint8Array, mimeType: string) => Promise<void>

/**
 * @param moveBytes undefined to keep the bytes of pictures in the database
 * @param report called after each table
 * @throws Error with a sentence for the operator when the target has another site
 */
export async function copySite(
  source: Sqlite.Database,
  target: Db,
  moveBytes: MoveBytes | undefined,
  report: (table: string, copied: number) => void,
): Promise<void> {
  await claimTarget(target, fingerprintOf(source))
  for (const table of SITE_TABLES) {
    let copied = 0
    for (const batch of readBatches(source, table)) {
      const there = await findRows(target, table, batch, table.key)
      const missing = batch.filter((row) => !there.has(keyOf(table, row)))
      const [first, ...others] = moveBytes ? await moveAll(missing, moveBytes) : missing
      if (first !== undefined) await insertRows(target, table, [first, ...others])
      copied += missing.length
    }
    if (table.isNumbered) await continueNumbers(target, table)
    report(table.name, copied)
  }
}

/** Identifies a site by its first accounts. */
function fingerprintOf(source: Sqlite.Database): string {
  const first = source.prepare('select id, email, created_at from users order by id limit 10').all()
  return createHash('sha256').update(JSON.stringify(first)).digest('hex')
}

/** Marks an empty database as the copy of a site. */
async function claimTarget(target: Db, fingerprint: string): Promise<void> {
  await sql`create table if not exists copied_site (fingerprint text not null)`.execute(target)
  const claims = await sql<{ fingerprint: string }>`select * from copied_site`.execute(target)
  const [claim] = claims.rows
  if (claim?.fingerprint === fingerprint) return
  const users = await target.selectFrom('users').select('id').limit(1).execute()
  const templates = await target.selectFrom('templates').select('id').limit(1).execute()
  if (claim !== undefined || users.length + templates.length > 0) {
    throw new Error('The database has another site already: copy into an empty one.')
  }
  await sql`insert into copied_site values (${fingerprint})`.execute(target)
}

/** The rows without their bytes, which are stored elsewhere. */
const moveAll = (rows: readonly Row[], moveBytes: MoveBytes): Promise<Row[]> =>
  Promise.all(
    rows.map(async (row) => {
      const { id, data, mime_type: mimeType } = row
      // A site whose pictures are in a bucket already has no bytes.
      if (!(data instanceof Uint8Array) || data.byteLength === 0) return row
      await moveBytes(String(id), data, String(mimeType))
      return { ...row, data: new Uint8Array(0) }
    }),
  )
