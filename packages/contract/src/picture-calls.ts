import Type, { type Static } from 'typebox'
import { call, JSON_TYPE, PAGE, PICTURE } from './call.ts'
import { MAX_QUERY_LENGTH } from './memes.ts'
import { PICTURES_ROOT } from './picture-address.ts'

/**
 * Pictures by address, and the calls of memegen's clients. Pages of any origin may read the answers. They
 * need no API key; a request that has one counts for it, and is refused if it is not valid.
 */

const Filter = Type.Object({
  /** A part of the name, the description, a tag or an example text. */
  filter: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
  animated: Type.Optional(Type.String({ maxLength: 10 })),
})

const Slug = Type.Object({ slug: Type.String() })

/** A template as memegen describes it. */
export const PictureTemplate = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The number of its texts. */
  lines: Type.Integer(),
  /** What each text is for; empty if the template does not say. */
  names: Type.Array(Type.String()),
  overlays: Type.Integer(),
  /** The values that `style` may have. */
  styles: Type.Array(Type.String()),
  /** URL of the picture without texts. */
  blank: Type.String(),
  example: Type.Object({ text: Type.Array(Type.String()), url: Type.String() }),
  source: Type.Union([Type.String(), Type.Null()]),
  keywords: Type.Array(Type.String()),
  _self: Type.String(),
})
export type PictureTemplate = Static<typeof PictureTemplate>

const PictureFont = Type.Object({
  id: Type.String(),
  alias: Type.String(),
  filename: Type.String(),
  _self: Type.String(),
})

const Made = Type.Object({ url: Type.String() })

/** 301 and 302 lead to the intended address; an error is a picture that shows the message. */
export const getPicture = call('GET', `${PICTURES_ROOT}/*`, {
  answer: {
    200: PICTURE,
    301: null,
    302: null,
    304: null,
    401: PICTURE,
    404: PICTURE,
    414: PICTURE,
    415: PICTURE,
    422: PICTURE,
    429: PICTURE,
    503: PICTURE,
  },
  errors: ['unauthorized', 'too_many_requests'],
})

/** The picture that the builder shows while someone types. */
export const previewPicture = call('GET', `${PICTURES_ROOT}/preview.jpg`, {
  answer: { 200: PICTURE },
  errors: ['unauthorized', 'too_many_requests'],
})

/** A page for browsers; for other clients the examples of all templates. */
export const listPictures = call('GET', PICTURES_ROOT, {
  query: Filter,
  answer: { 200: PAGE },
  errors: ['unauthorized', 'too_many_requests'],
})

/**
 * The body is JSON or a form: `template_id`, `text[]`, and the options of an address. A 400 is
 * `{ error }`, or an error of the API; a 414 is `{ error }`.
 */
export const makePicture = call('POST', PICTURES_ROOT, {
  answer: { 201: Made, 302: null, 400: JSON_TYPE, 404: Made, 414: JSON_TYPE },
  errors: ['unauthorized', 'payload_too_large', 'too_many_requests'],
})

export const makeCustomPicture = call('POST', `${PICTURES_ROOT}/custom`, {
  answer: { 201: Made, 302: null, 400: JSON_TYPE, 414: JSON_TYPE },
  errors: ['unauthorized', 'payload_too_large', 'too_many_requests'],
})

/** The template that fits `text`, filled with it. */
export const makeAutomaticPicture = call('POST', `${PICTURES_ROOT}/automatic`, {
  answer: { 201: Made, 302: null, 400: JSON_TYPE, 414: JSON_TYPE },
  errors: ['unauthorized', 'payload_too_large', 'too_many_requests'],
})

export const listPictureTemplates = call('GET', '/templates', {
  query: Filter,
  answer: { 200: Type.Array(PictureTemplate) },
  errors: ['unauthorized', 'too_many_requests'],
})

export const getPictureTemplate = call('GET', '/templates/:slug', {
  params: Slug,
  answer: { 200: PictureTemplate },
  errors: ['unauthorized', 'template_not_found', 'too_many_requests'],
})

export const makePictureOfTemplate = call('POST', '/templates/:slug', {
  params: Slug,
  answer: { 201: Made, 302: null, 404: Made, 414: JSON_TYPE },
  errors: ['unauthorized', 'payload_too_large', 'too_many_requests'],
})

export const listPictureFonts = call('GET', '/fonts', {
  answer: { 200: Type.Array(PictureFont) },
  errors: ['unauthorized', 'too_many_requests'],
})

export const getPictureFont = call('GET', '/fonts/:id', {
  params: Type.Object({ id: Type.String() }),
  answer: { 200: PictureFont },
  errors: ['unauthorized', 'too_many_requests'],
})
