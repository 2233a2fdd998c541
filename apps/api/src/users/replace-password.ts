import type { Db } from '../database/schema.ts'
import { deleteKeysOf } from '../http/sessions/api-keys.repository.ts'
import { deleteSessionsOf } from '../http/sessions/sessions.repository.ts'
import { deleteEmailChange } from './email-changes.repository.ts'
import { deleteLinksOf } from './links.repository.ts'
import { setPasswordHash } from './users.repository.ts'

/**
 * Gives the account to whoever owns its e-mail address: passkeys and API keys of before end, like the
 * password. Somebody else may have signed up with the address.
 *
 * @param db a transaction
 * @param passwordHash null for none
 */
export async function replaceCredentials(
  db: Db,
  userId: number,
  passwordHash: string | null,
): Promise<void> {
  await replacePassword(db, userId, passwordHash)
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await deleteKeysOf(db, userId)
}

/**
 * Sets another password, or removes it, and revokes what the old one granted: every session, all
 * password links, and the change of the e-mail address that waits for its confirmation.
 *
 * @param db a transaction
 */
export async function replacePassword(
  db: Db,
  userId: number,
  passwordHash: string | null,
): Promise<void> {
  await setPasswordHash(db, userId, passwordHash)
  await deleteSessionsOf(db, userId)
  await deleteLinksOf(db, 'passwordResets', userId)
  await deleteEmailChange(db, userId)
}
