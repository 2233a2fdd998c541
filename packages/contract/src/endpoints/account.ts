import { readAccount } from '../readers/read-account.ts'

export const getAccount = { method: 'GET', path: '/api/account', read: readAccount } as const

export const changeName = { method: 'POST', path: '/api/account/name' } as const

/** Where mail is sent, the new address has to be confirmed. */
export const changeEmail = { method: 'POST', path: '/api/account/email' } as const

/** The page that the link to the new address opens. */
export const confirmEmailChangePage = { method: 'GET', path: '/api/confirm-email' } as const

/** Its form. */
export const confirmEmailChange = { method: 'POST', path: '/api/confirm-email' } as const

export const changePassword = { method: 'POST', path: '/api/account/password' } as const

export const signOutEverywhere = {
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
} as const

export const deleteAccount = { method: 'POST', path: '/api/account/delete' } as const

/** Sends the signed-in user another verification e-mail. */
export const sendVerification = { method: 'POST', path: '/api/account/verification' } as const
