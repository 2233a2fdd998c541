/**
 * Units that limits, settings and schedules share. Worker threads import this file on its own, as
 * `@memesmith/contract/units`, because loading the schemas of the whole contract would take each of
 * them 0.2 s.
 */

/** Bytes in a megabyte (2^20), as limits and settings count them. */
export const MEGABYTE = 1024 * 1024

/** Durations in ms. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
