import Type, { type Static } from 'typebox'
import { call, GIF, JPEG, JSON_TYPE, MP4, PAGE, PNG, WEBP, WRITE_ERRORS } from './call.ts'
import { MemeDocument, MemeDocumentAnswer } from './document.ts'
import { TicketParams } from './ids.ts'
import { Nullable, Text } from './schema-parts.ts'

/** The part of a meme that anyone with its link may use to make another one. */
export const SharedMeme = Type.Object({
  title: Text,
  /** The texts of the first two captions of `document`. */
  topText: Text,
  bottomText: Text,
  /** What to draw on the picture. It has no layers if `templateId` is null. */
  document: MemeDocumentAnswer,
  /** The template to draw on; null to draw on the finished picture. */
  templateId: Nullable(Type.Integer()),
  /** URL of the finished picture. */
  pictureUrl: Type.String(),
  shareUrl: Text,
})
export type SharedMeme = Static<typeof SharedMeme>

// Every field accepts any text: errors are answered with the page and a message, never with JSON.
const ReportForm = Type.Object({ reason: Text, details: Text })

// Any id is valid: an unknown one gets a page that says there is no such meme.
const ShareParams = Type.Object({ shareId: Type.String() })

/** The public page of a meme. */
export const sharePage = call('GET', '/m/:shareId', {
  params: ShareParams,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
})

/** The meme's PNG. The browser saves the picture as a file if the query has `download`. */
export const sharedPicture = call('GET', '/m/:shareId.png', {
  params: ShareParams,
  // A redirect leads to the bucket.
  answer: { 200: PNG, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found'],
})

/** The meme's picture as WebP. */
export const sharedWebp = call('GET', '/m/:shareId.webp', {
  params: ShareParams,
  answer: { 200: WEBP, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found', 'busy'],
})

/**
 * A small, lossy JPEG of the meme's PNG, of at most 300 KB. With `width`, in pixels, it has
 * the next smaller of some widths; anything but a number is ignored.
 */
export const sharedJpeg = call('GET', '/m/:shareId.jpg', {
  params: ShareParams,
  query: Type.Object({ width: Type.Optional(Type.String({ maxLength: 20 })) }),
  answer: { 200: JPEG, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found', 'busy'],
})

/**
 * The picture of a meme that moves, as GIF. It is made on the first request. A client that accepts
 * `LIVE_PROGRESS_TYPE` gets the progress instead of the picture.
 */
export const sharedGif = call('GET', '/m/:shareId.gif', {
  params: ShareParams,
  answer: { 200: GIF, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: ['image_not_found', 'animation_too_large', 'too_many_requests', 'busy'],
})

/**
 * The picture of a meme that moves, as a video without sound, like `sharedGif`. A site may not offer
 * it. An odd width or height is one pixel more.
 */
export const sharedMp4 = call('GET', '/m/:shareId.mp4', {
  params: ShareParams,
  answer: { 200: MP4, 302: null, 304: null, 404: PAGE, 410: PAGE },
  errors: sharedGif.errors,
})

/** The form that reports a meme to the people who run this site. */
export const reportPage = call('GET', '/m/:shareId/report', {
  params: ShareParams,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
})

/** The answer is a page, even if the form is incomplete. */
export const reportMeme = call('POST', '/m/:shareId/report', {
  params: ShareParams,
  body: ReportForm,
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE, 422: PAGE },
  errors: WRITE_ERRORS,
})

/** What became of a report, for whoever has its ticket. */
export const reportStatus = call('GET', '/reports/:ticket', {
  params: TicketParams,
  answer: { 200: PAGE, 404: PAGE },
  errors: ['too_many_requests'],
})

/** The public part of a meme, for making another one from it. */
export const getSharedMeme = call('GET', '/api/share/:shareId', {
  params: ShareParams,
  answer: { 200: SharedMeme },
  reads: Type.Object({ ...SharedMeme.properties, document: MemeDocument }),
  errors: ['meme_not_found', 'meme_taken_down'],
})

/** What other sites show of a link to a meme (oembed.com). */
export const oembed = call('GET', '/oembed', {
  query: Type.Object({
    url: Type.String({ maxLength: 2000, default: '' }),
    /** Pixels. Anything but a number is ignored. */
    maxwidth: Type.Optional(Type.String({ maxLength: 20 })),
    maxheight: Type.Optional(Type.String({ maxLength: 20 })),
    format: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  answer: { 200: JSON_TYPE },
  errors: ['meme_not_found', 'format_unsupported', 'too_many_requests'],
})

/** A page with only the meme, for frames on other sites. */
export const embedPage = call('GET', '/m/:shareId/embed', {
  params: Type.Object({ shareId: Type.String() }),
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
})
