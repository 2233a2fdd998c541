import type { ExploreOrder, TagCount } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { tagKeyOf } from '../../runtime/clean-tags.ts'
import type { Part } from '../memes/list/search/public-matches.repository.ts'
import { selectVisible } from '../memes/public/public-memes.repository.ts'

/** Which public memes are listed, and in which order. */
export interface PublicSelection {
  readonly order: ExploreOrder
  /** Only memes of this user. */
  readonly userId?: number | undefined
  /** Only memes of this template. */
  readonly templateId?: number | undefined
  /** Only memes with this tag. */
  readonly tag?: string | undefined
  /** Where the random order begins. */
  readonly seed: number
}

/** A page of the memes with a tag. */
async function listTagged(
  db: Db,
  tag: string,
  order: 'newest' | 'popular',
  { offset, limit }: Part,
): Promise<number[]> {
  const rows = await db
    .selectFrom('publicTags')
    .select('memeId')
    .where('tagKey', '=', tagKeyOf(tag))
    .orderBy(COLUMNS[order], 'desc')
    .orderBy('memeId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return idsIn(rows)
}

/** How many of the newest tags say which are common, and how many of these are listed. */
const LATEST_TAGS = 2000
const MAX_COMMON_TAGS = 30

/** The tags that most of the newest memes have. */
export const listCommonTags = async (db: Db): Promise<TagCount[]> =>
  await db
    .selectFrom(
      db
        .selectFrom('publicTags')
        .select(['tagKey', 'tag'])
        // With a range, SQLite searches the index.
        .where('shownAt', '>', 0)
        .orderBy('shownAt', 'desc')
        .orderBy('tagKey')
        .limit(LATEST_TAGS)
        .as('latest'),
    )
    .select(({ fn }) => [fn.max<string>('tag').as('tag'), fn.countAll<number>().as('count')])
    .groupBy('tagKey')
    .orderBy('count', 'desc')
    .orderBy('tagKey')
    .limit(MAX_COMMON_TAGS)
    .execute()

const COLUMNS = { newest: 'shownAt', popular: 'popularity', random: 'shuffle' } as const

/**
 * The ids of a page of public memes, from an index alone: pages far behind take as long as the first few
 * rows of them, whatever is in the other tables. Some of the memes may be deleted, or their owners suspended.
 */
export async function listPublicIds(
  db: Db,
  { order, userId, templateId, tag, seed }: PublicSelection,
  { offset, limit }: Part,
): Promise<number[]> {
  if (tag !== undefined && order !== 'random')
    return await listTagged(db, tag, order, { offset, limit })
  const column = COLUMNS[order]
  const select = () =>
    db
      .selectFrom('publicMemes')
      .select('memeId')
      .where('state', '=', 'shown')
      .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
      .$if(templateId !== undefined, (query) => query.where('templateId', '=', templateId ?? 0))
      .orderBy(column, 'desc')
      .orderBy('memeId', 'desc')
  if (order !== 'random') return idsIn(await select().offset(offset).limit(limit).execute())

  // From the seed downwards, and then from the top down to the seed.
  const below = select().where('shuffle', '<=', seed)
  const first = idsIn(await below.offset(offset).limit(limit).execute())
  if (first.length === limit) return first
  const { count } = await db
    .selectFrom(below.limit(offset).as('before'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rest = select().where('shuffle', '>', seed)
  const skipped = offset - Number(count)
  const second = await rest
    .offset(skipped)
    .limit(limit - first.length)
    .execute()
  return [...first, ...idsIn(second)]
}

const idsIn = (rows: readonly { readonly memeId: number }[]) => rows.map(({ memeId }) => memeId)

export type PublicRow = Awaited<ReturnType<typeof listPublicMemesOf>>[number]

/** Those of the memes that everybody may see, in no order. */
export const listPublicMemesOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await selectVisible(db)
        .innerJoin('images', 'images.id', 'memes.imageId')
        .leftJoin('templates', 'templates.id', 'memes.templateId')
        .select(['memes.id', 'memes.shareId', 'memes.title', 'memes.suggestedTitle'])
        .select(['memes.document', 'memes.animationId', 'memes.updatedAt'])
        .select(['memes.imageDescription', 'templates.description as templateDescription'])
        .select(['memes.tags', 'publicMemes.templateId', 'templates.name as templateName'])
        .select(['users.handle', 'images.width', 'images.height'])
        .select(['publicMemes.likes', 'publicMemes.shownAt'])
        .where('memes.id', 'in', ids)
        .execute()

/** The newest memes in public that a site map names; takes 20 ms. */
const MAX_INDEXED = 5000

/** The share ids of the newest memes in public, and the handles of their people. */
export async function listIndexed(db: Db) {
  const newest = db
    .selectFrom('publicMemes')
    .select('memeId')
    .where('state', '=', 'shown')
    .orderBy('shownAt', 'desc')
    .orderBy('memeId', 'desc')
    .limit(MAX_INDEXED)
  const rows = await selectVisible(db)
    .select(['memes.shareId', 'users.handle'])
    .where('memes.id', 'in', newest)
    .execute()
  return {
    shareIds: rows.map(({ shareId }) => shareId),
    handles: [...new Set(rows.flatMap(({ handle }) => handle ?? []))],
  }
}

/** Which of the memes the user likes. */
export async function listLiked(
  db: Db,
  userId: number,
  memeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (memeIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('likes')
    .select('memeId')
    .where('userId', '=', userId)
    .where('memeId', 'in', memeIds)
    .execute()
  return new Set(rows.map(({ memeId }) => memeId))
}

/** The user with a handle, who is neither deleted nor suspended. */
export const findPerson = async (db: Db, handleKey: string) =>
  await db
    .selectFrom('users')
    .select(['id', 'handle'])
    .where('handleKey', '=', handleKey)
    .where('deletedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
