import { readCurrentUser } from '../readers/read-current-user.ts'

/** The page where signed-out people log in or sign up; with single sign-on, the way to the provider. */
export const loginPage = { method: 'GET', path: '/api/login' } as const

/** The login form. */
export const logIn = { method: 'POST', path: '/api/login' } as const

/** The sign-up form. */
export const signUp = { method: 'POST', path: '/api/signup' } as const

/** Where a single sign-on provider sends people back to. */
export const loginCallback = { method: 'GET', path: '/api/login/callback' } as const

/** Ends the session, and leads to the landing page. */
export const logOut = { method: 'GET', path: '/api/logout' } as const

export const getCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  read: readCurrentUser,
} as const

/** The page that asks for an e-mail to send a link to. */
export const forgotPasswordPage = { method: 'GET', path: '/api/forgot-password' } as const

/** Its form. */
export const forgotPassword = { method: 'POST', path: '/api/forgot-password' } as const

/** The page that the link leads to. */
export const resetPasswordPage = { method: 'GET', path: '/api/reset-password' } as const

/** Its form. */
export const resetPassword = { method: 'POST', path: '/api/reset-password' } as const
