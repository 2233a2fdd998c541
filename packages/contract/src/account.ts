import Type, { type Static } from 'typebox'
import { CurrentUser } from './auth.ts'

/** What the account page shows of the signed-in user. */
export const Account = Type.Interface([CurrentUser], {
  /** False for somebody who signs in with a provider. */
  hasPassword: Type.Boolean(),
  memeCount: Type.Integer(),
})
export type Account = Static<typeof Account>

export const PasswordChange = Type.Object({
  currentPassword: Type.String(),
  newPassword: Type.String(),
})
export type PasswordChange = Static<typeof PasswordChange>

/** What is wrong with a new password that is the current one. */
export const SAME_PASSWORD = 'That is your password already. Please choose another.'

export const AccountDeletion = Type.Object({
  /** The password, or, for an account without one, its e-mail address. */
  confirmation: Type.String(),
})
export type AccountDeletion = Static<typeof AccountDeletion>
