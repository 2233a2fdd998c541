import { MEGABYTE } from '@memesmith/contract'
import type { Db } from '../database/connect.ts'
import { insertImage } from './images.repository.ts'

// As many as a usual meme has.
const TRIED_BYTES = MEGABYTE

/**
 * Stores a picture and takes it back before anybody sees it: resolves when there is room for a save.
 *
 * @throws SqliteError that a save would get, such as `SQLITE_FULL`
 */
export async function trySave(db: Db): Promise<void> {
  const data = new Uint8Array(TRIED_BYTES)
  const picture = { ownerId: null, mimeType: 'image/png', width: 1, height: 1, data }
  const transaction = await db.startTransaction().execute()
  try {
    await insertImage(transaction, picture)
  } finally {
    await transaction.rollback().execute()
  }
}
