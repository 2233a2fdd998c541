import type { Db } from '../database/schema.ts'

/** Stores an account's new address until it is confirmed. It replaces an earlier pending one. */
export async function putEmailChange(
  transaction: Db,
  change: { readonly userId: number; readonly email: string; readonly expiresAt: number },
): Promise<void> {
  await deleteEmailChange(transaction, change.userId)
  await transaction
    .insertInto('emailChanges')
    .values({ ...change, tokenHash: null })
    .execute()
}

/** The account's pending change. */
export const findEmailChangeOf = async (db: Db, userId: number) =>
  await db
    .selectFrom('emailChanges')
    .select('email')
    .where('userId', '=', userId)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()

/** Stores the link that confirms the change. An earlier link becomes invalid. */
export async function setEmailChangeLink(
  transaction: Db,
  userId: number,
  tokenHash: string,
): Promise<void> {
  await transaction
    .updateTable('emailChanges')
    .set({ tokenHash })
    .where('userId', '=', userId)
    .execute()
}

/** The change that the link confirms; undefined when it is not valid. */
export const findEmailChange = async (db: Db, tokenHash: string) =>
  await db
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select(['users.id as userId', 'emailChanges.email', 'users.email as before'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()

/** Deletes the account's pending change. */
export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute()
}
