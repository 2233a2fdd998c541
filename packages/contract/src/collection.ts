/** How collections are listed, and the limits of that. The first page of the web app needs none of it. */
import { MEGABYTE } from './units.ts'

/** Memes from the editor, from a prompt, those that move, and those that look like an older one. */
export const MEME_KINDS = ['edited', 'generated', 'moving', 'duplicate'] as const
export type MemeKind = (typeof MEME_KINDS)[number]

/** `best` needs a search. It is the default there; otherwise `newest` is. */
export const MEME_ORDERS = ['newest', 'oldest', 'title', 'best'] as const
export type MemeOrder = (typeof MEME_ORDERS)[number]

/** Tags of one meme. */
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 50
/** Bytes of a zip that is imported, and of all that is packed in it. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 * MEGABYTE
/** Files of such a zip: a collection of 50,000 memes has at most four for each. */
export const MAX_ARCHIVE_FILES = 200_001
/** The text of a search in a collection. */
export const MAX_QUERY_LENGTH = 200
/** The memes that one request deletes, restores or tags, and that one link downloads. */
export const MAX_MEMES_AT_ONCE = 500
/** Characters of the ids that one form downloads: of more than 50,000 memes. */
export const MAX_CHOSEN_LENGTH = 512 * 1024
/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 10_000
