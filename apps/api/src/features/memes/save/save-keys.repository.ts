import { DAY_MS, MAX_SAVE_KEYS, SAVE_KEYS_KEPT_MS } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'

/** The id of the meme that the user saved with a key; the meme may have been deleted since. */
export async function findSavedWith(
  db: Db,
  userId: number,
  saveKey: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('saveKeys')
    .select('memeId')
    .where('userId', '=', userId)
    .where('saveKey', '=', saveKey)
    .executeTakeFirst()
  return row?.memeId
}

/** Stores the key of a save. */
export async function insertSaveKey(
  transaction: Db,
  userId: number,
  saveKey: string,
  memeId: number,
): Promise<void> {
  await transaction
    .insertInto('saveKeys')
    .values({ userId, saveKey, memeId, savedAt: Date.now() })
    .execute()
}

/**
 * Forgets the keys of saves after `SAVE_KEYS_KEPT_MS`, and a user's oldest ones beyond `MAX_SAVE_KEYS`. Call it
 * several times a day: only the users of the last one are looked at, because nobody else gets more keys.
 *
 * @param now milliseconds since 1970
 */
export async function deleteOldSaveKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('saveKeys')
    .where('savedAt', '<', now - SAVE_KEYS_KEPT_MS)
    .execute()
  const users = await db
    .selectFrom('saveKeys')
    .select('userId')
    .where('userId', 'in', ({ selectFrom }) =>
      selectFrom('saveKeys as recent')
        .select('recent.userId')
        .where('recent.savedAt', '>', now - DAY_MS),
    )
    .groupBy('userId')
    .having(({ fn }) => fn.countAll(), '>', MAX_SAVE_KEYS)
    .execute()
  for (const { userId } of users) await deleteSurplusSaveKeys(db, userId)
}

async function deleteSurplusSaveKeys(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('saveKeys')
    .where('userId', '=', userId)
    .where('savedAt', '<=', ({ selectFrom }) =>
      selectFrom('saveKeys as kept')
        .select('kept.savedAt')
        .where('kept.userId', '=', userId)
        .orderBy('kept.savedAt', 'desc')
        .offset(MAX_SAVE_KEYS)
        .limit(1),
    )
    .execute()
}
