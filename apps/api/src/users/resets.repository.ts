import type { Db } from '../database/schema.ts'

export interface NewReset {
  readonly tokenHash: string
  readonly userId: number
  readonly expiresAt: number
}

/** Stores a reset, and deletes expired ones. */
export async function insertReset(db: Db, reset: NewReset): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', Date.now()).execute()
  await db.insertInto('passwordResets').values(reset).execute()
}

/** The user whose password the link sets; undefined when it is not valid. */
export async function findReset(db: Db, tokenHash: string) {
  return await db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id as userId', 'users.email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()
}

/** The number of the user's valid links. */
export async function countResetsOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passwordResets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes all password links of the user. */
export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}

/** Deletes a password link. */
export async function deleteReset(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('tokenHash', '=', tokenHash).execute()
}
