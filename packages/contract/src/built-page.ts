/** The name of the `<meta>` element in which the server puts the site's configuration, as JSON. */
export const SITE_META = 'site'
/** Placeholder in the built pages that the server replaces by the site's name. */
export const SITE_NAME_PLACEHOLDER = '{{siteName}}'
/** The meme that link previews show for the site itself. */
export const LINK_PREVIEW = {
  /** Path of the picture in the web app's sources. */
  source: 'src/features/landing/pictures/fire.webp',
  shows: 'A panda at a desk drinks coffee while the room burns.',
  topText: 'Production is on fire',
  bottomText: 'The stand-up is at ten',
} as const
/** Placeholder that the server replaces by the watermark text. */
export const WATERMARK_PLACEHOLDER = '{{watermarkText}}'
/** What the landing page says if everyone may sign up. */
export const OPEN_SIGN_UP_LINE = 'Signing up is free and takes one e-mail.'

/** The document of the gallery in the web build, without content. */
export const GALLERY_PAGE = 'gallery.html'

/** The documents of the public side's lists, and of one person's, without content. */
export const EXPLORE_PAGE = 'explore.html'
export const PERSON_DOCUMENT = 'person.html'

/** The document of My Memes in the web build. It loads what a signed-in user sees. */
export const DASHBOARD_PAGE = 'dashboard.html'

/**
 * The module in the web build that renders the gallery: `prerenderGallery(site, first)` resolves to
 * HTML; without `first`, to the gallery's loading state; `prerenderPublicList(site, path, first)` renders the
 * public side. It is not public.
 */
export const PAGE_RENDERER = '.server/prerender.js'
