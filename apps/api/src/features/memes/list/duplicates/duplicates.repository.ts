import { sql } from 'kysely'
import type { Db } from '../../../../database/schema.ts'
import { UNKNOWN_HASH } from '../../../../render/hash-picture.ts'
import { deletedMemeIds } from '../../memes.repository.ts'

/** A meme that has duplicates. */
export interface Original {
  readonly id: number
  readonly title: string
}

/** The ids of the user's memes that look the same as an older one. */
export const selectDuplicateIds = (db: Db, userId: number) =>
  db
    .selectFrom('memes as own')
    .innerJoin(
      selectOriginals(db, userId).as('originals'),
      'originals.pictureHash',
      'own.pictureHash',
    )
    .select('own.id')
    .where('own.userId', '=', userId)
    .whereRef('own.id', '>', 'originals.id')

/** Each picture that several memes of the user share, with the oldest of them. */
const selectOriginals = (db: Db, userId: number) =>
  db
    .selectFrom('memes')
    .select(({ fn }) => ['memes.pictureHash', fn.min('memes.id').as('id')])
    .where('memes.userId', '=', userId)
    .where('memes.pictureHash', '!=', UNKNOWN_HASH)
    .where('memes.id', 'not in', deletedMemeIds(db, userId))
    .groupBy('memes.pictureHash')
    .having(({ fn }) => fn.countAll(), '>', 1)

/** For each of some memes of the user, the oldest meme that looks the same, unless it is that meme itself. */
export async function findOriginals(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Original>> {
  if (ids.length === 0) return new Map()
  const ofUser = () => db.selectFrom('memes as own').where('own.userId', '=', userId)
  const hashes = ofUser().select('own.pictureHash').where('own.id', 'in', ids)
  const originals = selectOriginals(db, userId).where('memes.pictureHash', 'in', hashes)
  const rows = await ofUser()
    .innerJoin(originals.as('originals'), 'originals.pictureHash', 'own.pictureHash')
    .innerJoin('memes', 'memes.id', 'originals.id')
    .select(['own.id as of', 'memes.id', 'memes.title', 'memes.suggestedTitle'])
    .where('own.id', 'in', ids)
    .whereRef('own.id', '>', 'originals.id')
    .execute()
  return new Map(rows.map(({ of, ...original }) => [of, original]))
}

/** Memes after an id whose pictures have no hash yet, in the order of their ids. */
export const listWithoutHash = async (db: Db, after: number, limit: number) =>
  await db
    .selectFrom('memes')
    .select(['id', 'imageId', 'animationId'])
    .where('pictureHash', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Stores the hash of a meme's picture, unless the picture has been replaced. */
export async function setPictureHash(
  db: Db,
  id: number,
  imageId: string,
  pictureHash: string,
): Promise<void> {
  await db
    .updateTable('memes')
    .set({ pictureHash })
    .where('id', '=', id)
    .where('imageId', '=', imageId)
    .where(sql<boolean>`picture_hash is null`)
    .execute()
}
