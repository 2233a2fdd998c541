/** The server writes the site, as JSON, into the head of each page under this name. */
export const SITE_META = 'site'
/** What the built pages have where the server writes the site's name. */
export const SITE_NAME_PLACEHOLDER = '{{siteName}}'
