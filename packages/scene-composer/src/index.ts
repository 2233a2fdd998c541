export { titleOfCaptions } from './captions/title-of-captions.ts'
export { careOf, isInsult } from './care/care-of.ts'
export { type ComposedMeme, composeMeme } from './compose-meme.ts'
export type { Lexicon } from './lexicon/create-lexicon.ts'
