/**
 * Checks what authenticators have signed. The library is loaded with the first one: a server where
 * nobody has a passkey does without it.
 */
import { isRecord, type NewPasskey, type PasskeyProof, textIn } from '@memesmith/contract'
import { AppError } from '../../../runtime/app-error.ts'
import type { RelyingParty } from './relying-party.ts'

/** Ed25519, ES256 and RS256 (IANA's COSE algorithms): one of them every authenticator has. */
export const ALGORITHMS = [-8, -7, -257]

/** The longest id of a credential, in bytes: Web Authentication, 7.1, step 25. */
const MAX_CREDENTIAL_ID_BYTES = 1023
/** An RSA key of 8192 bits takes 1,040 bytes, and authenticators make shorter ones. */
const MAX_PUBLIC_KEY_BYTES = 2048

interface VerifiedPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

/**
 * Checks a passkey that a browser has made.
 *
 * @throws AppError `passkey_refused`
 */
export async function verifyNewPasskey(
  rp: RelyingParty,
  challenge: string,
  passkey: NewPasskey,
): Promise<VerifiedPasskey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const attestationObject = await withoutStatement(passkey.response.attestationObject).catch(refuse)
  const response = { ...passkey.response, attestationObject }
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...rp.origins],
    expectedRPID: rp.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  if (!verified) throw new AppError('passkey_refused')
  const { id, publicKey, counter } = registrationInfo.credential
  // The library takes an id of 64 KB, which no browser sends again, and no index of PostgreSQL holds.
  const isTooLong = Buffer.byteLength(id, 'base64url') > MAX_CREDENTIAL_ID_BYTES
  if (isTooLong || publicKey.byteLength > MAX_PUBLIC_KEY_BYTES) {
    throw new AppError('passkey_refused')
  }
  return { credentialId: id, publicKey, counter }
}

/**
 * The same, without the statement that vouches for the authenticator, which nobody needs here. To
 * check one, the library downloads from addresses that are named in the sender's own certificates.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import(
    '@simplewebauthn/server/helpers'
  )
  const bytes = isoBase64URL.toBuffer(attestationObject)
  const authData = decodeAttestationObject(bytes).get('authData')
  const plain: [string, Parameters<typeof isoCBOR.encode>[0]][] = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(plain)))
}

/**
 * Checks that a browser has a passkey.
 *
 * @returns how often the authenticator says it was used
 * @throws AppError `passkey_refused`
 */
export async function verifyProof(
  rp: RelyingParty,
  challenge: string,
  stored: VerifiedPasskey,
  proof: PasskeyProof,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...rp.origins],
    expectedRPID: rp.id,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(stored.publicKey),
      counter: stored.counter,
    },
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified) throw new AppError('passkey_refused')
  return authenticationInfo.newCounter
}

/** The challenge that a browser says it answers; empty if it says none. */
export function challengeIn({
  response,
}: {
  readonly response: { readonly clientDataJSON: string }
}): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
    const parsed: unknown = JSON.parse(text)
    return (isRecord(parsed) ? textIn(parsed, 'challenge') : undefined) ?? ''
  } catch {
    return ''
  }
}

/** The library throws for whatever is wrong with an answer. */
function refuse(cause: unknown): never {
  throw new AppError('passkey_refused', undefined, cause instanceof Error ? { cause } : {})
}
