import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../database/schema.ts'
import { listOwnTemplates } from './own-templates.repository.ts'
import { toOwnTemplate } from './own-templates.service.ts'

/** Templates that are read at once. Each has up to 25 KB. */
const PIECE = 20

/**
 * Writes the user's own templates as JSON, the newest first. They may be megabytes: serializing them
 * at once would block other requests, which run after each piece.
 *
 * @param others a JSON array of the templates after them
 */
export const writeOwnTemplates = (db: Db, userId: number, others: Buffer): Readable =>
  Readable.from(write(db, userId, others), { objectMode: false })

async function* write(db: Db, userId: number, others: Buffer): AsyncGenerator<Buffer | string> {
  let opener = '['
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listOwnTemplates(db, userId, before, PIECE)
    const last = rows.at(-1)
    if (last === undefined) break
    before = last.id
    yield opener + rows.map((row) => JSON.stringify(toOwnTemplate(row))).join()
    opener = ','
    await setImmediate()
  }
  const rest = others.subarray(1)
  yield rest.length > 1 || opener === '[' ? opener : ''
  yield rest
}
