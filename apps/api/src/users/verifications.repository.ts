import type { Db } from '../database/schema.ts'

export interface NewVerification {
  readonly tokenHash: string
  readonly userId: number
  readonly expiresAt: number
}

/** Stores a verification link, and deletes expired ones. */
export async function insertVerification(db: Db, link: NewVerification): Promise<void> {
  await db.deleteFrom('emailVerifications').where('expiresAt', '<=', Date.now()).execute()
  await db.insertInto('emailVerifications').values(link).execute()
}

/** The user whose address the link verifies; undefined when it is not valid. */
export const findVerification = async (db: Db, tokenHash: string) =>
  await db
    .selectFrom('emailVerifications')
    .innerJoin('users', 'users.id', 'emailVerifications.userId')
    .select(['users.id as userId', 'users.email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()

/** The number of the user's valid links. */
export async function countVerificationsOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('emailVerifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a verification link. */
export async function deleteVerification(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('emailVerifications').where('tokenHash', '=', tokenHash).execute()
}

/** Stores that the user's address is verified, and deletes the links for it. */
export async function markVerified(transaction: Db, userId: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ unverifiedSince: null })
    .where('id', '=', userId)
    .execute()
  await transaction.deleteFrom('emailVerifications').where('userId', '=', userId).execute()
}
