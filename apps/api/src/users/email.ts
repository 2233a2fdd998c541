import { MAX_EMAIL_LENGTH } from '@memesmith/contract'

// What browsers take in a field of type email (HTML standard), and a domain with a dot.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** The form in which an address is kept and compared: whatever its case, it is one account. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase()

/** @param email in its normal form */
export const isEmail = (email: string): boolean =>
  email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)
