import { PAGES } from './pages.ts'

/** The pages of this site that an operator can replace by own ones, by the name of their address. */
export const SUPPORT_PAGES = {
  helpUrl: PAGES.help,
  privacyUrl: PAGES.privacy,
  termsUrl: PAGES.terms,
} as const
