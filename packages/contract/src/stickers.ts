import Type, { type Static } from 'typebox'

/** The versions of the emoji pictures and of their names and words, for URLs that are cached for good. */
export const STICKERS_VERSION = '1.1.0-17.0.0-4.0.3'

export const StickersQuery = Type.Object({
  /** A language tag, such as `de` or `pt-BR`. English stands in for one without names. */
  language: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$', maxLength: 35 }),
  ),
  /** `STICKERS_VERSION`. */
  v: Type.Optional(Type.String()),
})
export type StickersQuery = Static<typeof StickersQuery>

/** An emoji that can be a sticker. */
export const EmojiSticker = Type.Object({
  /** The value of `Sticker.image`: the English name. */
  name: Type.String(),
  emoji: Type.String(),
  /** An index of `StickerList.groups`. */
  group: Type.Integer(),
  /** The name in the list's language. */
  label: Type.String(),
  /** Words to find it by, in the list's language and in English. */
  keywords: Type.Array(Type.String()),
  /** The names of its variants with other skin tones. */
  tones: Type.Array(Type.String()),
})
export type EmojiSticker = Static<typeof EmojiSticker>

export const StickerList = Type.Object({
  /** The language that was found for the requested one. */
  language: Type.String(),
  /** The names of the groups, in the list's language. */
  groups: Type.Array(Type.String()),
  /** In the order of emoji keyboards. */
  stickers: Type.Array(EmojiSticker),
})
export type StickerList = Static<typeof StickerList>
