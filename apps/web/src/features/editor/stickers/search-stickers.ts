import type { EmojiSticker, StickerList } from '@memesmith/contract'
import { foldText } from '@memesmith/template-search'

/** A sticker to choose. */
export interface StickerChoice {
  /** The value of `Sticker.image`. */
  readonly name: string
  /** The name in the user's language. */
  readonly label: string
}

/** The stickers of a group, under its name. */
export interface StickerGroup {
  readonly title: string
  readonly stickers: readonly StickerChoice[]
}

/** The skin tones, in the words of English emoji names. The first is the yellow of plain emoji. */
export const SKIN_TONES = [
  'default',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** Finds stickers in one language. */
export interface StickerSearch {
  /** All stickers, group by group. */
  readonly groups: (tone: SkinTone) => readonly StickerGroup[]
  /** The stickers that contain every word, the best match first. */
  readonly find: (query: string, tone: SkinTone) => readonly StickerChoice[]
  /** The sticker with a name; undefined if there is none. */
  readonly named: (name: string) => StickerChoice | undefined
}

interface Entry {
  readonly sticker: EmojiSticker
  /** The label and the English name, folded. */
  readonly names: string
  /** These and all keywords, folded. */
  readonly text: string
}

/** Prepares a list for searching: case and accents are removed once. */
export function createStickerSearch({ groups, stickers }: StickerList): StickerSearch {
  const entries = stickers.map((sticker): Entry => {
    const names = foldText(` ${sticker.label} ${sticker.name}`)
    return { sticker, names, text: `${names} ${foldText(sticker.keywords.join(' '))}` }
  })
  const byName = new Map(
    stickers.flatMap((sticker) =>
      [sticker.name, ...sticker.tones].map((name) => [name, choiceOf(sticker, name)] as const),
    ),
  )

  return {
    groups: (tone) =>
      groups.flatMap((title, group) => {
        const found = stickers.filter((sticker) => sticker.group === group)
        return found.length === 0
          ? []
          : [{ title, stickers: found.map((sticker) => inTone(sticker, tone)) }]
      }),
    find: (query, tone) => {
      const written = query.trim()
      const words = foldText(written)
        .split(/[\s,:]+/u)
        .filter((word) => word !== '')
      const ranks: StickerChoice[][] = [[], [], [], []]
      for (const { sticker, names, text } of entries) {
        if (sticker.emoji === written) return [inTone(sticker, tone)]
        if (words.every((word) => text.includes(word))) {
          ranks[rankOf(names, text, words)]?.push(inTone(sticker, tone))
          continue
        }
        // The names of variants say their skin tones.
        for (const name of sticker.tones) {
          const variant = `${text} ${foldText(name)}`
          if (words.every((word) => variant.includes(word))) ranks[3]?.push(choiceOf(sticker, name))
        }
      }
      return ranks.flat()
    },
    named: (name) => byName.get(name),
  }
}

/** @returns 0 if every word starts a word of a name, 1 if a name contains all of them, else 2 */
function rankOf(names: string, text: string, words: readonly string[]): number {
  if (words.every((word) => names.includes(` ${word}`))) return 0
  if (words.every((word) => names.includes(word))) return 1
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 2
}

/** A sticker, or its variant with a skin tone if it has one. */
function inTone(sticker: EmojiSticker, tone: SkinTone): StickerChoice {
  const variant = sticker.tones.find((name) => name.endsWith(`: ${tone} skin tone`))
  return choiceOf(sticker, variant ?? sticker.name)
}

const choiceOf = (sticker: EmojiSticker, name: string): StickerChoice => {
  const detail = name.slice(sticker.name.length)
  return { name, label: name === sticker.name ? sticker.label : `${sticker.label}${detail}` }
}
