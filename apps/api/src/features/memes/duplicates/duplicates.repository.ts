import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { deletedMemeIds } from '../memes.repository.ts'
import { UNKNOWN_LOOK } from './look-of.ts'

/** A meme that others look like. */
export interface Original {
  readonly id: number
  readonly title: string
}

/** The ids of the user's memes that look the same as an older one. */
export const selectDuplicateIds = (db: Db, userId: number) =>
  db
    .selectFrom('memes as own')
    .innerJoin(selectOriginals(db, userId).as('originals'), 'originals.look', 'own.look')
    .select('own.id')
    .where('own.userId', '=', userId)
    .whereRef('own.id', '>', 'originals.id')

/** Each look that several memes of the user have, with the oldest of them. */
const selectOriginals = (db: Db, userId: number) =>
  db
    .selectFrom('memes')
    .select(({ fn }) => ['memes.look', fn.min('memes.id').as('id')])
    .where('memes.userId', '=', userId)
    .where('memes.look', '!=', UNKNOWN_LOOK)
    .where('memes.id', 'not in', deletedMemeIds(db, userId))
    .groupBy('memes.look')
    .having(({ fn }) => fn.countAll(), '>', 1)

/** The oldest meme that looks the same as each of some memes of the user; none for those themselves. */
export async function findOriginals(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Original>> {
  if (ids.length === 0) return new Map()
  const ofUser = () => db.selectFrom('memes as own').where('own.userId', '=', userId)
  const looks = ofUser().select('own.look').where('own.id', 'in', ids)
  const originals = selectOriginals(db, userId).where('memes.look', 'in', looks)
  const rows = await ofUser()
    .innerJoin(originals.as('originals'), 'originals.look', 'own.look')
    .innerJoin('memes', 'memes.id', 'originals.id')
    .select(['own.id as of', 'memes.id', 'memes.title'])
    .where('own.id', 'in', ids)
    .whereRef('own.id', '>', 'originals.id')
    .execute()
  return new Map(rows.map(({ of, ...original }) => [of, original]))
}

/** Memes after an id of which it is not known what they look like, in the order of their ids. */
export const listWithoutLook = async (db: Db, after: number, limit: number) =>
  await db
    .selectFrom('memes')
    .select(['id', 'imageId', 'animationId'])
    .where('look', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Stores what a meme looks like, unless it has got another picture. */
export async function setLook(db: Db, id: number, imageId: string, look: string): Promise<void> {
  await db
    .updateTable('memes')
    .set({ look })
    .where('id', '=', id)
    .where('imageId', '=', imageId)
    .where(sql<boolean>`look is null`)
    .execute()
}
