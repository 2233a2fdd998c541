/**
 * The pages of the web app: those of spec §2, and the account page. Any other path is the 404 page.
 */
export const PAGES = {
  home: '/',
  gallery: '/gallery',
  create: '/create',
  dashboard: '/dashboard',
  account: '/account',
} as const
