/**
 * What administrators decide about memes, besides takedowns. Each decision is written down for the owner,
 * who can appeal once, in the audit log, and for those who have reported the meme.
 */
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { withoutNul } from '../../runtime/without-nul.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'
import {
  findDecision,
  insertDecision,
  listDecisionsOf,
  setAnswer,
  setAppeal,
  type Why,
} from './decisions.repository.ts'
import { findAnyMeme } from './moderation.repository.ts'
import { markReportsHandled } from './reports.repository.ts'

/**
 * Writes down a decision that changes nothing of the meme: its owner is warned, or suspended.
 *
 * @returns the owner; undefined if there is no such meme
 */
export async function decideAboutOwner(
  db: Db,
  actor: Actor,
  shareId: string,
  act: 'suspended' | 'warned',
  why: Why,
): Promise<number | undefined> {
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return undefined
  const { id, userId, title } = meme
  await userTransaction(db, userId, async (transaction) => {
    await insertDecision(transaction, { userId, shareId, title, act, ...why })
    await markReportsHandled(transaction, id, act)
    // The suspension itself is in the log as one of the account.
    if (act === 'warned') {
      await insertAudit(transaction, actor, {
        act: 'meme-warned-about',
        shareId,
        details: why.details,
      })
    }
  })
  return userId
}

/** Decisions that their owner sees. */
const SHOWN = 50

/** The last decisions about the user's memes, newest first. */
export const listOwnDecisions = async (db: Db, userId: number) =>
  (await listDecisionsOf(db, userId, SHOWN)).map(({ madeAt, wasReversed, ...decision }) => ({
    ...decision,
    madeAt: new Date(madeAt).toISOString(),
    isReversed: wasReversed === 1,
  }))

/** @throws AppError `appeal_refused` for a decision of another user, and for a second appeal */
export async function appeal(db: Db, userId: number, id: number, words: string): Promise<void> {
  const text = withoutNul(words).trim()
  if (text === '' || !(await setAppeal(db, userId, id, text))) throw new AppError('appeal_refused')
}

/**
 * Answers an appeal.
 *
 * @returns the decision, to be undone if it is reversed; undefined if no appeal waits
 */
export async function answerAppeal(
  db: Db,
  actor: Actor,
  id: number,
  answer: { readonly answer: string; readonly isReversed: boolean },
) {
  const decision = await findDecision(db, id)
  if (decision === undefined) return undefined
  const { shareId } = decision
  return await db.transaction().execute(async (transaction) => {
    if (!(await setAnswer(transaction, id, answer))) return undefined
    const details = answer.answer
    await insertAudit(transaction, actor, { act: 'appeal-answered', shareId, details })
    return decision
  })
}
