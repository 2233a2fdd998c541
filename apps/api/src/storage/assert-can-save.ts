import { MEGABYTE } from '@memesmith/contract'
import type { Db } from '../database/schema.ts'
import { randomId } from '../runtime/random-id.ts'
import { insertImage } from './images.repository.ts'

// The size of a typical meme.
const TRIED_BYTES = MEGABYTE

/**
 * Checks that a meme can be saved: stores a picture, and rolls it back.
 *
 * @throws SqliteError that a save would get, such as `SQLITE_FULL`
 */
export async function assertCanSave(db: Db): Promise<void> {
  const data = new Uint8Array(TRIED_BYTES)
  const picture = { ownerId: null, mimeType: 'image/png', width: 1, height: 1, data }
  const stored = { ...picture, id: randomId(), byteSize: TRIED_BYTES }
  const transaction = await db.startTransaction().execute()
  try {
    await insertImage(transaction, stored)
  } finally {
    await transaction.rollback().execute()
  }
}
