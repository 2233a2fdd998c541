/**
 * Adds the words of memes that have none: those from before there was a search, and those that a
 * server of an older version saves while the servers of a site are replaced.
 */
import { shownTitleOf } from '@memesmith/contract'
import { userTransaction } from '../../../../database/row-locks.ts'
import type { Db } from '../../../../database/schema.ts'
import { changeMeme } from '../../memes.repository.ts'
import { listInPublic } from '../../public/list-in-public.service.ts'
import { listTexts, listWithoutWords, setWords } from './meme-words.repository.ts'
import { type MemeTexts, textsOf, titleKeyOf, WORDS_VERSION, wordsOfMeme } from './words-of-meme.ts'

// Other writes run between the transactions, each of which takes some milliseconds.
const MEMES_AT_ONCE = 20

/** @param signal stops after the current memes */
export async function addMissingWords(db: Db, signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const memes = await listWithoutWords(db, after, MEMES_AT_ONCE)
    const last = memes.at(-1)
    if (last === undefined) return
    for (const [userId, some] of Map.groupBy(memes, (meme) => meme.userId)) {
      const ids = some.map(({ id }) => id)
      // Read again, because they may have changed since they were listed.
      await userTransaction(db, userId, (transaction) => addWords(transaction, userId, ids))
    }
    after = last.id
  }
}

/** Stores the search words of some of the user's memes, in the transaction that changed them. */
export async function addWords(
  transaction: Db,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  for (const meme of await listTexts(transaction, ids)) {
    await storeWords(transaction, userId, meme.id, textsOf(meme))
  }
}

/** Stores the search words of a meme whose texts are at hand, in the transaction that changed them. */
export async function storeWords(
  transaction: Db,
  userId: number,
  id: number,
  texts: MemeTexts,
): Promise<void> {
  await setWords(transaction, userId, id, wordsOfMeme(texts))
  await listInPublic(transaction, id)
  // A trigger has reset the version, because servers of an older version do not know of words.
  await changeMeme(transaction, id, {
    titleKey: titleKeyOf(shownTitleOf(texts)),
    wordsVersion: WORDS_VERSION,
  })
}
