import type { Db } from '../../../database/schema.ts'

/** The count of a time window. */
export interface RequestCount {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counts a request. The first one after the end of a window starts a new window.
 *
 * @param windowMs the length of a window
 * @param amount how much the request counts
 */
export async function countRequest(
  db: Db,
  key: string,
  windowMs: number,
  amount = 1,
): Promise<RequestCount> {
  const now = Date.now()
  return await db
    .insertInto('requestCounts')
    .values({ key, count: amount, endsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('requestCounts.endsAt', '<=', now)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(amount)
            .else(eb('requestCounts.count', '+', amount))
            .end(),
          endsAt: eb
            .case()
            .when(isOver)
            .then(ref('excluded.endsAt'))
            .else(ref('requestCounts.endsAt'))
            .end(),
        }
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow()
}

/** Deletes the counts of windows that are over. */
export async function deleteOldRequestCounts(db: Db): Promise<void> {
  await db.deleteFrom('requestCounts').where('endsAt', '<=', Date.now()).execute()
}
