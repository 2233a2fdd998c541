/** How collections are listed, and the limits that apply. The web app's first page needs none of this. */
import { MEGABYTE } from './units.ts'

/** Memes made in the editor, generated, animated, and those that look like an older one. */
export const MEME_KINDS = ['edited', 'generated', 'moving', 'duplicate'] as const
export type MemeKind = (typeof MEME_KINDS)[number]

/** `best` needs a search. It is the default there; otherwise `newest` is. */
export const MEME_ORDERS = ['newest', 'oldest', 'title', 'best'] as const
export type MemeOrder = (typeof MEME_ORDERS)[number]

/** Tags of one meme. */
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 50
/** Size of an imported zip in bytes, and of its contents. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 * MEGABYTE
/** Files in such a zip: a collection of 50,000 memes has at most four for each. */
export const MAX_ARCHIVE_FILES = 200_001
/** The text of a search in a collection. */
export const MAX_QUERY_LENGTH = 200
/** Memes that one request can delete, restore or tag, and that one link can download. */
export const MAX_MEMES_AT_ONCE = 500
/** Characters of the ids in a download form: enough for more than 50,000 memes. */
export const MAX_CHOSEN_LENGTH = 512 * 1024
/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 10_000
