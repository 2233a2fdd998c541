/** Where the router keeps how far each page was scrolled. */
export const SCROLL_POSITIONS = 'memesmith-scroll'
