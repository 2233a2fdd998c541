import Type, { type Static } from 'typebox'
import { PAGES } from './pages.ts'

export const CurrentUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.Union([Type.String(), Type.Null()]),
  /** There only until the user has confirmed their e-mail address, which sharing requires. */
  unverified: Type.Optional(Type.Literal(true)),
  /** There only for administrators. */
  administrator: Type.Optional(Type.Literal(true)),
})
export type CurrentUser = Static<typeof CurrentUser>

/** Locks what an account has not saved on a device, while nobody is signed in there. */
export const DraftKey = Type.Object({
  /** 32 bytes in hexadecimal. It stays the same. */
  key: Type.String(),
})

/** Both forms of the login page: log in and sign up. */
export const SignInForm = Type.Object({
  // Every field accepts any string: errors are answered with the page and a message, never with
  // JSON.
  email: Type.String({ default: '' }),
  password: Type.String({ default: '' }),
  firstName: Type.String({ default: '' }),
  /** The path of this site to go to afterwards. */
  returnTo: Type.String({ default: PAGES.home }),
  /** The token of an invitation. */
  invitation: Type.String({ default: '' }),
})
export type SignInForm = Static<typeof SignInForm>

/** The form that requests a password link by e-mail. */
export const ForgottenPassword = Type.Object({ email: Type.String({ default: '' }) })

const Token = Type.String({ maxLength: 100, default: '' })

/** The query of a link in an e-mail, and the form on the page of one that only asks to go on. */
export const TokenInput = Type.Object({ token: Token })

/** The form on the page that a link opens, with the new password, or that of the account. */
export const TokenAndPassword = Type.Object({
  token: Token,
  password: Type.String({ default: '' }),
})
