import type { EmojiSticker, StickerList } from '@memesmith/contract'
import { foldText } from '@memesmith/similar-words/fold-text'
import { SKIN_TONES, type SkinTone, toneLabels } from './skin-tones.ts'

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
  /** The label and the English name: their words, folded, each between spaces. */
  readonly names: readonly string[]
  /** These and all keywords, folded. */
  readonly text: string
}

/** Prepares a list for searching: case and accents are removed once. */
export function createStickerSearch({ groups, stickers }: StickerList): StickerSearch {
  const entries = stickers.map((sticker): Entry => {
    const names = [sticker.label, sticker.name].map((name) => ` ${wordsOf(name).join(' ')} `)
    return { sticker, names, text: names.join('') + foldText(sticker.keywords.join(' ')) }
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
      const words = wordsOf(written)
      const ranks = Array.from({ length: VARIANT_RANK + 1 }, (): StickerChoice[] => [])
      for (const entry of entries) {
        const { sticker, text } = entry
        if (sticker.emoji === written) return [inTone(sticker, tone)]
        if (words.every((word) => text.includes(word))) {
          ranks[rankOf(entry, words)]?.push(inTone(sticker, tone))
          continue
        }
        // The names of variants say their skin tones.
        for (const name of sticker.tones) {
          const variant = `${text} ${foldText(name)}`
          if (words.every((word) => variant.includes(word))) {
            ranks[VARIANT_RANK]?.push(choiceOf(sticker, name))
          }
        }
      }
      return ranks.flat()
    },
    named: (name) => byName.get(name),
  }
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[\s,:]+/u)
    .filter((word) => word !== '')

type Match = (name: string, words: readonly string[]) => boolean

const hasWords: Match = (name, words) => words.every((word) => name.includes(` ${word} `))

/** How one name of a sticker can match, the best first. */
const MATCHES: readonly Match[] = [
  (name, words) => name === ` ${words.join(' ')} `,
  // The shortest other names are about the words: "up arrow" before "heart with arrow".
  (name, words) => hasWords(name, words) && wordsOf(name).length === words.length + 1,
  hasWords,
]

/** The rank of stickers whose words are only in the name of a variant. */
const VARIANT_RANK = MATCHES.length + 3

/** @returns how well the words of a query, which are all in the text, match: 0 is best */
function rankOf({ names, text }: Entry, words: readonly string[]): number {
  const best = MATCHES.findIndex((match) => names.some((name) => match(name, words)))
  if (best !== -1) return best
  const all = names.join('')
  if (words.every((word) => all.includes(` ${word}`))) return MATCHES.length
  const isNear =
    words.every((word) => all.includes(word)) || words.every((word) => text.includes(` ${word}`))
  return MATCHES.length + (isNear ? 1 : 2)
}

/** A sticker, or its variant with a skin tone if it has one. */
function inTone(sticker: EmojiSticker, tone: SkinTone): StickerChoice {
  const variant = sticker.tones.find((name) => name.endsWith(`: ${tone} skin tone`))
  return choiceOf(sticker, variant ?? sticker.name)
}

/** @param name of the sticker, or of a variant, which is the sticker's with one or two skin tones at its end */
function choiceOf({ name: plain, label }: EmojiSticker, name: string): StickerChoice {
  if (name === plain) return { name, label }
  const tones = name.slice(`${plain}: `.length).split(', ')
  const labels = tones.map((said) => {
    const tone = SKIN_TONES.find((each) => said === `${each} skin tone`)
    return tone === undefined ? said : toneLabels()[tone]
  })
  return { name, label: `${label}: ${labels.join(', ')}` }
}
