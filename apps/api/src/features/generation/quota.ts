/**
 * How many memes one user may have generated in any hour.
 *
 * A place is taken before the generator begins, so that many requests at once can not slip past the
 * limit together, and given back when nothing came of it. The places are in the database: a restart
 * changes nothing.
 */
import { HOUR_MS } from '@memesmith/contract'
import type { Db } from '../../database/connect.ts'
import { AppError } from '../../runtime/app-error.ts'
import {
  deleteGeneration,
  deleteGenerationsBefore,
  findStartsSince,
  insertGeneration,
  markFinished,
} from './generations.repository.ts'

/** One generation's place in the user's hour. */
export interface QuotaPlace {
  /** The generation counts. */
  keep(): Promise<void>
  /** Nothing came of it, so it does not count. */
  giveBack(): Promise<void>
}

const UNCOUNTED: QuotaPlace = { keep: async () => {}, giveBack: async () => {} }

/**
 * @param perHour the limit; 0 for none
 * @throws AppError `too_many_requests` that says when the next one is possible
 */
export async function takeQuotaPlace(
  db: Db,
  userId: number,
  perHour: number,
  now = Date.now(),
): Promise<QuotaPlace> {
  if (perHour === 0) return UNCOUNTED
  const id = await db.transaction().execute(async (transaction) => {
    const hourAgo = now - HOUR_MS
    await deleteGenerationsBefore(transaction, userId, hourAgo)
    const starts = await findStartsSince(transaction, userId, hourAgo)
    // The limit may have been higher before: then more than one has to leave.
    const leaving = starts.at(-perHour)
    if (starts.length >= perHour && leaving !== undefined) {
      throw refusal(perHour, Math.ceil((leaving + HOUR_MS - now) / 1000))
    }
    return await insertGeneration(transaction, userId, now)
  })
  return {
    keep: () => markFinished(db, id, Date.now()),
    giveBack: () => deleteGeneration(db, id),
  }
}

function refusal(perHour: number, retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  const memes = perHour === 1 ? '1 meme' : `${perHour} memes`
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError(
    'too_many_requests',
    `You have generated ${memes} in the last hour, as many as this site allows. You can generate the next one in ${wait}.`,
    { retryAfter },
  )
}
