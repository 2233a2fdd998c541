import type { Db } from '../database/connect.ts'

export async function findUserByEmail(db: Db, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'passwordHash'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function findUserById(db: Db, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface NewUser {
  readonly email: string
  readonly firstName: string | null
  readonly passwordHash: string
}

/** @returns the new user's id, or undefined when the e-mail has an account already */
export async function insertUser(db: Db, user: NewUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...user, email: user.email.toLowerCase(), createdAt: Date.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
