import type { Db } from '../../../database/schema.ts'

/** The id of the account that belongs to this identity. */
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

/** Whether the account already belongs to another identity of this provider. */
export async function hasIdentity(db: Db, userId: number, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** Links an identity to an account. */
export async function insertIdentity(
  db: Db,
  identity: { readonly issuer: string; readonly subject: string; readonly userId: number },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...identity, createdAt: Date.now() })
    .execute()
}
