import { randomBytes } from 'node:crypto'
import { MINUTE_MS, type PasskeyCreation, type PasskeyRequest } from '@memesmith/contract'
import type { Db, PasskeyPurpose } from '../../../database/schema.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { insertChallenge, takeChallenge } from './challenges.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { ALGORITHMS, challengeIn } from './verify-passkey.ts'

/** How long a browser may take to answer: Web Authentication recommends five minutes, for everybody. */
const TIMEOUT_MS = 5 * MINUTE_MS

/** Who is asked for a passkey, and where. */
export interface Asked {
  readonly rp: RelyingParty
  /** A secret of the browser that asks: its session, or a cookie. Only it can answer. */
  readonly holder: string
}

const PUBLIC_KEY = { type: 'public-key' } as const
const toDescriptor = (id: string) => ({ ...PUBLIC_KEY, id })

/**
 * Asks a browser to prove a passkey.
 *
 * @param credentialIds of the user; undefined for whichever the person chooses
 */
export async function askForProof(
  db: Db,
  { rp, holder }: Asked,
  purpose: 'confirm' | 'sign-in',
  credentialIds?: readonly string[],
): Promise<PasskeyRequest> {
  return {
    challenge: await makeChallenge(db, holder, purpose, ''),
    rpId: rp.id,
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
    ...(credentialIds && { allowCredentials: credentialIds.map(toDescriptor) }),
  }
}

interface Maker {
  readonly siteName: string
  readonly email: string
  readonly firstName: string | null
  readonly userHandle: string
  /** Passkeys that the user has. */
  readonly credentialIds: readonly string[]
}

/**
 * Asks a browser to make a passkey.
 *
 * @param data what `takeAnswer` returns with the answer
 */
export async function askForPasskey(
  db: Db,
  { rp, holder }: Asked,
  purpose: 'add' | 'sign-up',
  { siteName, email, firstName, userHandle, credentialIds }: Maker,
  data: string,
): Promise<PasskeyCreation> {
  return {
    challenge: await makeChallenge(db, holder, purpose, data),
    rp: { id: rp.id, name: siteName },
    user: { id: userHandle, name: email, displayName: firstName ?? email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ ...PUBLIC_KEY, alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: credentialIds.map(toDescriptor),
    // The login page names no account, so the authenticator has to know it.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  }
}

async function makeChallenge(
  db: Db,
  holder: string,
  purpose: PasskeyPurpose,
  data: string,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await insertChallenge(db, {
    challengeHash: hashToken(challenge),
    purpose,
    holderHash: hashToken(holder),
    data,
    expiresAt: Date.now() + TIMEOUT_MS,
  })
  return challenge
}

/**
 * Takes the challenge that a browser answers, which ends it.
 *
 * @throws AppError `passkey_refused` if this browser was not asked that, or answers too late or again
 */
export async function takeAnswer(
  db: Db,
  holder: string,
  purpose: PasskeyPurpose,
  answer: { readonly response: { readonly clientDataJSON: string } },
): Promise<{ readonly challenge: string; readonly data: string }> {
  const challenge = challengeIn(answer)
  const data = await takeChallenge(db, {
    challengeHash: hashToken(challenge),
    purpose,
    holderHash: hashToken(holder),
  })
  if (data === undefined) {
    throw new AppError('passkey_refused', /*i18n*/ 'That took too long. Please try again.')
  }
  return { challenge, data }
}
