import Type, { type Static } from 'typebox'
import { ATOM, call, JSON_FEED, PICTURE, WRITE_ERRORS, XML } from './call.ts'
import { ID_PATTERN, RANDOM_ID_PATTERN } from './ids.ts'
import { MAX_QUERY_LENGTH, MAX_TAG_LENGTH, TagCount } from './memes.ts'
import { EXPLORE_ORDERS, type ExploreOrder, MAX_HANDLE_LENGTH } from './public-lists.ts'
import { Nullable, Text } from './schema-parts.ts'

/** A meme that everybody may see, as lists have it. */
export const PublicMeme = Type.Object({
  shareId: Type.String(),
  title: Text,
  /** What can be read on the picture, or what it shows. */
  alt: Text,
  /** Whom it is by. */
  handle: Type.String(),
  /** URLs of a small WebP, of the JPEG, of the animated WebP of a meme that moves, else null, and of the page. */
  thumbnailUrl: Type.Optional(Type.String()),
  pictureUrl: Type.String(),
  animationUrl: Nullable(Type.String()),
  shareUrl: Type.String(),
  /** Size of the PNG in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  tags: Type.Array(Type.String(), { default: [] }),
  /** What it is made from; null for a picture of its owner. */
  template: Nullable(Type.Object({ id: Type.Integer(), name: Text })),
  /** Whose meme it is made after, and the page of that, if it is still in public. */
  after: Type.Optional(Nullable(Type.Object({ handle: Text, shareUrl: Nullable(Type.String()) }))),
  likes: Type.Integer({ default: 0 }),
  /** Whether the signed-in user likes it. */
  isLiked: Type.Boolean({ default: false }),
  /** When its owner showed it; ISO 8601, UTC. */
  shownAt: Text,
})
export type PublicMeme = Static<typeof PublicMeme>

/** A page of public memes. Some of its places stay empty where a meme was just deleted. */
export const PublicMemes = Type.Object({
  memes: Type.Array(PublicMeme),
  hasNext: Type.Boolean({ default: false }),
})
export type PublicMemes = Static<typeof PublicMemes>

/** The query of `GET /api/explore`. */
export const ExploreQuery = Type.Object({
  /**
   * `newest` by default. Only one of `q`, `tag`, `template` and `handle` can be given, and none with `random`.
   * What `q` finds has the best match first.
   */
  sort: Type.Optional(Type.Unsafe<ExploreOrder>({ enum: EXPLORE_ORDERS })),
  /** From 1 to `MAX_EXPLORE_PAGE`. */
  page: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|250)$' })),
  /** Words in titles, tags, captions and descriptions. */
  q: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
  tag: Type.Optional(Type.String({ maxLength: MAX_TAG_LENGTH })),
  /** The id of a template: only memes made from it. */
  template: Type.Optional(Type.String({ pattern: ID_PATTERN })),
  /** Only memes of this person, the newest first. */
  handle: Type.Optional(Type.String({ maxLength: MAX_HANDLE_LENGTH })),
  /** Where `random` begins, from 0 to 999,999,999: its pages follow each other with the same one. */
  seed: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
})
export type ExploreQuery = Static<typeof ExploreQuery>

const ShareIdParams = Type.Object({ shareId: Type.String({ pattern: RANDOM_ID_PATTERN }) })

/** How many people like a meme now. */
const Likes = Type.Object({ likes: Type.Integer() })

/** On a site without a public side, these calls answer like any other path that nobody serves. */
export const listPublicMemes = call('GET', '/api/explore', {
  query: ExploreQuery,
  answer: { 200: PublicMemes },
  errors: ['too_many_requests', 'person_not_found'],
})

/** The tags that most of the newest memes have, the most frequent first. */
export const listPublicTags = call('GET', '/api/explore/tags', {
  answer: { 200: Type.Array(TagCount) },
  errors: ['too_many_requests'],
})

/** The query of a feed. */
const FeedQuery = Type.Object({
  sort: Type.Optional(Type.Unsafe<'newest' | 'popular'>({ enum: ['newest', 'popular'] })),
  tag: ExploreQuery.properties.tag,
  template: ExploreQuery.properties.template,
})

const HandleParams = Type.Object({ handle: Type.String({ maxLength: MAX_HANDLE_LENGTH }) })

/** The first page of a list of memes in public, as a feed. */
export const exploreAtom = call('GET', '/explore.atom', {
  query: FeedQuery,
  answer: { 200: ATOM, 304: null },
  errors: ['too_many_requests'],
})

export const exploreJsonFeed = call('GET', '/explore.json', {
  query: FeedQuery,
  answer: { 200: JSON_FEED, 304: null },
  errors: ['too_many_requests'],
})

/** What one person shows in public, as a feed. */
export const personAtom = call('GET', '/u/:handle.atom', {
  params: HandleParams,
  answer: { 200: ATOM, 304: null },
  errors: ['too_many_requests', 'person_not_found'],
})

export const personJsonFeed = call('GET', '/u/:handle.json', {
  params: HandleParams,
  answer: { 200: JSON_FEED, 304: null },
  errors: ['too_many_requests', 'person_not_found'],
})

/** The pages of the public side, for search engines. */
export const siteMap = call('GET', '/sitemap.xml', {
  answer: { 200: XML },
  errors: ['too_many_requests'],
})

/** A small WebP of a public meme. */
export const publicThumbnail = call('GET', '/api/explore/:shareId/thumbnail', {
  params: ShareIdParams,
  answer: { 200: PICTURE },
  errors: ['meme_not_public', 'too_many_requests', 'busy'],
})

/** Likes a public meme. Once is enough: a second time changes nothing. */
export const likeMeme = call('PUT', '/api/explore/:shareId/like', {
  params: ShareIdParams,
  answer: { 200: Likes },
  errors: [...WRITE_ERRORS, 'unauthorized', 'meme_not_public'],
})

/** Takes a like back. */
export const unlikeMeme = call('DELETE', '/api/explore/:shareId/like', {
  params: ShareIdParams,
  answer: { 200: Likes },
  errors: [...WRITE_ERRORS, 'unauthorized', 'meme_not_public'],
})
