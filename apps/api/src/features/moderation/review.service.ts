import type { ReportReason } from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'
import { changeMeme } from '../memes/memes.repository.ts'
import { listInPublic } from '../memes/public/list-in-public.service.ts'
import { changePublicMeme, findPublicMeme, letIn } from '../memes/public/public-memes.repository.ts'
import { insertDecision, reverseDecisions } from './decisions.repository.ts'
import { findAnyMeme, listMemesById } from './moderation.repository.ts'
import { markReportsHandled } from './reports.repository.ts'

/** Memes that wait to be let into the public side, those that have waited longest first. */
export async function listWaiting(db: Db, limit: number) {
  const waiting = await db
    .selectFrom('publicMemes')
    .select('memeId')
    .where('state', '=', 'waiting')
    .orderBy('shownAt')
    .orderBy('memeId')
    .limit(limit + 1)
    .execute()
  const ids = waiting.slice(0, limit).map(({ memeId }) => memeId)
  const memes = new Map((await listMemesById(db, ids)).map((meme) => [meme.id, meme]))
  return {
    memes: ids.flatMap((id) => memes.get(id) ?? []),
    hasMore: waiting.length > limit,
  }
}

/**
 * Lets a meme into the public side, or keeps it out. The first time, it counts as shown now, so that it
 * appears among the newest.
 *
 * @param reason for the owner, of a meme that is kept out
 * @returns whether its owner shows it
 */
export async function review(
  db: Db,
  actor: Actor,
  shareId: string,
  decision: { readonly state: 'refused' | 'shown'; readonly reason: string },
  why: ReportReason = 'other',
): Promise<boolean> {
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return false
  return await userTransaction(db, meme.userId, async (transaction) => {
    const { state, reason: details } = decision
    // Also of one that was taken back meanwhile: it may be shown again.
    await changeMeme(transaction, meme.id, { keptOutReason: state === 'refused' ? details : null })
    const before = await findPublicMeme(transaction, meme.id)
    if (before === undefined) return false
    if (state === 'shown') await letIn(transaction, meme.id, before.likes)
    else await changePublicMeme(transaction, meme.id, { ...decision, held: '' })
    await listInPublic(transaction, meme.id)
    const act = state === 'shown' ? 'meme-let-in' : 'meme-kept-out'
    if (state === 'shown') await reverseDecisions(transaction, meme.userId, 'hidden', shareId)
    else {
      const { userId, title } = meme
      const made = { userId, shareId, title, act: 'hidden', reason: why, details } as const
      await insertDecision(transaction, made)
      await markReportsHandled(transaction, meme.id, 'hidden')
    }
    await insertAudit(transaction, actor, { act, shareId, details })
    return true
  })
}
