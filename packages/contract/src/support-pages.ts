import { PAGES } from './pages.ts'

/** The pages that an operator can replace, by the field of `Site` that has the replacement. */
export const SUPPORT_PAGES = {
  helpUrl: PAGES.help,
  privacyUrl: PAGES.privacy,
  termsUrl: PAGES.terms,
} as const
