import type { Db } from '../database/schema.ts'
import { normalizeEmail } from '../users/email.ts'
import { findUserByEmail } from '../users/users.repository.ts'

/** @throws Error with a sentence for the operator when there is no such account */
export async function findUser(db: Db, email: string) {
  const user = await findUserByEmail(db, normalizeEmail(email))
  if (user === undefined) throw new Error(`There is no account with the e-mail "${email}".`)
  return user
}
