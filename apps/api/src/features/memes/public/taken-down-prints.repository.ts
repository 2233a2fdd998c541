import type { Db } from '../../../database/schema.ts'

/** The takedowns that a new meme is compared with, the newest; takes 20 ms. */
const MAX_COMPARED = 2000

/** What the pictures of taken-down memes look like. */
export async function listTakenDownPrints(db: Db): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('takedowns')
    .innerJoin('takenDownPrints', 'takenDownPrints.shareId', 'takedowns.shareId')
    .select('takenDownPrints.prints')
    // With a range, SQLite searches the index.
    .where('takedowns.memeId', '>', 0)
    .orderBy('takedowns.memeId', 'desc')
    .limit(MAX_COMPARED)
    .execute()
  return rows.map(({ prints }) => prints)
}

/** Stores what the pictures of a taken-down meme look like. */
export async function insertTakenDownPrints(
  transaction: Db,
  shareId: string,
  prints: Uint8Array,
): Promise<void> {
  await transaction
    .insertInto('takenDownPrints')
    .values({ shareId, prints })
    .onConflict((conflict) => conflict.column('shareId').doNothing())
    .execute()
}

export async function deleteTakenDownPrints(transaction: Db, shareId: string): Promise<void> {
  await transaction.deleteFrom('takenDownPrints').where('shareId', '=', shareId).execute()
}

/** What a meme is printed by. */
export const findPrintedMeme = async (db: Db, memeId: number) =>
  await db
    .selectFrom('memes')
    .select(['imageId', 'customImageId', 'templateId', 'document'])
    .where('id', '=', memeId)
    .executeTakeFirst()
