import type { DecisionAct, ReportReason } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'

/** Why something is done to a meme. */
export interface Why {
  readonly reason: ReportReason
  /** In an administrator's words; may be empty. */
  readonly details: string
}

interface NewDecision extends Why {
  readonly userId: number
  readonly shareId: string
  readonly title: string
  readonly act: DecisionAct
}

/** Stores what was decided about a meme, for its owner. */
export async function insertDecision(transaction: Db, decision: NewDecision): Promise<void> {
  await transaction
    .insertInto('decisions')
    .values({ ...decision, madeAt: Date.now() })
    .execute()
}

const COLUMNS = [
  'decisions.id',
  'decisions.shareId',
  'decisions.title',
  'decisions.act',
  'decisions.reason',
  'decisions.details',
  'decisions.madeAt',
  'decisions.appeal',
  'decisions.answer',
  'decisions.wasReversed',
] as const

/** The last decisions about a user's memes, newest first. */
export const listDecisionsOf = async (db: Db, userId: number, limit: number) =>
  await db
    .selectFrom('decisions')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** @returns whether it is the user's decision, holds, and was not appealed against before */
export async function setAppeal(db: Db, userId: number, id: number, appeal: string) {
  const { numUpdatedRows } = await db
    .updateTable('decisions')
    .set({ appeal, appealedAt: Date.now() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('appealedAt', 'is', null)
    .where('wasReversed', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Says that what was decided was undone in another way than by an appeal. An appeal that waits is answered
 * by that.
 *
 * @param shareId of the meme; undefined for a decision about the account
 */
export async function reverseDecisions(
  transaction: Db,
  userId: number,
  act: DecisionAct,
  shareId?: string,
): Promise<void> {
  const query = transaction
    .updateTable('decisions')
    .set(({ eb, fn, val }) => ({
      wasReversed: 1,
      answer: eb
        .case()
        .when('appealedAt', 'is not', null)
        .then(fn.coalesce('answer', val('')))
        .end(),
      answeredAt: eb
        .case()
        .when('appealedAt', 'is not', null)
        .then(fn.coalesce('answeredAt', val(Date.now())))
        .end(),
    }))
    .where('userId', '=', userId)
    .where('act', '=', act)
    .where(({ eb, fn, val }) => eb(fn.coalesce('wasReversed', val(0)), '=', 0))
  await (shareId === undefined ? query : query.where('shareId', '=', shareId)).execute()
}

/** Appeals that wait for an answer, those that have waited longest first. */
export const listOpenAppeals = async (db: Db, limit: number) =>
  await db
    .selectFrom('decisions')
    .innerJoin('users', 'users.id', 'decisions.userId')
    .select([...COLUMNS, 'users.email'])
    .where('decisions.appealedAt', 'is not', null)
    .where('decisions.answeredAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .orderBy('decisions.appealedAt')
    .orderBy('decisions.id')
    .limit(limit)
    .execute()

export const findDecision = async (db: Db, id: number) =>
  await db
    .selectFrom('decisions')
    .select([...COLUMNS, 'decisions.userId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** @returns whether the appeal waited for an answer */
export async function setAnswer(
  transaction: Db,
  id: number,
  { answer, isReversed }: { readonly answer: string; readonly isReversed: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('decisions')
    .set({ answer, wasReversed: Number(isReversed), answeredAt: Date.now() })
    .where('id', '=', id)
    .where('appealedAt', 'is not', null)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
