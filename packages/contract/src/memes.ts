import {
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  MAX_FONT_SIZE,
  MIN_FONT_SIZE,
} from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { call, PICTURE, SAVE_KEY_HEADER, WRITE_ERRORS } from './call.ts'
import { MemeDocument, MemeDocumentAnswer } from './document.ts'
import { ID_PATTERN, IdParams, RANDOM_ID_PATTERN } from './ids.ts'
import { COLOR_PATTERN, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from './limits.ts'
import { PUBLIC_STATES, type PublicState } from './public-lists.ts'
import { Nullable, Text } from './schema-parts.ts'

/** Filters: made in the editor, generated, animated, or looks like an older meme. */
export const MEME_KINDS = ['edited', 'generated', 'moving', 'duplicate'] as const
export type MemeKind = (typeof MEME_KINDS)[number]

/** `best` needs a search. It is the default there; otherwise `newest` is. */
export const MEME_ORDERS = ['newest', 'oldest', 'title', 'best'] as const
export type MemeOrder = (typeof MEME_ORDERS)[number]

/** Tags of one meme. */
export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 50
/** The text of a search in a collection. */
export const MAX_QUERY_LENGTH = 200
/** Memes that one request can delete, restore or tag, and that one link can download. */
export const MAX_MEMES_AT_ONCE = 500
/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 10_000

/** The body of `POST /api/memes` (spec §7). Sizes are meme pixels. */
export const MemeInput = Type.Object({
  title: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH })),
  topText: Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH })),
  bottomText: Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH })),
  fontSize: Type.Integer({
    minimum: MIN_FONT_SIZE,
    maximum: MAX_FONT_SIZE,
    default: DEFAULT_FONT_SIZE,
  }),
  textColor: Type.String({ pattern: COLOR_PATTERN, default: DEFAULT_TEXT_COLOR }),
  /** Replaces `topText`, `bottomText`, `fontSize` and `textColor`. */
  document: Type.Optional(MemeDocument),
  templateId: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  /** The URL that `POST /api/upload` returned. */
  customImageUrl: Type.Optional(Nullable(Type.String({ maxLength: MAX_URL_LENGTH }))),
  memeImageUrl: Type.Optional(Nullable(Type.String({ maxLength: MAX_URL_LENGTH }))),
  isPublic: Type.Optional(Type.Boolean()),
  /** The share id of the meme in public that it is made after. Any other is ignored. */
  after: Type.Optional(Type.String({ pattern: RANDOM_ID_PATTERN })),
})
export type MemeInput = Static<typeof MemeInput>

/** Spaces at the ends are removed. Tags that differ only in case or accents are the same. */
const Tags = Type.Array(Type.String({ maxLength: MAX_TAG_LENGTH }), { maxItems: MAX_TAGS })

/** The body of `PATCH /api/memes/{id}`. Omitted fields stay as they are. */
export const MemeChanges = Type.Object({
  /** Trimmed. An empty one becomes `DEFAULT_TITLE`. */
  title: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH })),
  tags: Type.Optional(Tags),
  isFavorite: Type.Optional(Type.Boolean()),
  /** Shows it in public, on a site that has a public side, or takes it back. */
  isPublic: Type.Optional(Type.Boolean()),
})
export type MemeChanges = Static<typeof MemeChanges>

const Ids = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: MAX_MEMES_AT_ONCE,
})

/** The memes that a call is about. Those of other users, and deleted ones, are ignored. */
const MemeIds = Type.Object({ ids: Ids })

/** The body of `POST /api/memes/tags`. A meme keeps its first `MAX_TAGS` tags. */
export const TagChanges = Type.Object({
  ids: Ids,
  add: Type.Optional(Tags),
  remove: Type.Optional(Tags),
})
export type TagChanges = Static<typeof TagChanges>

/** The tags that a meme has now. */
export const MemeTags = Type.Object({
  id: Type.Integer(),
  tags: Type.Array(Type.String(), { default: [] }),
})
export type MemeTags = Static<typeof MemeTags>

/** A tag of the user's memes. */
export const TagCount = Type.Object({ tag: Text, count: Type.Integer({ default: 0 }) })
export type TagCount = Static<typeof TagCount>

/** The query of `GET /api/memes`: a page of the collection. */
export const MemesQuery = Type.Object({
  /** From 1 to `MEMES_PER_PAGE`, which is the default. */
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$' })),
  /** The page begins after the meme with this id. */
  before: Type.Optional(Type.String({ pattern: ID_PATTERN })),
  /** That meme's position in the order, from a `Link` header: needed if the meme has been deleted. */
  place: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH * 4 })),
  /** Words in titles, tags, captions, prompts and descriptions. */
  q: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
  tag: Type.Optional(Type.String({ maxLength: MAX_TAG_LENGTH })),
  favorite: Type.Optional(Type.Unsafe<'true' | 'false'>({ enum: ['true', 'false'] })),
  kind: Type.Optional(Type.Unsafe<MemeKind>({ enum: MEME_KINDS })),
  sort: Type.Optional(Type.Unsafe<MemeOrder>({ enum: MEME_ORDERS })),
})
export type MemesQuery = Static<typeof MemesQuery>

