import Type, { type Static } from 'typebox'
import { CONFIRMATION_ERRORS, Confirmation } from './account.ts'
import { call, WRITE_ERRORS } from './call.ts'
import { IdParams } from './ids.ts'
import { MAX_PASSKEY_NAME } from './limits.ts'
import { PAGES } from './pages.ts'
import { PasskeyProof, PasskeyRequest } from './passkey-proof.ts'
import { Nullable, Text } from './schema-parts.ts'

/** A passkey of the signed-in user. */
export const Passkey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  createdAt: Type.String(),
  /** Null if it was never used. */
  lastUsedAt: Nullable(Type.String()),
  /** There only for one that was made at another address of the site, and does not work at this one. */
  madeFor: Type.Optional(Type.String()),
})
export type Passkey = Static<typeof Passkey>

const PublicKeyType = Type.Literal('public-key')
const Required = Type.Literal('required')

/** What a browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON` of Web Authentication. */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKeyType })),
  /** Milliseconds. */
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Type.Object({ id: Type.String(), type: PublicKeyType })),
  authenticatorSelection: Type.Object({
    residentKey: Required,
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('preferred'),
  }),
  attestation: Type.Literal('none'),
})
export type PasskeyCreation = Static<typeof PasskeyCreation>

/** What a browser answers to `PasskeyCreation`: `RegistrationResponseJSON`. */
export const NewPasskey = Type.Object({
  id: Type.String({ maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: PublicKeyType,
  response: Type.Object({
    clientDataJSON: Type.String({ maxLength: 4000 }),
    // Without an attestation some hundred bytes; browsers may send one all the same.
    attestationObject: Type.String({ maxLength: 40_000 }),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
})
export type NewPasskey = Static<typeof NewPasskey>

const SignedIn = Type.Object({
  /** The path of this site to go to. */
  returnTo: Type.String(),
})

const FAILED = ['passkeys_unavailable', 'passkey_refused'] as const

/** What the browser signs in with. It names no account, so it tells nothing about any. */
export const startPasskeySignIn = call('POST', '/api/passkeys/sign-in/options', {
  answer: { 200: PasskeyRequest },
  errors: [...WRITE_ERRORS, 'passkeys_unavailable'],
})

export const signInWithPasskey = call('POST', '/api/passkeys/sign-in', {
  body: Type.Object({ passkey: PasskeyProof, returnTo: Type.String({ default: PAGES.home }) }),
  answer: { 200: SignedIn },
  errors: [...WRITE_ERRORS, ...FAILED, 'passkey_unknown', 'account_suspended'],
})

/** Checks the fields of a sign-up, so that nobody makes a passkey for an account that is refused. */
export const startPasskeySignUp = call('POST', '/api/passkeys/sign-up/options', {
  body: Type.Object({ email: Text, firstName: Text, invitation: Text }),
  answer: { 200: PasskeyCreation },
  errors: [
    ...WRITE_ERRORS,
    'passkeys_unavailable',
    'sign_up_refused',
    'email_taken',
    'email_refused',
    'name_refused',
  ],
})

export const signUpWithPasskey = call('POST', '/api/passkeys/sign-up', {
  body: Type.Object({ passkey: NewPasskey, returnTo: Type.String({ default: PAGES.home }) }),
  answer: { 200: SignedIn },
  errors: [...WRITE_ERRORS, ...FAILED, 'sign_up_refused', 'email_taken'],
})

/** The passkeys of the signed-in user, the newest first. */
export const listPasskeys = call('GET', '/api/account/passkeys', {
  answer: { 200: Type.Array(Passkey) },
  errors: ['unauthorized', 'key_not_allowed'],
})

/** What the browser confirms something with: a `Confirmation` takes the answer. */
export const startConfirmation = call('POST', '/api/account/confirmation/options', {
  answer: { 200: PasskeyRequest },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'key_not_allowed',
    'passkeys_unavailable',
    'confirmation_failed',
  ],
})

export const startPasskey = call('POST', '/api/account/passkeys/options', {
  body: Confirmation,
  answer: { 200: PasskeyCreation },
  errors: [
    ...WRITE_ERRORS,
    ...CONFIRMATION_ERRORS,
    'unauthorized',
    'key_not_allowed',
    'too_many_passkeys',
  ],
})

export const addPasskey = call('POST', '/api/account/passkeys', {
  body: Type.Object({
    passkey: NewPasskey,
    /** Empty for one that the server chooses. */
    name: Type.String({ maxLength: MAX_PASSKEY_NAME, default: '' }),
  }),
  answer: { 201: Passkey },
  errors: [...WRITE_ERRORS, ...FAILED, 'unauthorized', 'key_not_allowed', 'too_many_passkeys'],
})

/** Whoever holds the passkey gets in no more; sessions that began with it stay. */
export const removePasskey = call('POST', '/api/account/passkeys/:id/remove', {
  params: IdParams,
  body: Confirmation,
  answer: { 204: null },
  errors: [
    ...WRITE_ERRORS,
    ...CONFIRMATION_ERRORS,
    'unauthorized',
    'key_not_allowed',
    'last_way_in',
  ],
})
