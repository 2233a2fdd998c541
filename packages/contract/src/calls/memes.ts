import Type from 'typebox'
import * as endpoints from '../endpoints/memes.ts'
import { IdParams } from '../ids.ts'
import {
  Meme,
  MemeChanges,
  MemeIds,
  MemeInput,
  MemeSummary,
  MemesQuery,
  MemeTags,
  TagChanges,
  TagCount,
  TakenDownMeme,
} from '../memes.ts'
import { SaveHeaders } from '../save-headers.ts'
import { type Call, PICTURE, WRITE_ERRORS } from './call.ts'

/** The header `Link` with `rel="next"` has the URL of the next page. */
export const listMemes = {
  ...endpoints.listMemes,
  query: MemesQuery,
  answer: { 200: Type.Array(MemeSummary) },
  errors: ['unauthorized', 'too_many_requests', 'busy'],
} as const satisfies Call

export const getMeme = {
  ...endpoints.getMeme,
  params: IdParams,
  answer: { 200: Meme },
  errors: ['unauthorized', 'meme_not_found', 'too_many_requests', 'busy'],
} as const satisfies Call

export const listTakenDownMemes = {
  ...endpoints.listTakenDownMemes,
  answer: { 200: Type.Array(TakenDownMeme) },
  errors: ['unauthorized', 'too_many_requests'],
} as const satisfies Call

const DRAWING_ERRORS = [
  ...WRITE_ERRORS,
  'unauthorized',
  'source_required',
  'template_not_found',
  'image_not_found',
  'picture_taken_down',
  'gone_meanwhile',
  'collection_full',
  'animation_too_large',
  'image_unreadable',
  'drawing_too_slow',
] as const

export const createMeme = {
  ...endpoints.createMeme,
  headers: SaveHeaders,
  body: MemeInput,
  answer: { 201: Meme },
  errors: [...DRAWING_ERRORS, 'deleted_since'],
} as const satisfies Call

/** Without `isPublic`, the meme stays as it is. Other omitted fields get their defaults. */
export const replaceMeme = {
  ...endpoints.replaceMeme,
  headers: SaveHeaders,
  params: IdParams,
  body: MemeInput,
  answer: { 200: Meme },
  errors: [...DRAWING_ERRORS, 'meme_not_found'],
} as const satisfies Call

export const updateMeme = {
  ...endpoints.updateMeme,
  params: IdParams,
  body: MemeChanges,
  answer: { 200: Meme },
  errors: [...WRITE_ERRORS, 'unauthorized', 'meme_not_found', 'gone_meanwhile', 'collection_full'],
} as const satisfies Call

export const getThumbnail = {
  ...endpoints.getThumbnail,
  params: IdParams,
  answer: { 200: PICTURE, 304: null },
  errors: ['unauthorized', 'meme_not_found', 'too_many_requests'],
} as const satisfies Call

export const deleteMeme = {
  ...endpoints.deleteMeme,
  params: IdParams,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'meme_not_found'],
} as const satisfies Call

export const deleteMemes = {
  ...endpoints.deleteMemes,
  body: MemeIds,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized'],
} as const satisfies Call

/** Answers the ids of the memes that are back. */
export const restoreMemes = {
  ...endpoints.restoreMemes,
  body: MemeIds,
  answer: { 200: MemeIds },
  errors: [...WRITE_ERRORS, 'unauthorized', 'gone_meanwhile', 'collection_full'],
} as const satisfies Call

export const tagMemes = {
  ...endpoints.tagMemes,
  body: TagChanges,
  answer: { 200: Type.Array(MemeTags) },
  errors: [...WRITE_ERRORS, 'unauthorized', 'gone_meanwhile'],
} as const satisfies Call

export const listTags = {
  ...endpoints.listTags,
  answer: { 200: Type.Array(TagCount) },
  errors: ['unauthorized', 'too_many_requests'],
} as const satisfies Call