/** A meme in a list: without its document. */
export const MemeSummary = Type.Object({
  id: Type.Integer(),
  title: Text,
  /** The generator's title, shown if the user gave none; null for a meme that was not generated. */
  suggestedTitle: Nullable(Type.String()),
  /** The texts of the first two captions. `fontSize` and `textColor` are those of the first. */
  topText: Text,
  bottomText: Text,
  fontSize: Type.Number(),
  textColor: Type.String(),
  templateId: Nullable(Type.Integer()),
  customImageUrl: Nullable(Type.String()),
  /** URL of the PNG that the server drew. */
  memeImageUrl: Text,
  /** URL of the animated WebP of a meme that moves, else null. The PNG is its first frame. */
  animationUrl: Nullable(Type.String()),
  thumbnailUrl: Type.String(),
  /** URL of the public page. */
  shareUrl: Type.String(),
  /** Size of the PNG in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  isPublic: Type.Boolean({ default: false }),
  /** What became of a meme that its owner shows in public; null or missing for others. */
  publicState: Type.Optional(
    Nullable(Type.Unsafe<PublicState>({ type: 'string', enum: PUBLIC_STATES })),
  ),
  /** Why an administrator did not let it in. */
  publicReason: Type.Optional(Nullable(Type.String())),
  tags: Type.Array(Type.String()),
  isFavorite: Type.Boolean(),
  /** ISO 8601, UTC. */
  createdAt: Text,
  /** When the drawing was last replaced; ISO 8601, UTC. Null if it never was. */
  updatedAt: Nullable(Type.String()),
  /** In lists: the user's oldest meme that looks the same, if there is an older one. */
  duplicateOf: Type.Optional(Nullable(Type.Object({ id: Type.Integer(), title: Text }))),
})
export type MemeSummary = Static<typeof MemeSummary>

export const Meme = Type.Object({ ...MemeSummary.properties, document: MemeDocumentAnswer })
export type Meme = Static<typeof Meme>

/** A saved meme as a client reads it. It may have only what the specification guarantees (spec §3). */
export const SavedMeme = Type.Object({
  ...Type.Partial(MemeSummary).properties,
  ...Type.Pick(MemeSummary, [
    'id',
    'title',
    'topText',
    'bottomText',
    'templateId',
    'customImageUrl',
    'memeImageUrl',
    'isPublic',
    'createdAt',
  ]).properties,
  document: Type.Optional(MemeDocument),
})
export type SavedMeme = Static<typeof SavedMeme>

/** The header `Link` with `rel="next"` has the URL of the next page. */
export const listMemes = call('GET', '/api/memes', {
  query: MemesQuery,
  answer: { 200: Type.Array(MemeSummary) },
  reads: Type.Array(SavedMeme),
  errors: ['unauthorized', 'too_many_requests', 'busy'],
})

/** The user's own meme, with its document. */
export const getMeme = call('GET', '/api/memes/:id', {
  params: IdParams,
  answer: { 200: Meme },
  reads: SavedMeme,
  errors: ['unauthorized', 'meme_not_found', 'too_many_requests', 'busy'],
})

const SaveHeaders = Type.Object({
  [SAVE_KEY_HEADER]: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
})

const DRAWING_ERRORS = [
  ...WRITE_ERRORS,
  'unauthorized',
  'source_required',
  'template_not_found',
  'image_not_found',
  'picture_taken_down',
  'handle_required',
  'gone_meanwhile',
  'collection_full',
  'animation_too_large',
  'image_unreadable',
  'drawing_too_slow',
] as const

export const createMeme = call('POST', '/api/memes', {
  headers: SaveHeaders,
  body: MemeInput,
  answer: { 201: Meme },
  reads: SavedMeme,
  errors: [...DRAWING_ERRORS, 'deleted_since'],
})

/**
 * Replaces the drawing of a meme. Its id and its links stay. Without `isPublic`, the meme stays as
 * it is. Other omitted fields get their defaults.
 */
export const replaceMeme = call('PUT', '/api/memes/:id', {
  headers: SaveHeaders,
  params: IdParams,
  body: MemeInput,
  answer: { 200: Meme },
  reads: SavedMeme,
  errors: [...DRAWING_ERRORS, 'meme_not_found'],
})

/** Changes a meme's title, tags or favorite mark, but not its drawing. */
export const updateMeme = call('PATCH', '/api/memes/:id', {
  params: IdParams,
  body: MemeChanges,
  answer: { 200: Meme },
  reads: SavedMeme,
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'no_public_side',
    'handle_required',
    'meme_not_found',
    'gone_meanwhile',
    'collection_full',
  ],
})

export const getThumbnail = call('GET', '/api/memes/:id/thumbnail', {
  params: IdParams,
  answer: { 200: PICTURE, 304: null },
  errors: ['unauthorized', 'meme_not_found', 'too_many_requests'],
})

export const deleteMeme = call('DELETE', '/api/memes/:id', {
  params: IdParams,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'meme_not_found'],
})

/** Deletes several memes. */
export const deleteMemes = call('POST', '/api/memes/delete', {
  body: MemeIds,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
})

/** Undoes deletions of the last `UNDO_MS`. Answers the ids of the restored memes. */
export const restoreMemes = call('POST', '/api/memes/restore', {
  body: MemeIds,
  answer: { 200: MemeIds },
  errors: [...WRITE_ERRORS, 'unauthorized', 'gone_meanwhile', 'collection_full'],
})

/** Adds tags to memes, and removes tags from them. */
export const tagMemes = call('POST', '/api/memes/tags', {
  body: TagChanges,
  answer: { 200: Type.Array(MemeTags) },
  errors: [...WRITE_ERRORS, 'unauthorized', 'gone_meanwhile'],
})

/** The tags of all memes, the most frequent first. */
export const listTags = call('GET', '/api/tags', {
  answer: { 200: Type.Array(TagCount) },
  errors: ['unauthorized', 'too_many_requests'],
})
