import { t } from '@lingui/core/macro'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@memesmith/contract'

/** Why a browser gave no passkey, as a message for the user. */
export class PasskeyError extends Error {}

/** Whether the browser has passkeys: not over plain http, except on `localhost`. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Loaded when somebody uses a passkey. */
const load = () => import('@simplewebauthn/browser')

/**
 * Asks the person to make a passkey.
 *
 * @throws PasskeyError
 */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await load()
  return await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyError(
      nameOf(error) === 'InvalidStateError'
        ? t`There is a passkey of this account on this device already.`
        : t`No passkey was made. Please try again.`,
    )
  })
}

/**
 * Asks the person for one of their passkeys.
 *
 * @throws PasskeyError
 */
export async function provePasskey(optionsJSON: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await load()
  return await startAuthentication({ optionsJSON }).catch(() => {
    throw new PasskeyError(t`No passkey was used. Please try again.`)
  })
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined)
