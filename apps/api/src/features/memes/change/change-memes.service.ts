import type { Meme, MemeChanges, MemeTags, TagChanges } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { chunksOf } from '../../../runtime/chunks-of.ts'
import { cleanTags, tagKeyOf } from '../../../runtime/clean-tags.ts'
import { addWords } from '../list/search/add-words.ts'
import { titleKeyOf } from '../list/search/words-of-meme.ts'
import type { MemeDependencies } from '../meme-dependencies.ts'
import { changeMeme, listMemesOf } from '../memes.repository.ts'
import { holdNewTexts, letInOrHold } from '../public/hold.service.ts'
import { hideFromPublic, showInPublic } from '../public/show-meme.service.ts'
import { cleanTitle } from '../save/read-meme.ts'
import { changeOwn, findOwn } from '../save/store.ts'
import { toMeme } from '../to-meme.ts'
import { setTags } from './tags.repository.ts'

/**
 * Changes a meme's title, tags or favorite mark.
 *
 * @throws AppError `meme_not_found` when the meme does not exist or is another user's, or
 *   `collection_full`, or why it can't be shown in public; nothing is changed then
 */
export async function updateMeme(
  deps: Pick<MemeDependencies, 'config' | 'db' | 'images'>,
  userId: number,
  id: number,
  { title: given, tags, isFavorite, isPublic }: MemeChanges,
): Promise<Meme> {
  const meme = await changeOwn(deps, userId, id, async (transaction, before) => {
    const title = given === undefined ? undefined : cleanTitle(given)
    const kept = tags === undefined ? undefined : cleanTags(tags)
    const changes = {
      ...(title !== undefined && { title, titleKey: titleKeyOf(title) }),
      ...(kept !== undefined && { tags: JSON.stringify(kept) }),
      ...(isFavorite !== undefined && { isFavorite: Number(isFavorite) }),
      ...(isPublic !== undefined && { isPublic: Number(isPublic) }),
    }
    if (Object.keys(changes).length > 0) await changeMeme(transaction, id, changes)
    if (isPublic) {
      const state = await showInPublic(transaction, deps.config, {
        memeId: id,
        userId,
        templateId: before.templateId,
      })
      if (state === undefined) throw new AppError('no_public_side')
    }
    if (isPublic === false) await hideFromPublic(transaction, id)
    if (kept !== undefined) await setTags(transaction, userId, id, kept)
    if (title !== undefined || kept !== undefined) {
      const isNew =
        before.title !== (title ?? before.title) || before.tags !== (changes.tags ?? before.tags)
      if (isNew) await holdNewTexts(transaction, deps.config, id)
      await addWords(transaction, userId, [id])
    }
  })
  if (meme.publicState !== 'waiting') return meme
  await letInOrHold(deps, userId, id)
  return toMeme(await findOwn(deps.db, userId, id))
}

// Other writes run between the transactions.
const TAGGED_AT_ONCE = 20

/**
 * Adds and removes tags of the user's own memes, some at a time. Those of others are ignored.
 *
 * @returns the tags that the memes have afterwards
 */
export async function tagMemes(
  { config, db }: Pick<MemeDependencies, 'config' | 'db'>,
  userId: number,
  { ids, add = [], remove = [] }: TagChanges,
): Promise<MemeTags[]> {
  const removed = new Set(remove.map(tagKeyOf))
  const change = (before: readonly string[]) =>
    cleanTags([...before.filter((tag) => !removed.has(tagKeyOf(tag))), ...add])
  const tagged: MemeTags[] = []
  for (const some of chunksOf(ids, TAGGED_AT_ONCE)) {
    tagged.push(
      ...(await userTransaction(db, userId, (transaction) =>
        tagSome(transaction, config, userId, some, change),
      )),
    )
  }
  return tagged
}

async function tagSome(
  transaction: Db,
  config: Config,
  userId: number,
  ids: readonly number[],
  change: (before: readonly string[]) => readonly string[],
): Promise<MemeTags[]> {
  const memes: MemeTags[] = []
  for (const { id, tags: before } of await listMemesOf(transaction, userId, ids)) {
    const tags = change(JSON.parse(before))
    memes.push({ id, tags: [...tags] })
    if (JSON.stringify(tags) === before) continue
    await changeMeme(transaction, id, { tags: JSON.stringify(tags) })
    await setTags(transaction, userId, id, tags)
    await holdNewTexts(transaction, config, id)
    await addWords(transaction, userId, [id])
  }
  return memes
}
