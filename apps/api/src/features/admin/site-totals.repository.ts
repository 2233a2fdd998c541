import type { Db } from '../../database/schema.ts'

export interface SiteTotals {
  readonly users: number
  readonly memes: number
  /** Bytes of pictures and text. */
  readonly bytes: number
}

/**
 * Adds up the users' totals, which triggers maintain: it reads one short row per user, and none per meme.
 */
export async function sumTotals(db: Db): Promise<SiteTotals> {
  const { users, memes, bytes } = await db
    .selectFrom('users')
    .leftJoin('userStorage', 'userStorage.userId', 'users.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('users'),
      fn.sum<number | null>('memeCount').as('memes'),
      fn.sum<number | null>('bytes').as('bytes'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { users: Number(users), memes: Number(memes ?? 0), bytes: Number(bytes ?? 0) }
}

/** Stores the totals of an hour, unless another server did. */
export async function insertHour(db: Db, hour: number, totals: SiteTotals): Promise<void> {
  await db
    .insertInto('siteHours')
    .values({ hour, ...totals })
    .onConflict((conflict) => conflict.column('hour').doNothing())
    .execute()
}

/** Whether the totals of an hour are stored. */
export async function hasHour(db: Db, hour: number): Promise<boolean> {
  const row = await db
    .selectFrom('siteHours')
    .select('hour')
    .where('hour', '=', hour)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the totals before an hour. */
export async function deleteHoursBefore(db: Db, hour: number): Promise<void> {
  await db.deleteFrom('siteHours').where('hour', '<', hour).execute()
}

/** The totals at a time, or the first ones after it; undefined if there are none. */
export const findHourAt = async (db: Db, time: number): Promise<SiteTotals | undefined> =>
  (await db
    .selectFrom('siteHours')
    .select(['users', 'memes', 'bytes'])
    .where('hour', '<=', time)
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst()) ??
  (await db
    .selectFrom('siteHours')
    .select(['users', 'memes', 'bytes'])
    .orderBy('hour')
    .limit(1)
    .executeTakeFirst())
