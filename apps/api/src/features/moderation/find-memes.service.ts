import type { Db } from '../../database/schema.ts'
import { type SearchLimits, searchById } from '../../database/search-by-id.ts'
import { normalizeEmail } from '../../users/email.ts'
import { findUserByEmail } from '../../users/users.repository.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'
import {
  findLastMemeId,
  findMemeOfLink,
  listMemesOfUser,
  listMemesWithText,
} from './moderation.repository.ts'
import { shareIdIn } from './share-id-in.ts'

/**
 * Finds memes of all users, also those that nobody was shown yet: so each search is in the audit log.
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
  return await searchById((range) => listMemesWithText(db, wanted, range), {
    ...limits,
    before: start,
  })
}
