import { MAX_TITLE_LENGTH, shownTitleOf } from '@memesmith/contract'
import { captionsOf, type MemeDocument } from '@memesmith/meme-render'
import { foldText } from '@memesmith/similar-words/fold-text'
import { captionsForOthers, descriptionForOthers } from '../../words-for-others.service.ts'
import { wordsOf } from './split-words.ts'

/** The version of the stored words; 0 for none. Memes with another version get their words again. */
export const WORDS_VERSION = 1

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

/** The sort key of a title, compared byte by byte. */
export const titleKeyOf = (title: string): string =>
  foldText(title).trim().slice(0, MAX_TITLE_LENGTH)

/** The weight of a word in each place. */
const WEIGHTS = { title: 16, tag: 12, caption: 8, prompt: 3, description: 2 } as const

/** Maximum number of a meme's words, the title's first. They take about 12 KB that the quota does not count. */
const MAX_WORDS = 300

/** The search words of a meme, each with the weight of its best place. */
export const wordsOfMeme = (meme: MemeTexts): Map<string, number> =>
  weighWords({
    title: shownTitleOf(meme),
    tag: meme.tags.join(' '),
    caption: captionsOf(meme.document)
      .map(({ text }) => text)
      .join('\n'),
    prompt: meme.aiPrompt ?? '',
    description: meme.imageDescription ?? '',
  })

/** The words by which others find a meme: without its prompt, and without what a cover hides. */
export const wordsForSearchByOthers = (meme: MemeTexts): Map<string, number> =>
  weighWords({
    title: shownTitleOf(meme),
    tag: meme.tags.join(' '),
    caption: captionsForOthers(meme.document).join('\n'),
    prompt: '',
    description: descriptionForOthers(meme.document, { ...meme, templateDescription: null }) ?? '',
  })

function weighWords(texts: Readonly<Record<keyof typeof WEIGHTS, string>>): Map<string, number> {
  const words = new Map<string, number>()
  for (const [text, weight] of [
    [texts.title, WEIGHTS.title],
    [texts.tag, WEIGHTS.tag],
    [texts.caption, WEIGHTS.caption],
    [texts.prompt, WEIGHTS.prompt],
    [texts.description, WEIGHTS.description],
  ] as const) {
    for (const word of wordsOf(text)) {
      if (words.size < MAX_WORDS && !words.has(word)) words.set(word, weight)
    }
  }
  return words
}
