import { DAY_MS } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'

/** An attempt at a prompt is forgotten after this time, in ms. */
const REMEMBERED_MS = DAY_MS

/**
 * Numbers an attempt at a prompt.
 *
 * @param first the number of the first attempt
 * @returns one more than the last attempt of the last day, on any server
 */
export async function nextAttempt(db: Db, promptHash: number, first: number): Promise<number> {
  const attemptedAt = Date.now()
  const before = attemptedAt - REMEMBERED_MS
  await db.deleteFrom('promptAttempts').where('attemptedAt', '<', before).execute()
  const { attempt } = await db
    .insertInto('promptAttempts')
    .values({ promptHash, attempt: first, attemptedAt })
    .onConflict((conflict) =>
      conflict.column('promptHash').doUpdateSet(({ eb }) => ({
        attempt: eb('promptAttempts.attempt', '+', 1),
        attemptedAt,
      })),
    )
    .returning('attempt')
    .executeTakeFirstOrThrow()
  return attempt
}
