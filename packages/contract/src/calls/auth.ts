import Type from 'typebox'
import {
  CurrentUser,
  DraftKey,
  ForgottenPassword,
  SignInForm,
  TokenAndPassword,
  TokenInput,
} from '../auth.ts'
import * as endpoints from '../endpoints/auth.ts'
import { type Call, PAGE, WRITE_ERRORS } from './call.ts'

export const loginPage = {
  ...endpoints.loginPage,
  query: Type.Object({
    returnTo: Type.Optional(Type.Unknown()),
    invitation: Type.Optional(Type.Unknown()),
  }),
  // 502 if the single sign-on provider can't be reached.
  answer: { 200: PAGE, 302: null, 502: PAGE },
  errors: [],
} as const satisfies Call

export const logIn = {
  ...endpoints.logIn,
  body: SignInForm,
  answer: { 303: null, 401: PAGE, 403: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const signUp = {
  ...endpoints.signUp,
  body: SignInForm,
  answer: { 303: null, 403: PAGE, 409: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const loginCallback = {
  ...endpoints.loginCallback,
  query: Type.Object({ state: Type.Optional(Type.Unknown()) }),
  answer: { 302: null, 400: PAGE, 403: PAGE, 502: PAGE },
  errors: [],
} as const satisfies Call

export const logOut = {
  ...endpoints.logOut,
  answer: { 302: null },
  errors: ['cross_site'],
} as const satisfies Call

export const getCurrentUser = {
  ...endpoints.getCurrentUser,
  answer: { 200: CurrentUser },
  errors: ['unauthorized'],
} as const satisfies Call

export const getDraftKey = {
  ...endpoints.getDraftKey,
  answer: { 200: DraftKey },
  errors: ['unauthorized'],
} as const satisfies Call

export const forgotPasswordPage = {
  ...endpoints.forgotPasswordPage,
  answer: { 200: PAGE },
  errors: [],
} as const satisfies Call

export const forgotPassword = {
  ...endpoints.forgotPassword,
  body: ForgottenPassword,
  answer: { 200: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const resetPasswordPage = {
  ...endpoints.resetPasswordPage,
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
} as const satisfies Call

export const resetPassword = {
  ...endpoints.resetPassword,
  body: TokenAndPassword,
  answer: { 303: null, 410: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const verifyEmailPage = {
  ...endpoints.verifyEmailPage,
  query: TokenInput,
  answer: { 200: PAGE, 410: PAGE },
  errors: [],
} as const satisfies Call

export const verifyEmail = {
  ...endpoints.verifyEmail,
  body: TokenAndPassword,
  answer: { 200: PAGE, 401: PAGE, 403: PAGE, 410: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call
