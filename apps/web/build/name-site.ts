import { SITE_NAME_PLACEHOLDER } from '@memesmith/contract'
import type { Plugin } from 'vite'
import { USUAL_SITE } from '../src/features/site/usual-site.ts'

/** In development nobody else writes the site's name into the page. */
export const nameSite = (): Plugin => ({
  name: 'name-site',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(SITE_NAME_PLACEHOLDER, USUAL_SITE.siteName),
})
