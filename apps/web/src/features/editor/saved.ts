import type { SavedMeme } from '../memes/saved-meme.ts'
import type { SharedMeme } from '../memes/share-meme.ts'
import { keptSource } from './source.ts'
import type { Work } from './work.ts'

/** The meme that a draft was saved as, as far as sharing needs it. */
export type KeptMeme = SharedMeme & Pick<SavedMeme, 'id'>

/** What was saved last, to be told from what is there now, and as which meme. */
export interface Saved {
  readonly content: string
  readonly meme: KeptMeme
}

const contentOf = ({ document, title, source }: Work): string =>
  JSON.stringify([document, title, keptSource(source)])

export const savedAs = (work: Work, { id, title, memeImageUrl, shareUrl }: KeptMeme): Saved => ({
  content: contentOf(work),
  meme: { id, title, memeImageUrl, ...(shareUrl !== undefined && { shareUrl }) },
})

/** The meme that the work was saved as, if it was saved just so. */
export const savedMeme = (store: Work & { readonly saved: Saved | null }): KeptMeme | undefined =>
  store.saved?.content === contentOf(store) ? store.saved.meme : undefined
