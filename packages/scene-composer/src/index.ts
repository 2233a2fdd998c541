export { type ComposedMeme, composeMeme } from './compose-meme.ts'
export { languageOfReader } from './language/languages.ts'
export type { Lexicon } from './lexicon/create-lexicon.ts'
