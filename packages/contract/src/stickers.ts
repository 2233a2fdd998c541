import Type, { type Static } from 'typebox'
import { call, WEBP } from './call.ts'
import { Text } from './schema-parts.ts'

/**
 * The versions of the emoji pictures, names, keywords and names from the CLDR, for URLs that are cached
 * forever.
 */
export const STICKERS_VERSION = '1.1.0-17.0.0-4.0.3-48.2.0'

const StickersQuery = Type.Object({
  /** A language tag, such as `de` or `pt-BR`. A language without names falls back to English. */
  language: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$', maxLength: 35 }),
  ),
  /** `STICKERS_VERSION`. */
  v: Type.Optional(Type.String()),
})

/** An emoji that can be a sticker. */
export const EmojiSticker = Type.Object({
  /** The value of `Sticker.image`: the English name. */
  name: Type.String(),
  emoji: Text,
  /** An index of `StickerList.groups`. */
  group: Type.Integer({ default: 0 }),
  /** The name in the list's language. */
  label: Text,
  /** Words to find it by, in the list's language and in English. */
  keywords: Type.Array(Type.String(), { default: [] }),
  /** The names of its variants with other skin tones. */
  tones: Type.Array(Type.String(), { default: [] }),
})
export type EmojiSticker = Static<typeof EmojiSticker>

export const StickerList = Type.Object({
  /** The language of the list, chosen for the requested one. */
  language: Type.String({ default: 'en' }),
  /** The names of the groups, in the list's language. */
  groups: Type.Array(Type.String(), { default: [] }),
  /** In the order of emoji keyboards. */
  stickers: Type.Array(EmojiSticker),
})
export type StickerList = Static<typeof StickerList>

/**
 * The emoji that can be stickers, in a language. Never changes at a URL with the version `v`.
 */
export const listStickers = call('GET', '/api/stickers', {
  query: StickersQuery,
  answer: { 200: StickerList },
  errors: [],
})

/** The picture of an emoji, by its name. Never changes at a URL with the version `v`. */
export const getStickerPicture = call('GET', '/api/stickers/:name/picture', {
  params: Type.Object({ name: Type.String() }),
  answer: { 200: WEBP, 304: null },
  errors: [],
})
