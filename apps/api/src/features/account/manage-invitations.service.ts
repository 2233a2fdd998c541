/**
 * Lists and revokes invitations. Their links are stored nowhere, so lists identify them by a part of the
 * link's hash.
 */
import type { Db } from '../../database/schema.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { AppError } from '../../runtime/app-error.ts'
import { deleteInvitation, listInvitations } from '../../users/invitations.repository.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'

const ID_BYTES = 6

/** An invitation that can still be used. */
export interface ValidInvitation {
  readonly id: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly usesLeft: number
}

const idOf = (tokenHash: string): string =>
  Buffer.from(tokenHash, 'base64url').subarray(0, ID_BYTES).toString('hex')

/** The id of the invitation that a link leads to; undefined if it leads to none. */
export function invitationIdIn(link: string): string | undefined {
  const token = URL.parse(link)?.searchParams.get('invitation')
  return token == null ? undefined : idOf(hashToken(token))
}

/**
 * Invitations that can still be used, newest first.
 *
 * @param before the list begins after the invitation that was made at this time
 */
export const listValidInvitations = async (
  db: Db,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<ValidInvitation[]> =>
  (await listInvitations(db, before, limit)).map(({ tokenHash, ...invitation }) => ({
    id: idOf(tokenHash),
    ...invitation,
  }))

/**
 * Revokes an invitation. Accounts that were made with it stay.
 *
 * @throws AppError `not_found` when nobody could use it anyway
 */
export const revokeInvitation = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const all = await listInvitations(transaction, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    const invitation = all.find(({ tokenHash }) => idOf(tokenHash) === id)
    if (invitation === undefined)
      throw new AppError('not_found', /*i18n*/ 'There is no such invitation.')
    const { usesLeft, tokenHash } = invitation
    await deleteInvitation(transaction, tokenHash)
    const details = usesLeft === 1 ? 'one account' : `${usesLeft} accounts`
    await insertAudit(transaction, actor, { act: 'invitation-revoked', details })
  })
