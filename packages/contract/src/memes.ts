import {
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  MAX_FONT_SIZE,
  MIN_FONT_SIZE,
} from '@memesmith/meme-render'
import Type, { type Static, type TSchema } from 'typebox'
import {
  MAX_MEMES_AT_ONCE,
  MAX_QUERY_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MEME_KINDS,
  MEME_ORDERS,
  type MemeKind,
  type MemeOrder,
} from './collection.ts'
import { MemeDocument, MemeDocumentAnswer } from './document.ts'
import { ID_PATTERN } from './ids.ts'
import { COLOR_PATTERN, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from './limits.ts'

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

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
})
export type MemeChanges = Static<typeof MemeChanges>

const Ids = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: MAX_MEMES_AT_ONCE,
})

/** The user's memes that a call is about. Others, and those that are gone, are left out. */
export const MemeIds = Type.Object({ ids: Ids })
export type MemeIds = Static<typeof MemeIds>

/** The body of `POST /api/memes/tags`. A meme keeps its first `MAX_TAGS` tags. */
export const TagChanges = Type.Object({
  ids: Ids,
  add: Type.Optional(Tags),
  remove: Type.Optional(Tags),
})
export type TagChanges = Static<typeof TagChanges>

/** The tags that a meme has now. */
export const MemeTags = Type.Object({ id: Type.Integer(), tags: Type.Array(Type.String()) })
export type MemeTags = Static<typeof MemeTags>

/** A tag of the user's memes. */
export const TagCount = Type.Object({ tag: Type.String(), count: Type.Integer() })
export type TagCount = Static<typeof TagCount>

/** The query of `GET /api/memes`: a page of the collection. */
export const MemesQuery = Type.Object({
  /** From 1 to `MEMES_PER_PAGE`, which is the default. */
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$' })),
  /** The page begins after the meme with this id. */
  before: Type.Optional(Type.String({ pattern: ID_PATTERN })),
  /** Where that meme was in the order, from a `Link` header: needed once the meme is gone. */
  place: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH * 4 })),
  /** Words in titles, tags, captions, prompts and descriptions. */
  q: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
  tag: Type.Optional(Type.String({ maxLength: MAX_TAG_LENGTH })),
  favorite: Type.Optional(Type.Unsafe<'true' | 'false'>({ enum: ['true', 'false'] })),
  kind: Type.Optional(Type.Unsafe<MemeKind>({ enum: MEME_KINDS })),
  sort: Type.Optional(Type.Unsafe<MemeOrder>({ enum: MEME_ORDERS })),
})
export type MemesQuery = Static<typeof MemesQuery>

/** A meme as lists have it: without its document. */
export const MemeSummary = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Of a generated meme: the generator's title, which is shown if its user gave none. Else null. */
  suggestedTitle: Nullable(Type.String()),
  /** The texts of the first two captions. `fontSize` and `textColor` are those of the first. */
  topText: Type.String(),
  bottomText: Type.String(),
  fontSize: Type.Number(),
  textColor: Type.String(),
  templateId: Nullable(Type.Integer()),
  customImageUrl: Nullable(Type.String()),
  /** URL of the PNG that the server drew. */
  memeImageUrl: Type.String(),
  /** URL of the animated WebP of a meme that moves, whose first frame the PNG is; else null. */
  animationUrl: Nullable(Type.String()),
  thumbnailUrl: Type.String(),
  /** URL of the public page. */
  shareUrl: Type.String(),
  /** Size of the PNG in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  isPublic: Type.Boolean(),
  tags: Type.Array(Type.String()),
  isFavorite: Type.Boolean(),
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  /** When the drawing was last replaced; ISO 8601, UTC. Null if it never was. */
  updatedAt: Nullable(Type.String()),
  /** In lists: the user's oldest meme that looks the same, if there is an older one. */
  duplicateOf: Type.Optional(Nullable(Type.Object({ id: Type.Integer(), title: Type.String() }))),
})
export type MemeSummary = Static<typeof MemeSummary>

export const Meme = Type.Object({ ...MemeSummary.properties, document: MemeDocumentAnswer })
export type Meme = Static<typeof Meme>

/** A meme that the people who run the site have taken down, as its owner sees it. */
export const TakenDownMeme = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  takenDownAt: Type.String(),
  /** Empty if none was given. */
  reason: Type.String(),
})
export type TakenDownMeme = Static<typeof TakenDownMeme>

/** What everyone who has a meme's link may use of it to make another one. */
export const SharedMeme = Type.Object({
  title: Type.String(),
  /** The texts of the first two captions of `document`. */
  topText: Type.String(),
  bottomText: Type.String(),
  /** What to draw on the picture. It has no layers if `templateId` is null. */
  document: MemeDocumentAnswer,
  /** The template to draw on; null to draw on the finished picture. */
  templateId: Nullable(Type.Integer()),
  /** URL of the finished picture. */
  pictureUrl: Type.String(),
  shareUrl: Type.String(),
})
export type SharedMeme = Static<typeof SharedMeme>
