import Type, { type Static } from 'typebox'
import { CurrentUser } from './auth.ts'

/** The response of `GET /api/account`. */
export const Account = Type.Interface([CurrentUser], {
  /** False for users who sign in with single sign-on. */
  hasPassword: Type.Boolean(),
  memeCount: Type.Integer(),
  /** Bytes of pictures and texts. */
  storageBytes: Type.Integer(),
  /** How many bytes this site keeps for each person; 0 for no limit. */
  storageLimit: Type.Integer(),
  /** The address that the account gets when it is confirmed. */
  newEmail: Type.Optional(Type.String()),
})
export type Account = Static<typeof Account>

export const NameChange = Type.Object({
  /** Empty for none. */
  firstName: Type.String(),
})
export type NameChange = Static<typeof NameChange>

export const EmailChange = Type.Object({
  /** The new address. */
  email: Type.String(),
  password: Type.String(),
})
export type EmailChange = Static<typeof EmailChange>

/** The form on the page that the link to a new address opens. */
export const EmailConfirmation = Type.Object({
  token: Type.String({ maxLength: 100, default: '' }),
  /** Of the account; not needed in its session. */
  password: Type.String({ default: '' }),
})

export const PasswordChange = Type.Object({
  currentPassword: Type.String(),
  newPassword: Type.String(),
})
export type PasswordChange = Static<typeof PasswordChange>

/** The message for a new password that is the current one. */
export const SAME_PASSWORD = 'That is your password already. Please choose another.'

export const AccountDeletion = Type.Object({
  /** The password, or the e-mail address of an account without a password. */
  confirmation: Type.String(),
})
export type AccountDeletion = Static<typeof AccountDeletion>
