import Type, { type Static } from 'typebox'
import { PAGES } from './pages.ts'

export const CurrentUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.Union([Type.String(), Type.Null()]),
})
export type CurrentUser = Static<typeof CurrentUser>

/** The form of the login page, for those who log in and those who sign up. */
export const SignInForm = Type.Object({
  // Anything a form may hold is answered with the page and a sentence, never with JSON.
  email: Type.String({ default: '' }),
  password: Type.String({ default: '' }),
  firstName: Type.String({ default: '' }),
  /** The page of this site that follows. */
  returnTo: Type.String({ default: PAGES.home }),
})
export type SignInForm = Static<typeof SignInForm>

/** The form that asks for a link by e-mail. */
export const ForgottenPassword = Type.Object({ email: Type.String({ default: '' }) })

/** What stands in that link. */
const ResetToken = Type.String({ maxLength: 100, default: '' })

export const ResetQuery = Type.Object({ token: ResetToken })

/** The form of the page that the link leads to. */
export const NewPassword = Type.Object({
  token: ResetToken,
  password: Type.String({ default: '' }),
})
