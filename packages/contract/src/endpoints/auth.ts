import { readCurrentUser, readDraftKey } from '../readers/read-current-user.ts'

/** The login page; with single sign-on, a redirect to the provider. */
export const loginPage = { method: 'GET', path: '/api/login' } as const

/** Submits the login form. */
export const logIn = { method: 'POST', path: '/api/login' } as const

/** Submits the sign-up form. */
export const signUp = { method: 'POST', path: '/api/signup' } as const

/** The redirect URI of single sign-on. */
export const loginCallback = { method: 'GET', path: '/api/login/callback' } as const

/** Ends the session and redirects to the landing page. */
export const logOut = { method: 'GET', path: '/api/logout' } as const

export const getCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  read: readCurrentUser,
} as const

/** The key of the signed-in user's drafts, which a device keeps only encrypted after a logout. */
export const getDraftKey = {
  method: 'GET',
  path: '/api/auth/draft-key',
  read: readDraftKey,
} as const

/** The page on which a user requests a password link. */
export const forgotPasswordPage = { method: 'GET', path: '/api/forgot-password' } as const

/** Its form. */
export const forgotPassword = { method: 'POST', path: '/api/forgot-password' } as const

/** The page that the password link opens. */
export const resetPasswordPage = { method: 'GET', path: '/api/reset-password' } as const

/** Its form. */
export const resetPassword = { method: 'POST', path: '/api/reset-password' } as const

/** The page that the link of a verification e-mail opens. */
export const verifyEmailPage = { method: 'GET', path: '/api/verify-email' } as const

/** Its form. */
export const verifyEmail = { method: 'POST', path: '/api/verify-email' } as const
