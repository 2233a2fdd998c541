import { MAX_TITLE_LENGTH, shownTitleOf } from '@memesmith/contract'
import { captionsOf, type MemeDocument } from '@memesmith/meme-render'
import { foldText } from '@memesmith/similar-words/fold-text'
import { wordsOf } from './split-words.ts'

/** The version of the stored words; 0 is none. Memes of another version get them again. */
export const WORDS_VERSION = 1

/** The texts of a meme. */
export interface MemeTexts {
  readonly title: string
  readonly suggestedTitle: string | null
  readonly tags: readonly string[]
  readonly document: MemeDocument
  readonly aiPrompt: string | null
  readonly imageDescription: string | null
}

/** The texts of a stored meme. */
export const textsOf = (row: {
  readonly title: string
  readonly suggestedTitle: string | null
  readonly tags: string
  readonly document: string
  readonly aiPrompt: string | null
  readonly imageDescription: string | null
}): MemeTexts => ({ ...row, tags: JSON.parse(row.tags), document: JSON.parse(row.document) })

/** The order of a title among others: a text that is compared byte by byte. */
export const titleKeyOf = (title: string): string =>
  foldText(title).trim().slice(0, MAX_TITLE_LENGTH)

/** What a word in each place is worth. */
const WEIGHTS = { title: 16, tag: 12, caption: 8, prompt: 3, description: 2 } as const

/** Different words of one meme, those of the title first. They take about 12 KB beside the quota. */
const MAX_WORDS = 300

/** The words that a meme is found by, each with the weight of its best place. */
export function wordsOfMeme(meme: MemeTexts): Map<string, number> {
  const captions = captionsOf(meme.document).map(({ text }) => text)
  const words = new Map<string, number>()
  for (const [text, weight] of [
    [shownTitleOf(meme), WEIGHTS.title],
    [meme.tags.join(' '), WEIGHTS.tag],
    [captions.join('\n'), WEIGHTS.caption],
    [meme.aiPrompt ?? '', WEIGHTS.prompt],
    [meme.imageDescription ?? '', WEIGHTS.description],
  ] as const) {
    for (const word of wordsOf(text)) {
      if (words.size < MAX_WORDS && !words.has(word)) words.set(word, weight)
    }
  }
  return words
}
