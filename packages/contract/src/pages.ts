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
