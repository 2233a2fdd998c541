import type { TagCount } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { tagKeyOf } from '../../../runtime/clean-tags.ts'
import { deletedMemeIds } from '../memes.repository.ts'

/** Replaces the tags of a meme. */
export async function setTags(
  transaction: Db,
  userId: number,
  memeId: number,
  tags: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('memeTags').where('memeId', '=', memeId).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ userId, tagKey: tagKeyOf(tag), memeId, tag }))
  await transaction.insertInto('memeTags').values(rows).execute()
}

/** Maximum number of different tags in one answer. */
const MAX_LISTED_TAGS = 1000

/** The tags of the user's memes, most frequent first. */
export const listTags = async (db: Db, userId: number): Promise<TagCount[]> =>
  await db
    .selectFrom('memeTags')
    .select(({ fn }) => [fn.max<string>('tag').as('tag'), fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .where('memeId', 'not in', deletedMemeIds(db, userId))
    .groupBy('tagKey')
    .orderBy('count', 'desc')
    .orderBy('tagKey')
    .limit(MAX_LISTED_TAGS)
    .execute()
