import { isPostgres } from '../database/engine.ts'
import type { Db } from '../database/schema.ts'

/**
 * Records that the site has its first account. Of several concurrent sign-ups, only one succeeds.
 *
 * @param transaction that creates the account
 * @returns false if the site has had an account before
 */
export async function takeFirstAccount(transaction: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('firstAccount')
    .values({ id: 1, createdAt: Date.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @param administratorSince null for a user who is no administrator any more */
export async function setAdministrator(
  db: Db,
  id: number,
  administratorSince: number | null,
): Promise<void> {
  await db.updateTable('users').set({ administratorSince }).where('id', '=', id).execute()
}

/** Whether the account exists, is not suspended, and is an administrator's. */
export async function isAdministrator(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('administratorSince', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether this account is the only one that can administer the site. Transactions that ask wait for
 * each other, so that two of them can't remove the last two administrators.
 */
export async function isLastAdministrator(transaction: Db, id: number): Promise<boolean> {
  const administrators = transaction
    .selectFrom('users')
    .select('id')
    .where('administratorSince', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
  const query = isPostgres(transaction) ? administrators.forNoKeyUpdate() : administrators
  const ids = (await query.execute()).map((row) => row.id)
  return ids.length === 1 && ids[0] === id
}

/** Whether anyone else has an account, suspended or not. */
export async function hasOtherAccounts(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', id)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
