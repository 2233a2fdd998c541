/**
 * Copies a whole site from SQLite to PostgreSQL, or back.
 *
 * Problem: the site may be gigabytes, the copy may be interrupted, and nothing may be lost.
 * Approach: rows are copied in batches, each table after those that it references. Rows that are
 * already there are skipped, so a copy continues where it stopped.
 */
import { createHash } from 'node:crypto'
import type Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import type { SiteSource } from './site-source.ts'
import { type Row, SITE_TABLES } from './site-tables.ts'
import { continueNumbers, findRows, insertRows, keyOf } from './target-rows.ts'

/** Stores the bytes of a picture elsewhere; its row then has none. */
export type MoveBytes = (id: string, data: Uint8Array, mimeType: string) => Promise<void>

/** Called repeatedly with the number of finished rows of a table. */
export type Report = (table: string, done: number, total: number) => void

/**
 * Copies all rows that are not there yet.
 *
 * @param moveBytes undefined to keep the bytes of pictures in their rows
 */
export async function copySite(
  source: SiteSource,
  target: Db,
  moveBytes: MoveBytes | undefined,
  report: Report,
): Promise<void> {
  for (const table of SITE_TABLES) {
    const total = await source.countRows(table)
    let done = 0
    for await (const batch of source.readBatches(table)) {
      const there = await findRows(target, table, batch, table.key)
      const missing = batch.filter((row) => !there.has(keyOf(table, row)))
      const [first, ...others] = moveBytes ? await moveAll(missing, moveBytes) : missing
      if (first !== undefined) await insertRows(target, table, [first, ...others])
      done += batch.length
      report(table.name, done, total)
    }
    if (table.isNumbered) await continueNumbers(target, table)
    if (total === 0) report(table.name, 0, 0)
  }
}

/**
 * Marks an empty database as the copy of a site, which is identified by its first accounts.
 *
 * @throws Error with a sentence for the operator when the database has another site
 */
export async function claimTarget(source: Sqlite.Database, target: Db): Promise<void> {
  const first = source.prepare('select id, email, created_at from users order by id limit 10').all()
  const fingerprint = createHash('sha256').update(JSON.stringify(first)).digest('hex')
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
