/**
 * The pages of the web app: those of spec §2, the account page, and the support pages of the footer.
 * Any other path is the 404 page.
 */
export const PAGES = {
  home: '/',
  gallery: '/gallery',
  create: '/create',
  dashboard: '/dashboard',
  account: '/account',
  pictures: '/images',
  explore: '/explore',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
} as const

/** The pages that an operator can replace, by the field of `Site` that has the replacement. */
export const SUPPORT_PAGES = {
  helpUrl: PAGES.help,
  privacyUrl: PAGES.privacy,
  termsUrl: PAGES.terms,
} as const

/** The editor with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`

/** The page that writes addresses of pictures, with a template. */
export const pictureBuilderPath = (slug: string): string =>
  `${PAGES.pictures}?template=${encodeURIComponent(slug)}`

/** The administration. It is not in `PAGES`: to everyone but administrators it is the 404 page. */
export const ADMIN_PATH = '/admin'

/** The queue of reported memes in the administration. */
export const ADMIN_REPORTS_PATH = `${ADMIN_PATH}?tab=reports`
