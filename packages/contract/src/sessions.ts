import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS } from './call.ts'
import { Nullable } from './schema-parts.ts'

/** A browser in which the user is signed in. */
export const SignedInBrowser = Type.Object({
  /** Nobody can use it to sign in. */
  id: Type.String(),
  /** Such as `Firefox`; null if it is not known. */
  browser: Nullable(Type.String()),
  /** Such as `Windows`; null if it is not known. */
  system: Nullable(Type.String()),
  startedAt: Type.String(),
  /** To the hour. */
  lastUsedAt: Type.String(),
  /** There only for the one that asks. */
  current: Type.Optional(Type.Literal(true)),
})
export type SignedInBrowser = Static<typeof SignedInBrowser>

/** Where the user is signed in: the one that asks, then those used last. */
export const listSessions = call('GET', '/api/account/sessions', {
  answer: { 200: Type.Array(SignedInBrowser) },
  errors: ['unauthorized', 'key_not_allowed'],
})

/** The next request of that browser is a visitor's. */
export const endSession = call('DELETE', '/api/account/sessions/:id', {
  params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'key_not_allowed'],
})

/** Ends every session but the one that asks. */
export const signOutElsewhere = call('POST', '/api/account/sign-out-elsewhere', {
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'key_not_allowed'],
})
