import { MAX_EMAIL_LENGTH } from '@memesmith/contract'

// The pattern of browsers for fields of type email (HTML standard), and a domain with a dot.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** The normal form of an address, for storage and comparison: case is ignored. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase()

/** @param email in normal form */
export const isEmail = (email: string): boolean =>
  email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)

/**
 * Why an address is not accepted, as a message for the user; undefined when it is.
 *
 * @param email in normal form
 */
export const emailProblem = (email: string): string | undefined =>
  isEmail(email) ? undefined : /*i18n*/ 'Please enter an e-mail address like you@example.com.'
