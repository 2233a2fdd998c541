import { MAX_LAYERS } from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS } from './call.ts'
import {
  CAPTION_NAME_PATTERN,
  MAX_CAPTION_NAME_LENGTH,
  MAX_IDEA_PICTURE_LENGTH,
  MAX_SEEN_IDEAS,
  MAX_TEXT_LENGTH,
  MAX_TOPIC_LENGTH,
} from './limits.ts'

/** Who wrote words: the scene composer that comes with the software, or the operator's model. */
const MAKERS = ['composer', 'model'] as const
export type Maker = (typeof MAKERS)[number]

/** A later version may add others; a client then names none. */
export const MakerSchema = Type.Unsafe<Maker>({ enum: MAKERS, default: 'composer' })

/** The body of `POST /api/ideas`. It is not stored. */
export const IdeasInput = Type.Object({
  /** The topic of the ideas; anything if it is left out. */
  topic: Type.Optional(Type.String({ maxLength: MAX_TOPIC_LENGTH })),
  /** The template that the texts are for. An unknown one counts as none. */
  templateId: Type.Optional(Type.Integer()),
  /** The texts of the meme, in the order of their layers. */
  zones: Type.Array(
    Type.Object({
      name: Type.Optional(
        Type.String({ maxLength: MAX_CAPTION_NAME_LENGTH, pattern: CAPTION_NAME_PATTERN }),
      ),
    }),
    { minItems: 1, maxItems: MAX_LAYERS },
  ),
  /** The picture, for a model that sees it: a data URL of at most 384 pixels. */
  picture: Type.Optional(
    Type.String({
      maxLength: MAX_IDEA_PICTURE_LENGTH,
      pattern: '^data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$',
    }),
  ),
  /** Ideas that were shown before, each as its texts joined by ` / `. New ones come first. */
  seen: Type.Optional(
    Type.Array(Type.String({ maxLength: MAX_TEXT_LENGTH }), { maxItems: MAX_SEEN_IDEAS }),
  ),
})
export type IdeasInput = Static<typeof IdeasInput>

/** Words for a template or a picture. */
export const Ideas = Type.Object({
  /** Usually three to six. */
  ideas: Type.Array(
    Type.Object({
      /** One for each zone, in order. An empty text clears its zone; zones without a text keep theirs. */
      texts: Type.Array(Type.String()),
    }),
  ),
  by: MakerSchema,
})
export type Ideas = Static<typeof Ideas>

export const suggestIdeas = call('POST', '/api/ideas', {
  body: IdeasInput,
  // A client that accepts it gets a stream of progress, as from `generateMeme`.
  answer: { 200: Ideas },
  errors: [...WRITE_ERRORS, 'unauthorized', 'generation_refused'],
})
