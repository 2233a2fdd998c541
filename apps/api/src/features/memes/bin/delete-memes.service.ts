/**
 * Deletes memes so that it can be undone.
 *
 * Problem: a deletion must take effect at once, also for everyone who has a link, and must be undone
 * exactly, also when the server is killed in between. A deleted meme must not keep space from its
 * user.
 * Approach: a deletion stores a row that hides the meme from every query. Undoing it deletes this row.
 * The meme and its pictures are purged after the time to undo, or as soon as their user saves
 * something that may need their space.
 */
import { MEGABYTE } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { isStorageFull } from '../../../database/problem-of.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { KEPT_MS } from '../../../storage/deletion-times.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import {
  assertGrowthWithinQuota,
  maxBytesOf,
  readStorageUse,
} from '../../../storage/quota/storage-quota.ts'
import { listMemesLikeTakenDown } from '../../../storage/taken-down-pictures.repository.ts'
import { purgeTemplatesOf } from '../../templates/own/delete-own-templates.service.ts'
import { listDeletedTemplatesOf } from '../../templates/own/own-templates.repository.ts'
import { deleteUnusedWords, listWordsOf } from '../list/search/meme-words.repository.ts'
import { findImagesOf, listMemesOf } from '../memes.repository.ts'
import {
  deleteMemes,
  listDeleted,
  listDeletedOf,
  markDeleted,
  stillDeleted,
  unmarkDeleted,
} from './deleted-memes.repository.ts'

export interface SpaceDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
}

// Other writes run between the transactions. Each meme has up to 300 words.
const PURGED_AT_ONCE = 30

/**
 * Deletes the user's own memes. Others are left out.
 *
 * @returns the number of deleted memes
 */
export const removeMemes = (db: Db, userId: number, ids: readonly number[]): Promise<number> =>
  userTransaction(db, userId, (transaction) => markDeleted(transaction, userId, ids, Date.now()))

/** @throws AppError `meme_not_found` when the meme does not exist or is another user's */
export async function removeMeme(db: Db, userId: number, id: number): Promise<void> {
  if ((await removeMemes(db, userId, [id])) === 0) throw new AppError('meme_not_found')
}

/**
 * Undoes deletions. Memes that are purged, or were not deleted, are left out, and so are those that
 * look like one that was taken down meanwhile.
 *
 * @returns the ids of the memes that are back, or were never gone
 * @throws AppError `collection_full` if the user has reached the limit of memes meanwhile; nothing is
 *   restored then
 */
export const restoreMemes = (
  { config, db }: Pick<SpaceDependencies, 'config' | 'db'>,
  userId: number,
  ids: readonly number[],
): Promise<number[]> =>
  userTransaction(db, userId, async (transaction) => {
    const use = await readStorageUse(transaction, userId)
    const takenDown = await listMemesLikeTakenDown(transaction, userId, ids)
    const restorable = ids.filter((id) => !takenDown.includes(id))
    if (restorable.length > 0) await unmarkDeleted(transaction, userId, restorable)
    await assertGrowthWithinQuota(transaction, userId, config, use)
    return (await listMemesOf(transaction, userId, ids)).map(({ id }) => id)
  })

/**
 * Purges the memes whose deletion can't be undone any more.
 *
 * @param now milliseconds since 1970
 * @param signal stops after the current memes
 */
export async function purgeDeletedMemes(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  const until = now - KEPT_MS
  while (!signal?.aborted) {
    const deleted = await listDeleted(db, until, PURGED_AT_ONCE)
    if (deleted.length === 0) return
    for (const [userId, some] of Map.groupBy(deleted, (meme) => meme.userId)) {
      const listed = some.map(({ memeId }) => memeId)
      await userTransaction(db, userId, async (transaction) => {
        const ids = await stillDeleted(transaction, listed, until)
        await purge(transaction, userId, ids)
      })
    }
  }
}

/** The largest meme that does not move, with its source and thumbnail, is smaller. */
const ROOM_BYTES = 16 * MEGABYTE

/**
 * Purges the user's deleted memes and templates if their space may be needed. Call it before something
 * is saved.
 *
 * @param animationBytes of an animation that is about to be stored
 */
export async function makeRoom(
  { config, db, images }: SpaceDependencies,
  userId: number,
  animationBytes = 0,
): Promise<void> {
  const deleted = [
    ...(await listDeletedOf(db, userId, 1)),
    ...(await listDeletedTemplatesOf(db, userId)),
  ]
  if (deleted.length === 0) return
  const use = await readStorageUse(db, userId)
  const maxBytes = maxBytesOf(use, config)
  const hasRoom =
    (maxBytes === undefined || use.bytes + ROOM_BYTES + animationBytes <= maxBytes) &&
    (await images.assertCanStore().then(
      () => true,
      // A storage that does not respond is not full.
      (error: unknown) => !isStorageFull(error),
    ))
  if (hasRoom) return
  await purgeTemplatesOf(db, userId)
  let purged: number
  do {
    purged = await userTransaction(db, userId, async (transaction) => {
      const ids = await listDeletedOf(transaction, userId, PURGED_AT_ONCE)
      return await purge(transaction, userId, ids)
    })
  } while (purged > 0)
}

/** @returns the number of purged memes */
async function purge(transaction: Db, userId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const images = await findImagesOf(transaction, ids)
  const words = await listWordsOf(transaction, ids)
  await deleteMemes(transaction, ids)
  await deleteUnusedImages(transaction, images)
  await deleteUnusedWords(transaction, userId, words)
  return ids.length
}
