import type { Db } from '../../database/schema.ts'

/** Start times of the user's generations since then, oldest first, including running ones. */
export async function findStartsSince(db: Db, userId: number, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('generations')
    .select('startedAt')
    .where('userId', '=', userId)
    .where('startedAt', '>', since)
    .orderBy('startedAt')
    .execute()
  return rows.map(({ startedAt }) => startedAt)
}

/** @returns the id of the new row */
export async function insertGeneration(db: Db, userId: number, startedAt: number): Promise<number> {
  const { id } = await db
    .insertInto('generations')
    .values({ userId, startedAt, finishedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a generation as finished, so that it counts toward the quota after a restart. */
export async function markFinished(db: Db, id: number, finishedAt: number): Promise<void> {
  await db.updateTable('generations').set({ finishedAt }).where('id', '=', id).execute()
}

/** Deletes a generation, so that it does not count toward the quota. */
export async function deleteGeneration(db: Db, id: number): Promise<void> {
  await db.deleteFrom('generations').where('id', '=', id).execute()
}

/** Deletes the user's generations that started before then. */
export async function deleteGenerationsBefore(db: Db, userId: number, time: number): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('userId', '=', userId)
    .where('startedAt', '<=', time)
    .execute()
}

/** Deletes the user's generations that started until then and have not finished. */
export async function deleteAbandonedGenerations(
  db: Db,
  userId: number,
  startedUntil: number,
): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('userId', '=', userId)
    .where('finishedAt', 'is', null)
    .where('startedAt', '<=', startedUntil)
    .execute()
}

/** Deletes the generations that were running when the only server stopped. */
export async function deleteUnfinishedGenerations(db: Db): Promise<void> {
  await db.deleteFrom('generations').where('finishedAt', 'is', null).execute()
}
