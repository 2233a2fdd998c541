import type { PageUrls } from './site.ts'

/** Where the support links of the footer lead, unless the operator has pages of their own. */
export const SUPPORT_PAGES = {
  helpUrl: '#help',
  privacyUrl: '#privacy',
  termsUrl: '#terms',
} as const satisfies Record<keyof PageUrls, string>
