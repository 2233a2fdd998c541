import { readAccount } from '../readers/read-account.ts'

export const getAccount = { method: 'GET', path: '/api/account', read: readAccount } as const

export const changePassword = { method: 'POST', path: '/api/account/password' } as const

export const signOutEverywhere = {
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
} as const

export const deleteAccount = { method: 'POST', path: '/api/account/delete' } as const

/** Sends the signed-in user another verification e-mail. */
export const sendVerification = { method: 'POST', path: '/api/account/verification' } as const
