import { LANGUAGES, type Language } from '@memesmith/languages'
import Type, { type Static } from 'typebox'
import { CurrentUser, TokenInput } from './auth.ts'
import { call, PAGE, WRITE_ERRORS } from './call.ts'
import { PasskeyProof } from './passkey-proof.ts'
import { Text } from './schema-parts.ts'

/** The response of `GET /api/account`. */
export const Account = Type.Interface([CurrentUser], {
  /** False for users who sign in with single sign-on, or only with passkeys. */
  hasPassword: Type.Boolean(),
  /** Whether a passkey can confirm what the user does here. */
  hasPasskey: Type.Boolean({ default: false }),
  /** Whether the user can sign in with passkeys here, now or with new ones. */
  canUsePasskeys: Type.Boolean({ default: false }),
  memeCount: Type.Integer(),
  /** Bytes of pictures and texts. */
  storageBytes: Type.Integer({ default: 0 }),
  /** How many bytes this site keeps for each person; 0 for no limit. */
  storageLimit: Type.Integer({ default: 0 }),
  /** The address that the account gets when it is confirmed. */
  newEmail: Type.Optional(Type.String()),
  /** The language that the user has chosen; missing until then. */
  language: Type.Optional(Type.String()),
  /** The name beside memes in public; missing until the user chooses one. */
  handle: Type.Optional(Type.String()),
})
export type Account = Static<typeof Account>

/** The proof that it is the user who asks, not somebody at their unlocked device: one of the two. */
export const Confirmation = Type.Object({
  password: Text,
  passkey: Type.Optional(PasskeyProof),
})
export type Confirmation = Static<typeof Confirmation>

/** Errors of every call that a `Confirmation` is for. */
export const CONFIRMATION_ERRORS = [
  'confirmation_failed',
  'passkey_refused',
  'passkey_unknown',
  'passkeys_unavailable',
] as const

export const NameChange = Type.Object({
  /** Empty for none. */
  firstName: Type.String(),
})
export type NameChange = Static<typeof NameChange>

/** The language in which the site speaks to the user. */
export const LanguageChange = Type.Object({
  language: Type.Unsafe<Language>({ type: 'string', enum: LANGUAGES.map(({ tag }) => tag) }),
})
export type LanguageChange = Static<typeof LanguageChange>

export const HandleChange = Type.Object({ handle: Type.String() })
export type HandleChange = Static<typeof HandleChange>

export const EmailChange = Type.Interface([Confirmation], {
  /** The new address. */
  email: Type.String(),
})
export type EmailChange = Static<typeof EmailChange>

/** The form on the page that the link to a new address opens. */
const EmailConfirmation = Type.Object({
  token: Type.String({ maxLength: 100, default: '' }),
  /** The account's password; not needed while signed in to it. */
  password: Text,
})

export const PasswordChange = Type.Object({
  /** Left out if a passkey confirms the change. */
  currentPassword: Text,
  passkey: Type.Optional(PasskeyProof),
  newPassword: Type.String(),
})
export type PasswordChange = Static<typeof PasswordChange>

/** The message for a new password that is the current one. */
export const SAME_PASSWORD = /*i18n*/ 'That is your password already. Please choose another.'

export const AccountDeletion = Type.Object({
  /** The password, or the e-mail address of an account with neither password nor passkey. */
  confirmation: Text,
  passkey: Type.Optional(PasskeyProof),
})
export type AccountDeletion = Static<typeof AccountDeletion>

export const getAccount = call('GET', '/api/account', {
  answer: { 200: Account },
  errors: ['unauthorized'],
})

export const changeName = call('POST', '/api/account/name', {
  body: NameChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'name_refused'],
})

/** Keeps the chosen language with the account, and in the browser that chooses it. */
export const changeLanguage = call('POST', '/api/account/language', {
  body: LanguageChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
})

/** Chooses the name beside the user's memes in public, or another one. */
export const changeHandle = call('POST', '/api/account/handle', {
  body: HandleChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'handle_refused', 'handle_taken'],
})

/** If the site sends mail, the new address has to be confirmed. */
export const changeEmail = call('POST', '/api/account/email', {
  body: EmailChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, ...CONFIRMATION_ERRORS, 'unauthorized', 'email_refused', 'email_taken'],
})

/** The page that the link to the new address opens. */
export const confirmEmailChangePage = call('GET', '/api/confirm-email', {
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
})

/** Its form. */
export const confirmEmailChange = call('POST', '/api/confirm-email', {
  body: EmailConfirmation,
  answer: { 200: PAGE, 401: PAGE, 403: PAGE, 409: PAGE, 410: PAGE },
  errors: WRITE_ERRORS,
})

export const changePassword = call('POST', '/api/account/password', {
  body: PasswordChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, ...CONFIRMATION_ERRORS, 'unauthorized', 'password_refused'],
})

export const signOutEverywhere = call('POST', '/api/account/sign-out-everywhere', {
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
})

export const deleteAccount = call('POST', '/api/account/delete', {
  body: AccountDeletion,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, ...CONFIRMATION_ERRORS, 'last_administrator', 'unauthorized'],
})

/** Sends the signed-in user another verification e-mail. */
export const sendVerification = call('POST', '/api/account/verification', {
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
})
