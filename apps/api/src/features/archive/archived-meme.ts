/** The format of an archive: `memes/{id}.json`, with its picture and the uploads that it uses. */
import {
  MAX_PROMPT_LENGTH,
  MemeChanges,
  MemeDocument,
  MemeInput,
  RANDOM_ID_PATTERN,
} from '@memesmith/contract'
import Type, { type Static } from 'typebox'

/** A meme as a file of an archive. */
export const ArchivedMeme = Type.Object({
  version: Type.Unsafe<1>({ enum: [1] }),
  /** Recognizes the meme when it is imported again. */
  key: Type.String({ pattern: RANDOM_ID_PATTERN }),
  title: MemeInput.properties.title,
  document: MemeDocument,
  /** The slug of its template. */
  template: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  /** The address of the upload that it is drawn on; its file is in `uploads`. */
  customImageUrl: MemeInput.properties.customImageUrl,
  isPublic: MemeInput.properties.isPublic,
  /** How many people like it; an import does not bring them back. */
  likes: Type.Optional(Type.Integer()),
  tags: MemeChanges.properties.tags,
  isFavorite: MemeChanges.properties.isFavorite,
  imageDescription: Type.Optional(
    Type.Union([Type.String({ maxLength: MAX_PROMPT_LENGTH }), Type.Null()]),
  ),
  aiPrompt: Type.Optional(Type.Union([Type.String({ maxLength: MAX_PROMPT_LENGTH }), Type.Null()])),
  suggestedTitle: Type.Optional(
    Type.Union([Type.String({ maxLength: MAX_PROMPT_LENGTH }), Type.Null()]),
  ),
  /** ISO 8601. */
  createdAt: Type.Optional(Type.String({ maxLength: 40 })),
})
export type ArchivedMeme = Static<typeof ArchivedMeme>
