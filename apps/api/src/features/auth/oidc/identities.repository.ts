import type { Db } from '../../../database/connect.ts'

/** Whose account it is that somebody with this identity signs in to. */
export async function findUserOfIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.userId
}

/** Whether the account belongs to somebody of this provider already. */
export async function hasIdentity(db: Db, userId: number, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertIdentity(
  db: Db,
  identity: { readonly issuer: string; readonly subject: string; readonly userId: number },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...identity, createdAt: Date.now() })
    .execute()
}
