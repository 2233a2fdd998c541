import { DAY_MS, MEGABYTE } from './units.ts'

/**
 * Limits of documents, pictures, passwords and lists. Those of keys, templates, memes at once, archives and
 * moderation stand beside their entity. Lengths are UTF-16 code units.
 */

export const MAX_TITLE_LENGTH = 200
export const MAX_TEXT_LENGTH = 500
/** The captions of a document in total: longer ones would take seconds to lay out. */
export const MAX_DOCUMENT_TEXT_LENGTH = 2000
export const MAX_CAPTION_NAME_LENGTH = 40
/** A word in the accent color. */
export const MAX_ACCENT_WORD_LENGTH = 60
/** One line, without a space at either end. */
export const CAPTION_NAME_PATTERN = '^[^\\s\\p{Cc}]([^\\p{Cc}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}])?$'
/** The name of an emoji, or the URL of an image. The longest name has 80. */
export const MAX_STICKER_IMAGE_LENGTH = 200
/**
 * The pixels of all uploads that are stickers of one document: four of the largest stored size
 * (1280²), or sixteen of half of it. Each takes up to 11 MB, decoded and with its file, and the
 * server keeps up to 64 MB of such pictures.
 */
export const MAX_STICKER_PIXELS = 4 * 1280 * 1280
/**
 * How often the stickers and covers of a document may cover its picture, by the sum of their areas, each of
 * which counts as at most the whole picture. Drawing takes up to 45 ms for each time.
 */
export const MAX_STICKER_COVER = 8
/** A color in a document or a form. */
export const COLOR_PATTERN = '^#[0-9a-fA-F]{6}$'
/** The longest URL that browsers and proxies reliably accept. */
export const MAX_URL_LENGTH = 2000
export const MAX_PROMPT_LENGTH = 2000
/** Longest caption that a generator writes, in graphemes. */
export const MAX_GENERATED_CAPTION_LENGTH = 80

/** The topic of ideas. */
export const MAX_TOPIC_LENGTH = 200
/** Ideas that a request may list as shown before. */
export const MAX_SEEN_IDEAS = 24
/** The picture that ideas are for, as a data URL: enough for 384 pixels, and the request stays small. */
export const MAX_IDEA_PICTURE_LENGTH = 40_000
export const MAX_IDEA_PICTURE_SIDE = 384

/** Memes in one response of `GET /api/memes`, by default and at most. */
export const MEMES_PER_PAGE = 200

/** How many save keys the server keeps for a user, and for how long. */
export const MAX_SAVE_KEYS = 1000
export const SAVE_KEYS_KEPT_MS = 90 * DAY_MS

/**
 * A picture with more pixels is rejected before it is decoded. So is one with fewer pixels in a format
 * that takes more memory to decode. The web app scales pictures down before it uploads them.
 */
export const MAX_UPLOAD_PIXELS = 26_000_000
/** Limits of an animation (design §2). Of a longer one, the part that fits can be used. */
export const MAX_ANIMATION_FRAMES = 300
export const MAX_ANIMATION_MS = 60_000
/** Longer side of a stored animation, in pixels. */
export const MAX_ANIMATION_SIDE = 640
/** The pixels of a frame before it is scaled down. */
export const MAX_ANIMATION_CANVAS_PIXELS = 4_000_000
/** The pixels of all frames before they are scaled down: 300 of 800 × 625. Decoding takes 2 s. */
export const MAX_ANIMATION_PIXELS = 150_000_000
/** The size of a stored animation. It is lossless, so it may be larger than the uploaded file. */
export const MAX_ANIMATION_BYTES = 24 * MEGABYTE
/** The types that can be uploaded. */
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
export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

/** Longer side of a stored thumbnail, in pixels. */
export const THUMBNAIL_SIDE = 480

/** The longer side of the picture that a link's preview shows, in pixels. */
export const MAX_PREVIEW_SIDE = 1200

/** Title of a meme without a title (spec §5). */
export const DEFAULT_TITLE = 'Untitled Meme'
/** Title of a generated meme without a title (spec §5). */
export const DEFAULT_GENERATED_TITLE = 'AI Generated Meme'
/** Maximum length of a title that a generator suggests. */
export const MAX_SUGGESTED_TITLE_LENGTH = 60
