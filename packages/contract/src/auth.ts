import Type, { type Static } from 'typebox'
import { call, PAGE, WRITE_ERRORS } from './call.ts'
import { PAGES } from './pages.ts'
import { Nullable, Text } from './schema-parts.ts'

export const CurrentUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Nullable(Type.String()),
  /** Present only until the user has confirmed their e-mail address, which sharing requires. */
  unverified: Type.Optional(Type.Literal(true)),
  /** Present only for administrators. */
  administrator: Type.Optional(Type.Literal(true)),
})
export type CurrentUser = Static<typeof CurrentUser>

/** The signed-in user as a client reads it. The specification guarantees only a first name. */
const SignedInUser = Type.Partial(CurrentUser)
export type SignedInUser = Static<typeof SignedInUser>

/** Both forms of the login page: log in and sign up. */
export const SignInForm = Type.Object({
  // Every field accepts any string: errors are answered with the page and a message, never with
  // JSON.
  email: Text,
  password: Text,
  firstName: Text,
  /** The path of this site to go to afterwards. */
  returnTo: Type.String({ default: PAGES.home }),
  /** The token of an invitation. */
  invitation: Text,
})
export type SignInForm = Static<typeof SignInForm>

const Token = Type.String({ maxLength: 100, default: '' })

/** The query of a link in an e-mail, and the form of its page if that only has a button to go on. */
export const TokenInput = Type.Object({ token: Token })

/** The form on the page that a link opens, with the new password or the account's own. */
const TokenAndPassword = Type.Object({
  token: Token,
  password: Text,
})

/** The login page; with single sign-on, a redirect to the provider. */
export const loginPage = call('GET', '/api/login', {
  query: Type.Object({
    returnTo: Type.Optional(Type.Unknown()),
    invitation: Type.Optional(Type.Unknown()),
  }),
  // 502 if the single sign-on provider can't be reached.
  answer: { 200: PAGE, 302: null, 502: PAGE },
  errors: [],
})

/** Submits the login form. */
export const logIn = call('POST', '/api/login', {
  body: SignInForm,
  answer: { 303: null, 401: PAGE, 403: PAGE },
  errors: WRITE_ERRORS,
})

/** Submits the sign-up form. */
export const signUp = call('POST', '/api/signup', {
  body: SignInForm,
  answer: { 303: null, 403: PAGE, 409: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
})

/** The redirect URI of single sign-on. */
export const loginCallback = call('GET', '/api/login/callback', {
  query: Type.Object({ state: Type.Optional(Type.Unknown()) }),
  answer: { 302: null, 400: PAGE, 403: PAGE, 502: PAGE },
  errors: [],
})

/** Ends the session and redirects to the landing page. */
export const logOut = call('GET', '/api/logout', { answer: { 302: null }, errors: ['cross_site'] })

export const getCurrentUser = call('GET', '/api/auth/user', {
  answer: { 200: CurrentUser },
  reads: SignedInUser,
  errors: ['unauthorized'],
})

/**
 * The key of the signed-in user's drafts, which a device keeps only encrypted after a logout.
 */
export const getDraftKey = call('GET', '/api/auth/draft-key', {
  // 32 bytes in hexadecimal. It stays the same.
  answer: { 200: Type.Object({ key: Type.String() }) },
  errors: ['unauthorized'],
})

/** The page on which a user requests a password link. */
export const forgotPasswordPage = call('GET', '/api/forgot-password', {
  answer: { 200: PAGE },
  errors: [],
})

/** Its form. */
export const forgotPassword = call('POST', '/api/forgot-password', {
  body: Type.Object({ email: Text }),
  answer: { 200: PAGE },
  errors: WRITE_ERRORS,
})

/** The page that the password link opens. */
export const resetPasswordPage = call('GET', '/api/reset-password', {
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
})

/** Its form. */
export const resetPassword = call('POST', '/api/reset-password', {
  body: TokenAndPassword,
  answer: { 303: null, 410: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
})

/** The page that the link of a verification e-mail opens. */
export const verifyEmailPage = call('GET', '/api/verify-email', {
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
})

/** Its form. */
export const verifyEmail = call('POST', '/api/verify-email', {
  body: TokenAndPassword,
  answer: { 200: PAGE, 401: PAGE, 403: PAGE, 410: PAGE },
  errors: WRITE_ERRORS,
})
