import {
  MAX_EMAIL_LENGTH,
  MAX_FIRST_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@memesmith/contract'
import type { Db } from '../database/connect.ts'
import { hashPassword, isPassword } from './password.ts'
import { findUserByEmail, insertUser } from './users.repository.ts'

/** What a person typed into one of the two forms. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Either the user's id, or what to tell the person, with the field it concerns. */
export type AuthResult =
  | { readonly userId: number }
  | { readonly problem: string; readonly status: 401 | 409 | 422 }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export async function logIn(db: Db, { email, password }: Credentials): Promise<AuthResult> {
  const user = await findUserByEmail(db, email.trim())
  // An over-long password is never right; it is not worth hashing.
  const usable = password.length <= MAX_PASSWORD_LENGTH ? password : ''
  if ((await isPassword(user?.passwordHash, usable)) && user !== undefined) {
    return { userId: user.id }
  }
  return { status: 401, problem: 'That e-mail and password do not belong together.' }
}

export async function signUp(
  db: Db,
  credentials: Credentials & { readonly firstName: string },
): Promise<AuthResult> {
  const email = credentials.email.trim()
  const firstName = credentials.firstName.trim()
  const problem = signUpProblem(email, credentials.password, firstName)
  if (problem !== undefined) return { status: 422, problem }

  const userId = await insertUser(db, {
    email,
    firstName: firstName || null,
    passwordHash: await hashPassword(credentials.password),
  })
  return userId === undefined
    ? { status: 409, problem: 'There is an account with this e-mail already. Log in instead.' }
    : { userId }
}

function signUpProblem(email: string, password: string, firstName: string): string | undefined {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) {
    return 'Please enter an e-mail address like you@example.com.'
  }
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    return `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`
  }
  if (firstName.length > MAX_FIRST_NAME_LENGTH) {
    return `A first name has at most ${MAX_FIRST_NAME_LENGTH} characters.`
  }
  return undefined
}
