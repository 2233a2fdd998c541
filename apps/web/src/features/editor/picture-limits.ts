import { MEGABYTE } from '@memesmith/contract'
/** A file that is larger is not opened: reading it could use up the memory of the tab. */
export const MAX_FILE_BYTES = 100 * MEGABYTE
/** A picture with more pixels is not decoded. It takes four bytes for each of them. */
export const MAX_FILE_PIXELS = 100_000_000
/** An SVG is parsed before it is drawn, so less of it is taken. */
export const MAX_SVG_BYTES = 10 * MEGABYTE
/** Longer side of an SVG that does not say how large it is. */
export const DEFAULT_SVG_SIDE = 640
