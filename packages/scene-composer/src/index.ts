export { type ComposedMeme, composeMeme } from './compose-meme.ts'
export type { Lexicon } from './lexicon/create-lexicon.ts'
