import type { MemeKind, MemeOrder } from '@memesmith/contract'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../../../database/schema.ts'
import { tagKeyOf } from '../../../../runtime/clean-tags.ts'
import { withoutNul } from '../../../../runtime/without-nul.ts'
import { deletedMemeIds } from '../../memes.repository.ts'
import { selectDuplicateIds } from '../duplicates/duplicates.repository.ts'
import { readQuery, selectMatches } from './matches.repository.ts'
import { wordsOfUser } from './searched-words.repository.ts'

/** Which memes of a user, and in what order. */
export interface MemeSelection {
  /** Words to find; undefined for all memes. */
  readonly query?: string | undefined
  readonly tag?: string | undefined
  readonly isFavorite?: boolean | undefined
  readonly kind?: MemeKind | undefined
  readonly order: MemeOrder
}

/** A part of a selection. */
export interface MemeRange {
  readonly limit: number
  /** Only memes after this one, which may have been deleted. */
  readonly before?: number | undefined
  /** That meme's position in the order; needed if it was deleted. The order of ids needs none. */
  readonly place?: string | undefined
}

/** A meme, and its position in the order if that is not its id. */
export interface PlacedMeme {
  readonly id: number
  readonly place: number | string | null
}

/**
 * Lists the ids of a user's memes.
 *
 * Ids only grow, so the order of ids is the order of time.
 */
export async function listMemeIds(
  db: Db,
  userId: number,
  selection: MemeSelection,
  range: MemeRange,
): Promise<PlacedMeme[]> {
  const { query } = selection
  if (query === undefined) return await listAll(db, userId, selection, range)
  const wanted = await readQuery(wordsOfUser(db, userId), query)
  if (wanted === undefined) return []
  const matches = selectMatches(db, userId, wanted)
  if (selection.order !== 'best') {
    const found = db.selectFrom(matches.as('matches')).select('matches.memeId')
    return await listAll(db, userId, selection, range, found)
  }
  const place = await scoreOf(range, async (before) => {
    const rows = await matches.where('terms.memeId', '=', before).execute()
    return rows[0]?.score
  })
  if (place === undefined) return []
  const { before = Number.MAX_SAFE_INTEGER, limit } = range
  const rows = await db
    .selectFrom(matches.as('memes'))
    .select(['memes.memeId as id', 'memes.score as place'])
    .where((eb) => isSelected(db, userId, selection, eb.ref('memes.memeId')))
    .where('memes.score', '<=', place)
    .where((eb) => eb.or([eb('memes.score', '<', place), eb('memes.memeId', '<', before)]))
    .orderBy('memes.score', 'desc')
    .orderBy('memes.memeId', 'desc')
    .limit(limit)
    .execute()
  return rows
}

/** @returns undefined if the position of `before` is not known */
async function scoreOf(
  { before, place }: MemeRange,
  read: (before: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  if (before === undefined) return Number.MAX_SAFE_INTEGER
  const given = Number(place ?? Number.NaN)
  return Number.isSafeInteger(given) ? given : await read(before)
}

/** @param found the ids that may be listed; undefined for all */
async function listAll(
  db: Db,
  userId: number,
  selection: MemeSelection,
  { limit, before, place }: MemeRange,
  found?: Expression<{ memeId: number }>,
): Promise<PlacedMeme[]> {
  const memes = db
    .selectFrom('memes')
    .where('memes.userId', '=', userId)
    .where((eb) => isSelected(db, userId, selection, eb.ref('memes.id')))
    .$if(found !== undefined, (query) => query.where(sql<boolean>`memes.id in ${found}`))
    .limit(limit)
  if (selection.order === 'title') {
    const key = place === undefined ? undefined : withoutNul(place)
    const after = before === undefined ? '' : (key ?? (await findTitleKey(db, userId, before)))
    if (after === undefined) return []
    return await memes
      .select(['memes.id', 'memes.titleKey as place'])
      .where('memes.titleKey', '>=', after)
      .$if(before !== undefined, (query) =>
        query.where(({ eb, or }) =>
          or([eb('memes.titleKey', '>', after), eb('memes.id', '<', before ?? 0)]),
        ),
      )
      .orderBy('memes.titleKey')
      .orderBy('memes.id', 'desc')
      .execute()
  }
  const isOldestFirst = selection.order === 'oldest'
  const rows = await memes
    .select('memes.id')
    .$if(before !== undefined, (query) =>
      query.where('memes.id', isOldestFirst ? '>' : '<', before ?? 0),
    )
    .orderBy('memes.id', isOldestFirst ? 'asc' : 'desc')
    .execute()
  return rows.map(({ id }) => ({ id, place: null }))
}

async function findTitleKey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('memes')
    .select('titleKey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.titleKey
}

/** The filters as subqueries, each of which uses an index. */
function isSelected(
  db: Db,
  userId: number,
  { tag, isFavorite, kind }: MemeSelection,
  id: Expression<number>,
): Expression<boolean> {
  const ofUser = () =>
    db.selectFrom('memes as own').select('own.id').where('own.userId', '=', userId)
  const favorites = ofUser().where('own.isFavorite', '=', 1)
  const filters = [
    sql<boolean>`${id} not in ${deletedMemeIds(db, userId)}`,
    ...(tag === undefined
      ? []
      : [
          sql<boolean>`${id} in ${db
            .selectFrom('memeTags')
            .select('memeTags.memeId')
            .where('memeTags.userId', '=', userId)
            .where('memeTags.tagKey', '=', tagKeyOf(tag))}`,
        ]),
    ...(isFavorite === undefined
      ? []
      : [
          isFavorite
            ? sql<boolean>`${id} in ${favorites}`
            : sql<boolean>`${id} not in ${favorites}`,
        ]),
    ...(kind === undefined
      ? []
      : [
          sql<boolean>`${id} in ${
            kind === 'duplicate'
              ? selectDuplicateIds(db, userId)
              : ofUser().where(
                  kind === 'moving' ? 'own.animationId' : 'own.aiPrompt',
                  kind === 'edited' ? 'is' : 'is not',
                  null,
                )
          }`,
        ]),
  ]
  return sql<boolean>`${sql.join(filters, sql` and `)}`
}
