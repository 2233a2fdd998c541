import type { Db } from '../../database/connect.ts'

/** When the user's generations since then began, oldest first; those under way are among them. */
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

export async function markFinished(db: Db, id: number, finishedAt: number): Promise<void> {
  await db.updateTable('generations').set({ finishedAt }).where('id', '=', id).execute()
}

export async function deleteGeneration(db: Db, id: number): Promise<void> {
  await db.deleteFrom('generations').where('id', '=', id).execute()
}

/** Deletes the user's generations that began before then. */
export async function deleteGenerationsBefore(db: Db, userId: number, time: number): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('userId', '=', userId)
    .where('startedAt', '<=', time)
    .execute()
}

/** Deletes what a server that stopped left under way. */
export async function deleteUnfinishedGenerations(db: Db): Promise<void> {
  await db.deleteFrom('generations').where('finishedAt', 'is', null).execute()
}
