/** The server writes the site, as JSON, into the head of each page under this name. */
export const SITE_META = 'site'
/** What the built pages have where the server writes the site's name. */
export const SITE_NAME_PLACEHOLDER = '{{siteName}}'
/** The meme that stands for the site where a link to it is shown. */
export const LINK_PREVIEW = {
  /** Its picture, among the web app's sources. */
  source: 'src/features/landing/pictures/fire.webp',
  shows: 'A panda at a desk drinks coffee while the room burns.',
  topText: 'Production is on fire',
  bottomText: 'The stand-up is at ten',
} as const
/** What they have where it writes the text that every meme carries. */
export const WATERMARK_PLACEHOLDER = '{{watermarkText}}'
