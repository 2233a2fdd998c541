import { MEGABYTE } from '@memesmith/contract'
/** Largest file in bytes. Reading a larger one could use up the memory of the tab. */
export const MAX_FILE_BYTES = 100 * MEGABYTE
/** Most pixels of a picture. Decoding takes four bytes per pixel. */
export const MAX_FILE_PIXELS = 100_000_000
/** Largest SVG in bytes. The limit is lower, because an SVG is parsed first. */
export const MAX_SVG_BYTES = 10 * MEGABYTE
/** Longer side in px of an SVG without a size. */
export const DEFAULT_SVG_SIDE = 640
