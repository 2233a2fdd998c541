import type { Db } from '../schema.ts'
import type { Report } from './copy-site.ts'
import type { SiteSource } from './site-source.ts'
import { type Row, SITE_TABLES } from './site-tables.ts'
import { countRows, findRows, keyOf } from './target-rows.ts'

/** Reads the bytes of a picture whose row has none. */
export type ReadBytes = (id: string) => Promise<Uint8Array | undefined>

/**
 * Compares every row, and every byte of every picture, of a copy with its source.
 *
 * @param readBytes undefined when the bytes are in the database
 * @param report called repeatedly with the number of compared rows of a table
 * @returns a sentence for each table that differs; empty when the copy is exact
 */
export async function verifyCopy(
  source: SiteSource,
  target: Db,
  readBytes?: ReadBytes,
  report?: Report,
): Promise<string[]> {
  const problems: string[] = []
  for (const table of SITE_TABLES) {
    const total = report && (await source.countRows(table))
    let rows = 0
    let different = 0
    for await (const batch of source.readBatches(table)) {
      rows += batch.length
      const copies = await findRows(target, table, batch)
      for (const row of batch) {
        const isSame = await equals(row, copies.get(keyOf(table, row)), readBytes)
        if (!isSame) different += 1
      }
      report?.(table.name, rows, total ?? 0)
    }
    const copied = await countRows(target, table)
    if (copied !== rows) problems.push(`${table.name}: ${copied} rows instead of ${rows}.`)
    if (different > 0) problems.push(`${table.name}: ${different} rows are missing or different.`)
  }
  return problems
}

async function equals(row: Row, copy: Row | undefined, readBytes?: ReadBytes): Promise<boolean> {
  if (copy === undefined) return false
  for (const [column, value] of Object.entries(row)) {
    const other = copy[column]
    if (!(value instanceof Uint8Array)) {
      if (value !== other) return false
      continue
    }
    const isMoved = other instanceof Uint8Array && other.byteLength === 0
    const bytes = isMoved && readBytes ? await readBytes(String(row.id)) : other
    if (!(bytes instanceof Uint8Array) || Buffer.compare(value, bytes) !== 0) return false
  }
  return true
}
