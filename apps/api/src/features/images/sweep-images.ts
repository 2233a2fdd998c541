import { DAY_MS } from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import {
  deleteUnusedImages,
  findUnusedImages,
  listImageIds,
} from '../../storage/images.repository.ts'

/**
 * Minimum age of an unused upload before it is removed, in ms: its user may still be writing
 * captions.
 */
export const UNUSED_UPLOAD_MS = DAY_MS

// Other writes can run after each batch, which takes a few milliseconds.
const BATCH = 100

/**
 * Removes the images that no meme or template uses.
 *
 * @param now milliseconds since 1970
 * @param signal stops after the current batch
 */
export async function sweepImages(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  let after = ''
  while (!signal?.aborted) {
    const ids = await listImageIds(db, after, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    await sweepSome(db, ids, now - UNUSED_UPLOAD_MS)
    after = last
  }
}

async function sweepSome(db: Db, ids: readonly string[], storedBefore: number): Promise<void> {
  const unused = await findUnusedImages(db, ids, storedBefore)
  for (const [ownerId, images] of Map.groupBy(unused, (image) => image.ownerId)) {
    const remove = (transaction: Db) =>
      deleteUnusedImages(
        transaction,
        images.map(({ id }) => id),
      )
    await (ownerId === null
      ? db.transaction().execute(remove)
      : userTransaction(db, ownerId, remove))
  }
}
