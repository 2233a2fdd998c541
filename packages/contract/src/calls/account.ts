import {
  Account,
  AccountDeletion,
  EmailChange,
  EmailConfirmation,
  NameChange,
  PasswordChange,
} from '../account.ts'
import { TokenInput } from '../auth.ts'
import * as endpoints from '../endpoints/account.ts'
import { type Call, PAGE, WRITE_ERRORS } from './call.ts'

export const getAccount = {
  ...endpoints.getAccount,
  answer: { 200: Account },
  errors: ['unauthorized'],
} as const satisfies Call

export const changeName = {
  ...endpoints.changeName,
  body: NameChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'name_refused'],
} as const satisfies Call

export const changeEmail = {
  ...endpoints.changeEmail,
  body: EmailChange,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'confirmation_failed', 'email_refused', 'email_taken'],
} as const satisfies Call

export const confirmEmailChangePage = {
  ...endpoints.confirmEmailChangePage,
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
} as const satisfies Call

export const confirmEmailChange = {
  ...endpoints.confirmEmailChange,
  body: EmailConfirmation,
  answer: { 200: PAGE, 401: PAGE, 403: PAGE, 409: PAGE, 410: PAGE },
  errors: WRITE_ERRORS,
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
