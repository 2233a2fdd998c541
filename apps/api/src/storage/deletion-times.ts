import { UNDO_MS } from '@memesmith/contract'

/** A click within the time to undo arrives within this time, in ms. */
export const KEPT_MS = UNDO_MS + 5000

/** How often deleted things are purged, in ms. */
export const PURGE_PAUSE_MS = 5000
