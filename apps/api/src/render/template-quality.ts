/** The quality of the site's own pictures as lossy WebP: visually lossless at a tenth of the PNG's size. */
export const TEMPLATE_QUALITY = 90
