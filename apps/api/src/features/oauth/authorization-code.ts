/**
 * Codes that a client exchanges for an access token.
 *
 * Problem: a code may be used only once, at any server of the site, and is not worth a table.
 * Approach: a code is a signed statement of what it grants. Its use is counted like a rate-limited
 * request, for as long as it is valid. It becomes invalid when its user's password changes.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type ApiKeyScope, isRecord, MINUTE_MS } from '@memesmith/contract'
import { readSignedText, signText } from '../../runtime/signed-text.ts'

/** What a user allowed a client. */
export interface Grant {
  readonly userId: number
  /** The digest of the user's password, or of none. */
  readonly passwordDigest: string
  readonly clientId: string
  readonly clientName: string
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: ApiKeyScope
}

export const CODE_VALID_MS = MINUTE_MS

/** The digest of a password in a code. @param passwordHash null when there is none */
export const digestOf = (secret: string, passwordHash: string | null): string =>
  createHmac('sha256', secret)
    .update(`password ${passwordHash ?? ''}`)
    .digest('base64url')

/** @param secret of the site */
export function createCode(secret: string, grant: Grant, now: number): string {
  const content = {
    ...grant,
    until: now + CODE_VALID_MS,
    nonce: randomBytes(16).toString('base64url'),
  }
  return signText(secret, 'code', Buffer.from(JSON.stringify(content)).toString('base64url'))
}

/** @returns undefined for a code that is not ours, or too old */
export function readCode(secret: string, code: string, now: number): Grant | undefined {
  const text = readSignedText(secret, 'code', code)
  if (text === undefined) return undefined
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
  return isGrant(content) && content.until > now ? content : undefined
}

const isGrant = (value: unknown): value is Grant & { readonly until: number } =>
  isRecord(value) && typeof value.until === 'number' && typeof value.userId === 'number'

/** Whether a verifier is the one whose challenge the client sent before (RFC 7636, S256). */
export const fitsChallenge = (verifier: string, challenge: string): boolean =>
  /^[\w.~-]{43,128}$/.test(verifier) &&
  createHash('sha256').update(verifier).digest('base64url') === challenge
