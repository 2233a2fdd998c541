import { MAX_FIRST_NAME_LENGTH } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'

// Control characters, line breaks, and characters that reverse or hide the text around them.
// Joiners are allowed, because names in Persian and several Indian languages need them.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u

// `https://…`, `www.…`, `ada@…` and `evil.example`. An initial, as in `J.R.`, does not match.
const ADDRESS = /:\/\/|www\.|@|\.\p{L}{2,}/iu

/** Why a first name is not accepted, as a message for the user; undefined when it is. */
export function firstNameProblem(firstName: string): Saying | undefined {
  if (firstName.length > MAX_FIRST_NAME_LENGTH) {
    return {
      message: /*i18n*/ 'A first name has at most {max} characters.',
      values: { max: MAX_FIRST_NAME_LENGTH },
    }
  }
  if (CONTROL.test(firstName)) {
    return /*i18n*/ 'Please enter a first name without line breaks and control characters.'
  }
  if (hasAddress(firstName)) {
    return /*i18n*/ 'Please enter a first name without a web or e-mail address in it.'
  }
  return undefined
}

/** The usable part of a first name that the user can't correct; null when nothing is left. */
export function usableFirstName(firstName: string | undefined): string | null {
  if (firstName === undefined || hasAddress(firstName)) return null
  const withoutControls = firstName.replace(new RegExp(CONTROL, 'gu'), ' ').replace(/\s+/g, ' ')
  const usable = withoutControls.trim().slice(0, MAX_FIRST_NAME_LENGTH)
  return usable === '' || hasAddress(usable) ? null : usable
}

/** Normalizes full-width letters and dots, which mail programs link like ASCII. */
const hasAddress = (text: string): boolean => ADDRESS.test(text.normalize('NFKC'))
