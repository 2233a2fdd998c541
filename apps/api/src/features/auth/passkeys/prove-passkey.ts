import type { PasskeyProof } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { type Asked, takeAnswer } from './ask-browser.ts'
import { findPasskey, keepPasskeyUse } from './passkeys.repository.ts'
import { verifyProof } from './verify-passkey.ts'

/**
 * Checks the answer to `askForProof`.
 *
 * @returns whose passkey it is
 * @throws AppError `passkey_unknown`, `passkey_refused`
 */
export async function provePasskey(
  db: Db,
  { rp, holder }: Asked,
  purpose: 'confirm' | 'sign-in',
  proof: PasskeyProof,
): Promise<{ readonly userId: number; readonly passkeyId: number }> {
  const { challenge } = await takeAnswer(db, holder, purpose, proof)
  const stored = await findPasskey(db, proof.id)
  if (stored === undefined) throw new AppError('passkey_unknown')
  const { userHandle } = proof.response
  const isItself =
    stored.rpId === rp.id && (userHandle === undefined || userHandle === stored.userHandle)
  if (!isItself) throw new AppError('passkey_refused')
  const counter = await verifyProof(rp, challenge, stored, proof)
  if (!(await keepPasskeyUse(db, stored.id, counter))) throw new AppError('passkey_refused')
  return { userId: stored.userId, passkeyId: stored.id }
}
