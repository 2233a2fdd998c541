import { DAY_MS } from './units.ts'

/** The keys of saves that the server keeps for a user, and how long. */
export const MAX_SAVE_KEYS = 1000
export const SAVE_KEYS_KEPT_MS = 90 * DAY_MS
