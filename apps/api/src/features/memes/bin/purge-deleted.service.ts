/**
 * Purges deleted things once they can't be restored any more, or as soon as their user saves something
 * that may need the space, because the space of deleted things belongs to the user.
 */
import { MEGABYTE } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { isStorageFull } from '../../../database/problem-of.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { type Bin, CLOCKS_MS, type DeletedQuery, KEPT_MS } from '../../../storage/bin.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import { maxBytesOf, readStorageUse } from '../../../storage/quota/storage-quota.ts'
import { templateBin } from '../../templates/own/own-templates.repository.ts'
import { hasDeleted, memeBin } from './deleted-memes.repository.ts'

export interface SpaceDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
}

const BINS: readonly Bin[] = [memeBin, templateBin]

// Other writes run between the transactions. Each meme has up to 300 words.
const PURGED_AT_ONCE = 30

/**
 * Purges what can't be restored any more.
 *
 * @param now milliseconds since 1970
 * @param signal stops after the current transaction
 */
export const purgeDeleted = (db: Db, now: number, signal?: AbortSignal): Promise<void> =>
  purgeAll(db, { until: now - KEPT_MS }, signal)

/** More than the largest still meme, with its source and thumbnail. */
const ROOM_BYTES = 16 * MEGABYTE

/**
 * Purges what the user has deleted if the space may be needed. Call it before something is saved.
 *
 * @param animationBytes of an animation that is about to be stored
 */
export async function makeRoom(
  { config, db, images }: SpaceDependencies,
  userId: number,
  animationBytes = 0,
): Promise<void> {
  const query = { userId, until: Date.now() + CLOCKS_MS }
  if (!(await hasDeleted(db, query))) return
  const use = await readStorageUse(db, userId)
  const maxBytes = maxBytesOf(use, config)
  const hasRoom =
    (maxBytes === undefined || use.bytes + ROOM_BYTES + animationBytes <= maxBytes) &&
    (await images.assertCanStore().then(
      () => true,
      // A storage that does not respond is not full.
      (error: unknown) => !isStorageFull(error),
    ))
  if (!hasRoom) await purgeAll(db, query)
}

async function purgeAll(
  db: Db,
  query: Omit<DeletedQuery, 'limit'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const bin of BINS) {
    while (!signal?.aborted) {
      const deleted = await bin.list(db, { ...query, limit: PURGED_AT_ONCE })
      if (deleted.length === 0) break
      for (const [userId, some] of Map.groupBy(deleted, (thing) => thing.userId)) {
        const ids = some.map(({ id }) => id)
        await userTransaction(db, userId, async (transaction) => {
          const images = await bin.purge(transaction, userId, ids, query.until)
          if (images.length > 0) await deleteUnusedImages(transaction, images)
        })
      }
    }
  }
}
