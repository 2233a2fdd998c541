import { readSite, SITE_META, type Site } from '@memesmith/contract'

/**
 * Reads the configuration that the server wrote into the page.
 *
 * @returns undefined on the development server, whose pages have none
 */
export function siteOfPage(): Site | undefined {
  const json = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content
  return json === undefined ? undefined : readSite(JSON.parse(json))
}
