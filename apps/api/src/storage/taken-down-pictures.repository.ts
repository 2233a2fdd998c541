import type { Db } from '../database/schema.ts'

/**
 * Keeps a user from saving the pictures of a meme again.
 *
 * @param pictures ids of images, and hashes of their bytes
 */
export async function insertTakenDownPictures(
  transaction: Db,
  { userId, shareId }: { readonly userId: number; readonly shareId: string },
  pictures: Iterable<string>,
): Promise<void> {
  const rows = [...new Set(pictures)].map((picture) => ({ userId, picture, shareId }))
  await transaction
    .insertInto('takenDownPictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Undoes `insertTakenDownPictures`. Pictures of other memes that were taken down stay. */
export async function deleteTakenDownPictures(transaction: Db, shareId: string): Promise<void> {
  await transaction.deleteFrom('takenDownPictures').where('shareId', '=', shareId).execute()
}

/**
 * Whether one of a user's pictures was taken down.
 *
 * @param pictures ids or hashes; without them, whether any was
 */
export async function hasTakenDownPicture(
  db: Db,
  userId: number,
  pictures?: readonly string[],
): Promise<boolean> {
  const query = db.selectFrom('takenDownPictures').select('picture').where('userId', '=', userId)
  const wanted = pictures === undefined ? query : query.where('picture', 'in', pictures)
  return (await wanted.limit(1).executeTakeFirst()) !== undefined
}

/** The user's memes that look like one that was taken down, or use its uploads. */
export async function listMemesLikeTakenDown(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const memes = () =>
    db
      .selectFrom('memes')
      .select('memes.id')
      .where('memes.userId', '=', userId)
      .where('memes.id', 'in', ids)
  const ofUser = () =>
    db.selectFrom('takenDownPictures').select('picture').where('userId', '=', userId)
  const rows = await memes()
    .where('memes.pictureHash', 'in', ofUser())
    .union(memes().where('memes.customImageId', 'in', ofUser()))
    .union(
      memes()
        .innerJoin('stickerImages', 'stickerImages.memeId', 'memes.id')
        .where('stickerImages.imageId', 'in', ofUser()),
    )
    .execute()
  return rows.map(({ id }) => id)
}
