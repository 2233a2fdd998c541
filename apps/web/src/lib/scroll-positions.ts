/** The sessionStorage key under which the router keeps the scroll positions. */
export const SCROLL_POSITIONS = 'memesmith-scroll'
