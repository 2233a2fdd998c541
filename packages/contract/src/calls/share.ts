import Type from 'typebox'
import * as endpoints from '../endpoints/share.ts'
import { SharedMeme } from '../memes.ts'
import { type Call, GIF, JPEG, PAGE, PNG, WEBP, WRITE_ERRORS } from './call.ts'

// Every field accepts any text: errors are answered with the page and a message, never with JSON.
const ReportForm = Type.Object({
  reason: Type.String({ default: '' }),
  details: Type.String({ default: '' }),
})

// Any id is valid: an unknown one gets a page that says there is no such meme.
const ShareParams = Type.Object({ shareId: Type.String() })

export const sharePage = {
  ...endpoints.sharePage,
  params: ShareParams,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
} as const satisfies Call

/** The browser saves the picture as a file if the query has `download`. */
export const sharedPicture = {
  ...endpoints.sharedPicture,
  params: ShareParams,
  // A redirect leads to the bucket.
  answer: { 200: PNG, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found'],
} as const satisfies Call

export const sharedWebp = {
  ...endpoints.sharedWebp,
  params: ShareParams,
  answer: { 200: WEBP, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found'],
} as const satisfies Call

export const sharedJpeg = {
  ...endpoints.sharedJpeg,
  params: ShareParams,
  answer: { 200: JPEG, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found', 'busy'],
} as const satisfies Call

/**
 * It is made when it is first asked for. A client that accepts `LIVE_PROGRESS_TYPE` gets the progress
 * of that in place of the picture.
 */
export const sharedGif = {
  ...endpoints.sharedGif,
  params: ShareParams,
  answer: { 200: GIF, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found', 'animation_too_large', 'too_many_requests', 'busy'],
} as const satisfies Call

export const reportPage = {
  ...endpoints.reportPage,
  params: ShareParams,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
} as const satisfies Call

/** The answer is a page, also to a form that is not complete. */
export const reportMeme = {
  ...endpoints.reportMeme,
  params: ShareParams,
  body: ReportForm,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const getSharedMeme = {
  ...endpoints.getSharedMeme,
  params: ShareParams,
  answer: { 200: SharedMeme },
  errors: ['meme_not_found', 'meme_taken_down'],
} as const satisfies Call
