import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@memesmith/contract'
import type { Db } from '../database/schema.ts'
import { hashToken } from '../http/sessions/token-hash.ts'
import { insertInvitation } from './invitations.repository.ts'

/**
 * Creates an invitation. The database stores only the hash of its token.
 *
 * @param uses how many accounts can be created with it
 * @param days after which it expires
 */
export async function createInvitation(
  db: Db,
  { uses, days }: { readonly uses: number; readonly days: number },
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = Date.now() + days * DAY_MS
  await insertInvitation(db, { tokenHash: hashToken(token), usesLeft: uses, expiresAt })
  return { token, expiresAt }
}
