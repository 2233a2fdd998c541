import type { Db } from '../database/schema.ts'
import { deleteSessionsOf } from '../http/sessions/sessions.repository.ts'
import { deleteResetsOf } from './resets.repository.ts'
import { setPasswordHash } from './users.repository.ts'

/**
 * Sets another password, or removes it, and revokes what the old one granted: every session, and
 * all password links.
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
  await deleteResetsOf(db, userId)
}
