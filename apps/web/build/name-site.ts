import { DEFAULT_SITE, SITE_NAME_PLACEHOLDER } from '@memesmith/contract'
import type { Plugin } from 'vite'

/** Replaces the placeholder for the site's name in development. In production the server does. */
export const nameSite = (): Plugin => ({
  name: 'name-site',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(SITE_NAME_PLACEHOLDER, DEFAULT_SITE.siteName),
})
