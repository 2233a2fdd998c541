import type { Confirmation } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { verifyPassword } from '../../../users/password.ts'
import type { ConfirmedUser } from '../../../users/sign-in.ts'
import { isCurrentUser } from '../../../users/users.repository.ts'
import { type Asked, askForProof } from './ask-browser.ts'
import { listPasskeysOf } from './passkeys.repository.ts'
import { provePasskey } from './prove-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'

export type { Asked }

/** Where a signed-in user proves passkeys; undefined where there are none. */
export function askedInSession(config: Config, request: FastifyRequest): Asked | undefined {
  const rp = relyingPartyOf(config, request)
  return rp && { rp, holder: request.session.sessionId }
}

/** @throws AppError `passkeys_unavailable` */
export function expectPasskeys(asked: Asked | undefined): Asked {
  if (asked === undefined) throw new AppError('passkeys_unavailable')
  return asked
}

/** Asks the browser of a signed-in user for one of their passkeys. */
export async function startConfirmation(db: Db, asked: Asked, userId: number) {
  const own = (await listPasskeysOf(db, userId)).filter(({ rpId }) => rpId === asked.rp.id)
  const ids = own.map(({ credentialId }) => credentialId)
  // No list would mean any passkey.
  if (ids.length === 0) throw new AppError('confirmation_failed', NO_PASSKEY_HERE)
  return await askForProof(db, asked, 'confirm', ids)
}

const NO_PASSWORD = /*i18n*/ 'This account has no password.'
const NO_PASSWORD_BUT =
  /*i18n*/ 'This account has no password. Confirm with a passkey, or ask for a new password where you log in.'
const NO_PASSKEY_HERE = /*i18n*/ 'This account has no passkey that works at this address.'
const NOT_YOURS = /*i18n*/ 'That is not a passkey of this account.'
const NOT_CURRENT = /*i18n*/ 'That is not your current password.'

/**
 * Checks the password or the passkey that confirms what a signed-in user does.
 *
 * @param refusal the message for a wrong password
 * @returns the proof, which `expectConfirmed` checks again
 * @throws AppError `confirmation_failed`, `passkey_refused`, `passkeys_unavailable`
 */
export async function confirmUser(
  db: Db,
  asked: Asked | undefined,
  { id: userId, passwordHash }: { readonly id: number; readonly passwordHash: string | null },
  { password, passkey }: Confirmation,
  refusal: Saying = NOT_CURRENT,
): Promise<ConfirmedUser> {
  if (passkey !== undefined) {
    const proven = await provePasskey(db, expectPasskeys(asked), 'confirm', passkey)
    if (proven.userId !== userId) throw new AppError('confirmation_failed', NOT_YOURS)
    return { ...proven, passwordHash }
  }
  if (passwordHash === null) {
    // With single sign-on there is neither.
    throw new AppError('confirmation_failed', asked === undefined ? NO_PASSWORD : NO_PASSWORD_BUT)
  }
  if (!(await verifyPassword(passwordHash, password))) {
    throw new AppError('confirmation_failed', refusal)
  }
  return { userId, passwordHash }
}

/**
 * @param transaction that does what was confirmed
 * @throws AppError `confirmation_failed` when the password or the passkey has changed since
 */
export async function expectConfirmed(transaction: Db, user: ConfirmedUser): Promise<void> {
  if (!(await isCurrentUser(transaction, user))) {
    throw new AppError('confirmation_failed', NOT_CURRENT)
  }
}
