import { DEFAULT_SITE, SITE_NAME_PLACEHOLDER } from '@memesmith/contract'
import type { Plugin } from 'vite'

/** In development nobody else writes the site's name into the page. */
export const nameSite = (): Plugin => ({
  name: 'name-site',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(SITE_NAME_PLACEHOLDER, DEFAULT_SITE.siteName),
})
