/**
 * Removes what was in deleted accounts.
 *
 * Problem: 50,000 memes with their pictures take seconds to delete, and in one transaction nobody
 * else could save anything until it was over.
 * Approach: deleting an account marks the user, in one short transaction: from then on nobody can sign
 * in to it, and its links lead nowhere. The rows go afterwards, a batch at a time, and the user last;
 * what was stored in the meantime goes with that. Whatever is left when the server stops goes when it
 * starts again.
 */

import type { Db } from '../../database/connect.ts'
import { deleteSomeImagesOf } from '../../storage/images.repository.ts'
import { deleteUser, listDeletedUsers } from '../../users/users.repository.ts'
import { deleteSomeMemesOf } from '../memes/memes.repository.ts'

// Others write after each batch, some milliseconds later. A picture is megabytes, a meme is not.
const MEMES_AT_ONCE = 500
const IMAGES_AT_ONCE = 100

/** @param signal stops it after the batch that is under way */
export async function removeDeletedAccounts(db: Db, signal?: AbortSignal): Promise<void> {
  for (const id of await listDeletedUsers(db)) await removeAccount(db, id, signal)
}

/** Removes everything of a user who is marked as deleted. */
export async function removeAccount(db: Db, userId: number, signal?: AbortSignal): Promise<void> {
  // What refers to pictures goes before them; the rest goes with the user.
  const batches = [
    () => deleteSomeMemesOf(db, userId, MEMES_AT_ONCE),
    () => deleteSomeImagesOf(db, userId, IMAGES_AT_ONCE),
  ]
  for (const deleteBatch of batches) {
    while (!signal?.aborted && (await deleteBatch()) > 0);
  }
  if (!signal?.aborted) await deleteUser(db, userId)
}
