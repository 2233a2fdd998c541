import type { Db } from '../../../database/schema.ts'
import { findVisibleMeme, listVisibleOf } from './public-memes.repository.ts'

/** Stores after which meme a new one is made, if everybody may see that. */
export async function insertRemix(
  transaction: Db,
  memeId: number,
  original: string,
): Promise<void> {
  const meme = await findVisibleMeme(transaction, original)
  if (meme === undefined) return
  await transaction
    .insertInto('remixes')
    .values({ memeId, authorId: meme.userId, original })
    .execute()
}

/** Whose meme another one is made after. */
export interface Origin {
  readonly handle: string
  /** Null when that meme is not in public any more. */
  readonly shareId: string | null
}

/** After whose memes some memes are made. People who are suspended or gone are not named. */
export async function listOrigins(
  db: Db,
  memeIds: readonly number[],
): Promise<ReadonlyMap<number, Origin>> {
  if (memeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('remixes')
    .innerJoin('users', 'users.id', 'remixes.authorId')
    .select(['remixes.memeId', 'remixes.original', 'users.handle'])
    .where('remixes.memeId', 'in', memeIds)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .execute()
  if (rows.length === 0) return new Map()
  const shown = await listVisibleOf(
    db,
    rows.map(({ original }) => original),
  )
  return new Map(
    rows.flatMap(({ memeId, original, handle }) =>
      handle === null
        ? []
        : [[memeId, { handle, shareId: shown.has(original) ? original : null }] as const],
    ),
  )
}
