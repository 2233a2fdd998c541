/** Links that are sent by e-mail, each kind in a table of its own: they set a password, or verify an address. */
import type { Db } from '../database/schema.ts'

type LinkTable = 'emailVerifications' | 'passwordResets'

interface NewLink {
  /** SHA-256 of the token in the link. */
  readonly tokenHash: string
  readonly userId: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Stores a link, and deletes expired ones. */
export async function insertLink(db: Db, table: LinkTable, link: NewLink): Promise<void> {
  await db.deleteFrom(table).where('expiresAt', '<=', Date.now()).execute()
  await db.insertInto(table).values(link).execute()
}

/** The user whom the link was sent to; undefined when it is not valid. */
export const findLink = async (db: Db, table: LinkTable, tokenHash: string) =>
  await db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom(table)
        .select('userId')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', Date.now()),
    )
    .executeTakeFirst()

/** The number of the user's valid links. */
export async function countLinksOf(db: Db, table: LinkTable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', Date.now())
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes all of the user's links. */
export async function deleteLinksOf(db: Db, table: LinkTable, userId: number): Promise<void> {
  await db.deleteFrom(table).where('userId', '=', userId).execute()
}

/** Deletes a link. */
export async function deleteLink(db: Db, table: LinkTable, tokenHash: string): Promise<void> {
  await db.deleteFrom(table).where('tokenHash', '=', tokenHash).execute()
}

/** Stores that the user's address is verified, and deletes the links for it. */
export async function markVerified(transaction: Db, userId: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ unverifiedSince: null })
    .where('id', '=', userId)
    .execute()
  await deleteLinksOf(transaction, 'emailVerifications', userId)
}
