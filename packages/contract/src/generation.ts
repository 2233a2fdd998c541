import Type, { type Static } from 'typebox'
import { MAX_PROMPT_LENGTH, MAX_TITLE_LENGTH } from './limits.ts'
import { Meme } from './memes.ts'

/** `POST /api/memes/generate` (spec §7). */
export const GenerateInput = Type.Object({
  prompt: Type.String({ pattern: '\\S', maxLength: MAX_PROMPT_LENGTH }),
  title: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH })),
  /** Whether the picture moves. A generator that can't make that makes a still. */
  moves: Type.Optional(Type.Boolean()),
  /** Whether the user was asked about an insult (`insult_unconfirmed`) and wants it drawn. */
  isConfirmed: Type.Optional(Type.Boolean()),
})
export type GenerateInput = Static<typeof GenerateInput>

/** A generated meme, as saved in the collection, with the generator's description. */
export const GeneratedMeme = Type.Interface([Meme], {
  /** URL of the picture without captions. */
  imageUrl: Type.String(),
  imageDescription: Type.String(),
  aiPrompt: Type.String(),
})
export type GeneratedMeme = Static<typeof GeneratedMeme>
