/** A megabyte as files, limits and settings count it, in bytes. */
export const MEGABYTE = 1024 * 1024

/** Times in ms. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
