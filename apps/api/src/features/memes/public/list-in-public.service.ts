import { coversOf } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import { chunksOf } from '../../../runtime/chunks-of.ts'
import { tagKeyOf } from '../../../runtime/clean-tags.ts'
import { listTexts } from '../list/search/meme-words.repository.ts'
import { textsOf, wordsForSearchByOthers } from '../list/search/words-of-meme.ts'
import { changePublicMeme, findPublicMeme } from './public-memes.repository.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000

/**
 * Updates by which words and tags everybody finds a meme: none, unless it is shown.
 *
 * @param transaction in which the meme was changed
 */
export async function listInPublic(transaction: Db, memeId: number): Promise<void> {
  const shown = await findPublicMeme(transaction, memeId)
  if (shown === undefined) return
  await transaction.deleteFrom('publicWords').where('memeId', '=', memeId).execute()
  await transaction.deleteFrom('publicTags').where('memeId', '=', memeId).execute()
  if (shown.state !== 'shown') return
  const [row] = await listTexts(transaction, [memeId])
  if (row === undefined) return
  const texts = textsOf(row)
  for (const some of chunksOf([...wordsForSearchByOthers(texts)], ROWS_AT_ONCE)) {
    const words = some.map(([word, weight]) => ({ word, memeId, weight }))
    await transaction.insertInto('publicWords').values(words).execute()
  }
  const { shownAt, popularity } = shown
  if (texts.tags.length > 0) {
    await transaction
      .insertInto('publicTags')
      .values(
        texts.tags.map((tag) => ({ tagKey: tagKeyOf(tag), memeId, tag, shownAt, popularity })),
      )
      .execute()
  }
  // A cover may hide a part of the template, which a link to it would show.
  if (coversOf(texts.document).length > 0) {
    await changePublicMeme(transaction, memeId, { templateId: null })
  }
}
