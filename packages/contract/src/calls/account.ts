import { Account, AccountDeletion, PasswordChange } from '../account.ts'
import * as endpoints from '../endpoints/account.ts'
import { type Call, WRITE_ERRORS } from './call.ts'

export const getAccount = {
  ...endpoints.getAccount,
  answer: { 200: Account },
  errors: ['unauthorized'],
} as const satisfies Call

export const changePassword = {
  ...endpoints.changePassword,
  body: PasswordChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'confirmation_failed', 'password_refused'],
} as const satisfies Call

export const signOutEverywhere = {
  ...endpoints.signOutEverywhere,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
} as const satisfies Call

export const deleteAccount = {
  ...endpoints.deleteAccount,
  body: AccountDeletion,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'confirmation_failed'],
} as const satisfies Call

export const sendVerification = {
  ...endpoints.sendVerification,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
} as const satisfies Call
