/**
 * Removes the data of deleted accounts.
 *
 * Problem: deleting 50,000 memes and their pictures takes seconds, and in one transaction it would
 * block all other writes.
 * Approach: deleting an account marks the user in one short transaction. From then on no one can
 * sign in to it, and its links return 404. The rows are deleted afterwards in batches, and the user
 * last, which also deletes anything stored in the meantime. After a restart the server resumes the
 * removal.
 */

import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { deleteSomeImagesOf } from '../../storage/images.repository.ts'
import { deleteUser, listDeletedUsers } from '../../users/users.repository.ts'
import { deleteSomeWordsOf } from '../memes/list/search/meme-words.repository.ts'
import { deleteSomeMemesOf } from '../memes/memes.repository.ts'
import { deleteSomeLikesOf } from '../memes/public/public-memes.repository.ts'
import { deleteSomeTemplatesOf } from '../templates/own/own-templates.repository.ts'

// Other writes run between batches. The limits differ because a picture is megabytes and a meme is
// not.
const MEMES_AT_ONCE = 100
const TEMPLATES_AT_ONCE = 100
const LIKES_AT_ONCE = 100
const IMAGES_AT_ONCE = 100
const WORDS_AT_ONCE = 5000

/** @param signal stops after the current batch */
export async function removeDeletedAccounts(db: Db, signal?: AbortSignal): Promise<void> {
  for (const id of await listDeletedUsers(db)) await removeAccount(db, id, signal)
}

/** Removes all data of a user who is marked as deleted. */
export async function removeAccount(db: Db, userId: number, signal?: AbortSignal): Promise<void> {
  // Rows that reference pictures go before them; the others are deleted by cascade with the user.
  const batches = [
    (transaction: Db) => deleteSomeLikesOf(transaction, userId, LIKES_AT_ONCE),
    (transaction: Db) => deleteSomeMemesOf(transaction, userId, MEMES_AT_ONCE),
    (transaction: Db) => deleteSomeTemplatesOf(transaction, userId, TEMPLATES_AT_ONCE),
    (transaction: Db) => deleteSomeWordsOf(transaction, userId, WORDS_AT_ONCE),
    (transaction: Db) => deleteSomeImagesOf(transaction, userId, IMAGES_AT_ONCE),
  ]
  for (const deleteBatch of batches) {
    while (!signal?.aborted && (await userTransaction(db, userId, deleteBatch)) > 0);
  }
  if (!signal?.aborted) await deleteUser(db, userId)
}
