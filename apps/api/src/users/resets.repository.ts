import type { Db } from '../database/connect.ts'

export interface NewReset {
  readonly tokenHash: string
  readonly userId: number
  readonly expiresAt: number
}

/** Stores a reset; expired ones go. */
export async function insertReset(db: Db, reset: NewReset): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', Date.now()).execute()
  await db.insertInto('passwordResets').values(reset).execute()
}

/** Whose password the link sets, as long as it works. */
export async function findReset(db: Db, tokenHash: string) {
  return await db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id as userId', 'users.email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()
}

/** How many links of the user work. */
export async function countResetsOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passwordResets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}
