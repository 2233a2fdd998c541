import { calls, readAnswer, SITE_META, type SiteSettings } from '@memesmith/contract'

/**
 * Reads the configuration that the server wrote into the page.
 *
 * @returns undefined on the development server, whose pages have none
 */
export function siteOfPage(): SiteSettings | undefined {
  const json = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content
  return json === undefined ? undefined : readAnswer(calls.getSite, JSON.parse(json))
}
