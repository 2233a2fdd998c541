import { MEGABYTE } from './units.ts'

/** Every bound that both the API enforces and the web app shows. Lengths are UTF-16 code units. */

export const MAX_TITLE_LENGTH = 200
export const MAX_TEXT_LENGTH = 500
/** All captions of a document together: to lay more out would take seconds. */
export const MAX_DOCUMENT_TEXT_LENGTH = 2000
/** A color as documents and forms say it. */
export const COLOR_PATTERN = '^#[0-9a-fA-F]{6}$'
/** As long as browsers and proxies take an address. */
export const MAX_URL_LENGTH = 2000
export const MAX_PROMPT_LENGTH = 2000
/** A generator's caption is no longer than this, in characters as people count them. */
export const MAX_GENERATED_CAPTION_LENGTH = 80

/** Memes in one answer of `GET /api/memes`, where the request does not say how many. */
export const MEMES_PER_PAGE = 200
export const MAX_MEMES_PER_PAGE = 500

/** 10 MB (spec §2, §5). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE
/**
 * A picture with more pixels than this is refused before it is decoded, and so is one with fewer whose
 * kind takes more memory to decode. Browsers scale a picture down before they upload it.
 */
export const MAX_UPLOAD_PIXELS = 26_000_000
/** What an upload may be. */
export const UPLOAD_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
] as const

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
export const MAX_EMAIL_LENGTH = 254
export const MAX_FIRST_NAME_LENGTH = 50

/** Longer side of a stored thumbnail, in pixels. */
export const THUMBNAIL_SIDE = 480

/** Title of a meme that was given none (spec §5). */
export const DEFAULT_TITLE = 'Untitled Meme'
/** Title of a generated meme that was given none (spec §5). */
export const DEFAULT_GENERATED_TITLE = 'AI Generated Meme'
