/** Size of every picture in px: twice the largest size on the page. */
export const SHOWCASE_SIZE = { width: 800, height: 600 } as const
