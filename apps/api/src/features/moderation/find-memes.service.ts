import { setImmediate } from 'node:timers/promises'
import { captionsOf } from '@memesmith/meme-render'
import { foldText } from '@memesmith/similar-words/fold-text'
import type { Db } from '../../database/schema.ts'
import { type IdRange, type SearchLimits, searchById } from '../../database/search-by-id.ts'
import { normalizeEmail } from '../../users/email.ts'
import { findUserByEmail } from '../../users/users.repository.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'
import {
  findLastMemeId,
  findMemeOfLink,
  listMemesById,
  listMemesOfUser,
  listMemeTexts,
} from './moderation.repository.ts'
import { shareIdIn } from './share-id-in.ts'

/**
 * Finds memes of all users, even those that nobody has shared, so each search goes into the audit log.
 *
 * @param wanted a link, the e-mail address of a user, or a part of a title or of a caption
 * @param limits without `before`, the newest memes are searched first
 */
export async function findMemes(
  db: Db,
  actor: Actor,
  wanted: string,
  { before, ...limits }: Omit<SearchLimits, 'before'> & { readonly before?: number | undefined },
) {
  const shareId = shareIdIn(wanted)
  const linked = shareId === undefined ? undefined : await findMemeOfLink(db, shareId)
  if (linked !== undefined) {
    await insertAudit(db, actor, { act: 'memes-searched', shareId: linked.shareId })
    return { rows: [linked], next: null }
  }
  const start = before ?? (await findLastMemeId(db)) + 1
  const userId = (await findUserByEmail(db, normalizeEmail(wanted)))?.id
  if (userId !== undefined) {
    await insertAudit(db, actor, { act: 'memes-searched', userId })
    const rows = await listMemesOfUser(db, userId, { before: start, limit: limits.limit })
    return { rows, next: rows.length < limits.limit ? null : (rows.at(-1)?.id ?? null) }
  }
  await insertAudit(db, actor, { act: 'memes-searched', details: wanted })
  const find = (range: IdRange) => listMemesWithText(db, wanted, range)
  return await searchById(find, { ...limits, before: start })
}

/** Memes whose texts are read and compared in one turn of the event loop: 30 ms for the longest ones. */
const AT_ONCE = 100

/**
 * The memes in a range with a text in their title or in a caption, whatever its case and accents. The
 * databases' own functions only handle ASCII, and would also find the names of fields and fonts.
 */
async function listMemesWithText(db: Db, wanted: string, { from, before, limit }: IdRange) {
  const text = foldText(wanted)
  // Parse only the few documents that contain the text as JSON writes it.
  const json = foldText(JSON.stringify(wanted).slice(1, -1))
  const isIn = (caption: { readonly text: string }) => foldText(caption.text).includes(text)
  const ids: number[] = []
  for (let end = before; end > from && ids.length < limit; end -= AT_ONCE) {
    const range = { from: Math.max(from, end - AT_ONCE), before: end }
    for (const { id, title, document } of await listMemeTexts(db, range)) {
      const isFound =
        foldText(title).includes(text) ||
        (foldText(document).includes(json) && captionsOf(JSON.parse(document)).some(isIn))
      if (isFound) ids.push(id)
    }
    await setImmediate()
  }
  return await listMemesById(db, ids.slice(0, limit))
}
