import Type from 'typebox'
import * as endpoints from '../endpoints/memes.ts'
import { IdParams } from '../ids.ts'
import { Meme, MemeInput, MemesQuery } from '../memes.ts'
import { type Call, PICTURE, WRITE_ERRORS } from './call.ts'

/** The header `Link` with `rel="next"` has the URL of the next page. */
export const listMemes = {
  ...endpoints.listMemes,
  query: MemesQuery,
  answer: { 200: Type.Array(Meme) },
  errors: ['unauthorized', 'too_many_requests', 'busy'],
} as const satisfies Call

export const createMeme = {
  ...endpoints.createMeme,
  body: MemeInput,
  answer: { 201: Meme },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'source_required',
    'template_not_found',
    'image_not_found',
    'gone_meanwhile',
    'collection_full',
    'image_unreadable',
  ],
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
