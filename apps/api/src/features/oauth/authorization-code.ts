/**
 * Codes that a client exchanges for an access token.
 *
 * Problem: a code may be used once, at any server of the site, and is not worth a table.
 * Approach: a code is what it stands for, signed. The access token is derived from the code, so a
 * second use would make the same key, which the unique index of keys refuses.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { API_KEY_PREFIX, type ApiKeyScope, isRecord, MINUTE_MS } from '@memesmith/contract'

/** What a user allowed a client. */
export interface Grant {
  readonly userId: number
  readonly clientId: string
  readonly clientName: string
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: ApiKeyScope
}

const VALID_MS = MINUTE_MS

const signatureOf = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest()

/** @param secret of the site */
export function createCode(secret: string, grant: Grant, now: number): string {
  const content = { ...grant, until: now + VALID_MS, nonce: randomBytes(16).toString('base64url') }
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${signatureOf(secret, 'code', text).toString('base64url')}`
}

/** @returns undefined for a code that is not ours, or too old */
export function readCode(secret: string, code: string, now: number): Grant | undefined {
  const [text = '', signature = ''] = code.split('.')
  const expected = signatureOf(secret, 'code', text)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
  return isGrant(content) && content.until > now ? content : undefined
}

const isGrant = (value: unknown): value is Grant & { readonly until: number } =>
  isRecord(value) && typeof value.until === 'number' && typeof value.userId === 'number'

/** The access token of a code: an API key. */
export const keyOfCode = (secret: string, code: string): string =>
  API_KEY_PREFIX + signatureOf(secret, 'key', code).toString('base64url')

/** Whether a verifier is the one whose challenge the client sent before (RFC 7636, S256). */
export const fitsChallenge = (verifier: string, challenge: string): boolean =>
  /^[\w.~-]{43,128}$/.test(verifier) &&
  createHash('sha256').update(verifier).digest('base64url') === challenge
