import Type, { type Static } from 'typebox'
import { PAGES } from './pages.ts'

export const CurrentUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.Union([Type.String(), Type.Null()]),
})
export type CurrentUser = Static<typeof CurrentUser>

/** Both forms of the login page: log in and sign up. */
export const SignInForm = Type.Object({
  // Every field accepts any string: errors are answered with the page and a message, never with
  // JSON.
  email: Type.String({ default: '' }),
  password: Type.String({ default: '' }),
  firstName: Type.String({ default: '' }),
  /** The path of this site to go to afterwards. */
  returnTo: Type.String({ default: PAGES.home }),
})
export type SignInForm = Static<typeof SignInForm>

/** The form that requests a password link by e-mail. */
export const ForgottenPassword = Type.Object({ email: Type.String({ default: '' }) })

/** The token in that link. */
const ResetToken = Type.String({ maxLength: 100, default: '' })

export const ResetQuery = Type.Object({ token: ResetToken })

/** The form on the page that the link opens. */
export const NewPassword = Type.Object({
  token: ResetToken,
  password: Type.String({ default: '' }),
})
