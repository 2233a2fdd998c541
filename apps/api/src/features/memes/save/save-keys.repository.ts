import { MAX_SAVE_KEYS } from '@memesmith/contract'
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

/** Stores the key of a save, and forgets the user's oldest ones beyond `MAX_SAVE_KEYS`. */
export async function insertSaveKey(
  transaction: Db,
  userId: number,
  saveKey: string,
  memeId: number,
): Promise<void> {
  await transaction
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
  await transaction
    .insertInto('saveKeys')
    .values({ userId, saveKey, memeId, savedAt: Date.now() })
    .execute()
}

/** Deletes the keys of saves before a time. */
export async function deleteSaveKeysBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('saveKeys').where('savedAt', '<', time).execute()
}
