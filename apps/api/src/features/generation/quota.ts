/**
 * The hourly limit on generations per user.
 *
 * A reservation is made before the generator starts, so that concurrent requests can't exceed the
 * limit, and released if the generation fails. Reservations are stored in the database, so they
 * survive a restart.
 */
import { HOUR_MS } from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import {
  deleteAbandonedGenerations,
  deleteGeneration,
  deleteGenerationsBefore,
  findStartsSince,
  insertGeneration,
  markFinished,
} from './generations.repository.ts'

/** A reservation for one generation. */
export interface QuotaReservation {
  /** Counts the generation. */
  keep(): Promise<void>
  /** Does not count the generation, because it failed. */
  giveBack(): Promise<void>
}

/** The limits on a user's generations. */
interface GenerationLimits {
  /** 0 for no limit. */
  readonly perHour: number
  /** A generation takes at most this time, in ms. */
  readonly longestMs: number
}

const UNCOUNTED: QuotaReservation = { keep: async () => {}, giveBack: async () => {} }

/** @throws AppError `too_many_requests` that says when the next one is possible */
export async function reserveQuota(
  db: Db,
  userId: number,
  { perHour, longestMs }: GenerationLimits,
  now = Date.now(),
): Promise<QuotaReservation> {
  if (perHour === 0) return UNCOUNTED
  const id = await userTransaction(db, userId, async (transaction) => {
    const hourAgo = now - HOUR_MS
    await deleteGenerationsBefore(transaction, userId, hourAgo)
    // Their server has stopped.
    await deleteAbandonedGenerations(transaction, userId, now - longestMs)
    const starts = await findStartsSince(transaction, userId, hourAgo)
    // The limit may have been lowered, so more than one may have to expire.
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
  const saying = {
    message:
      /*i18n*/ 'You have generated {memes, plural, one {# meme} other {# memes}} in the last hour, as many as this site allows. You can generate the next one {minutes, plural, =1 {in a minute} other {in # minutes}}.',
    values: { memes: perHour, minutes: Math.ceil(retryAfter / 60) },
  }
  return new AppError('too_many_requests', saying, { retryAfter })
}
