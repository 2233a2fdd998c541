import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS } from './call.ts'
import { MakerSchema } from './ideas.ts'
import { MAX_PROMPT_LENGTH, MAX_TITLE_LENGTH } from './limits.ts'
import { Meme } from './memes.ts'
import { Text } from './schema-parts.ts'

/** The steps of a generation, in order. A generator may skip one. */
export const GENERATION_STEPS = ['captions', 'picture', 'saving'] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

/**
 * A client that accepts this type from `POST /api/memes/generate` gets newline-delimited JSON: one
 * `{ progress: GenerationStep }` per line while the meme is made, and the meme in the last line. After the
 * first line the status can't change, so a failure is an `ApiError` in the last line. Empty lines
 * are ignored.
 */
export const LIVE_PROGRESS_TYPE = 'application/x-ndjson'

/** `POST /api/memes/generate` (spec §7). */
export const GenerateInput = Type.Object({
  prompt: Type.String({ pattern: '\\S', maxLength: MAX_PROMPT_LENGTH }),
  title: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH })),
  /** Whether the picture moves. A generator that can't animate makes a still. */
  moves: Type.Optional(Type.Boolean()),
  /** Whether the user, asked about an insult (`insult_unconfirmed`), wants it drawn. */
  isConfirmed: Type.Optional(Type.Boolean()),
})
export type GenerateInput = Static<typeof GenerateInput>

/** A template that fits the prompt, and what to write on it. It is not stored. */
export const TemplateOffer = Type.Object({
  templateId: Type.Integer(),
  templateName: Text,
  /** One for each of its captions, in their order. */
  texts: Type.Array(Type.String()),
})
export type TemplateOffer = Static<typeof TemplateOffer>

/** Where a composed meme is not in the language of its prompt or of who wrote it. */
export const Fallbacks = Type.Object({
  /** Whether the description of the picture is in English. */
  description: Type.Boolean({ default: false }),
  /** Whether its own words are in English, as the language of the prompt is not known. */
  words: Type.Boolean({ default: false }),
  /** Whether nothing of the prompt could be drawn. */
  picture: Type.Boolean({ default: false }),
})
export type Fallbacks = Static<typeof Fallbacks>

const EXTRAS = {
  /** Who wrote the words. If the model fails, the composer takes over. */
  madeBy: Type.Optional(MakerSchema),
  fallbacks: Type.Optional(Fallbacks),
  /** Up to three. */
  offers: Type.Optional(Type.Array(TemplateOffer)),
}

/** A generated meme, as saved in the collection, with the generator's description. */
export const GeneratedMeme = Type.Interface([Meme], {
  /** URL of the picture without captions. */
  imageUrl: Type.String(),
  imageDescription: Type.String(),
  aiPrompt: Type.String(),
  ...EXTRAS,
})
export type GeneratedMeme = Static<typeof GeneratedMeme>

/** What the specification guarantees of it (spec §3), and what may come with it. */
const BareGeneratedMeme = Type.Object({
  title: Text,
  topText: Text,
  bottomText: Text,
  imageUrl: Type.String(),
  imageDescription: Text,
  aiPrompt: Text,
  ...EXTRAS,
})
export type BareGeneratedMeme = Static<typeof BareGeneratedMeme>

export const generateMeme = call('POST', '/api/memes/generate', {
  body: GenerateInput,
  // Status 200 is a stream of progress (see `LIVE_PROGRESS_TYPE`).
  answer: { 200: { contentType: LIVE_PROGRESS_TYPE }, 201: GeneratedMeme },
  reads: BareGeneratedMeme,
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'gone_meanwhile',
    'picture_taken_down',
    'collection_full',
    'generation_refused',
    'insult_unconfirmed',
    'generator_unavailable',
    'generation_timeout',
  ],
})
