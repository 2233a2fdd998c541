import type { Db } from '../database/schema.ts'

export interface NewInvitation {
  readonly tokenHash: string
  readonly usesLeft: number
  readonly expiresAt: number
}

/** Stores an invitation, and deletes expired ones. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  const now = Date.now()
  await db.deleteFrom('invitations').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('invitations')
    .values({ ...invitation, createdAt: now })
    .execute()
}

/** Whether an account can be created with the invitation. */
export async function isInvitationValid(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Uses an invitation once. Concurrent uses can't exceed the number that is left.
 *
 * @returns whether it was valid
 */
export async function takeInvitation(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives back a use of an invitation. */
export async function giveInvitationBack(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set(({ eb }) => ({ usesLeft: eb('usesLeft', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Invitations that can still be used, newest first. */
export const listInvitations = async (db: Db, before: number, limit: number) =>
  await db
    .selectFrom('invitations')
    .select(['tokenHash', 'usesLeft', 'createdAt', 'expiresAt'])
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', Date.now())
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()

/** Revokes the invitation. */
export async function deleteInvitation(transaction: Db, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('invitations').where('tokenHash', '=', tokenHash).execute()
}
