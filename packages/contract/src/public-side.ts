/** The public side of a site. Without schemas, because the web app imports it. */

/** Whether memes can be shown in public: never, when an administrator lets them in, or at once. */
export const PUBLIC_GALLERIES = ['off', 'review', 'open'] as const
export type PublicGallery = (typeof PUBLIC_GALLERIES)[number]

/** What became of a meme that its owner shows in public. */
export const PUBLIC_STATES = ['shown', 'waiting', 'refused'] as const
export type PublicState = (typeof PUBLIC_STATES)[number]

export const EXPLORE_ORDERS = ['newest', 'popular', 'random'] as const
export type ExploreOrder = (typeof EXPLORE_ORDERS)[number]

/** The `<script>` in which the server puts the list that it has rendered, as JSON. */
export const FIRST_PUBLIC_PAGE_ID = 'first-public-page'

export const MEMES_PER_EXPLORE_PAGE = 48
/** The pages that can be asked for: 12,000 memes. Whoever looks for an older one goes by template or person. */
export const MAX_EXPLORE_PAGE = 250

/** Characters of a handle: letters, digits and `_`, so that no letter can pass for another's. */
export const MIN_HANDLE_LENGTH = 3
export const MAX_HANDLE_LENGTH = 30
