import { keptList } from '../../../lib/kept-list.ts'

const MAX_RECENT = 24

/** The names of the stickers that were chosen last in this browser, the newest first. */
export const recentStickers = keptList('memesmith-recent-stickers', MAX_RECENT)
