import Type, { type Static } from 'typebox'
import { call, PICTURE, WRITE_ERRORS } from './call.ts'
import { RANDOM_ID_PATTERN } from './ids.ts'
import { MEGABYTE } from './units.ts'

/** 10 MB (spec §2, §5). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE

/** The response to an upload. */
export const UploadedImage = Type.Object({
  url: Type.String(),
  /** The number of frames of an animation. */
  frames: Type.Optional(Type.Integer()),
  /** The total duration of an animation in ms. */
  duration: Type.Optional(Type.Integer()),
})
export type UploadedImage = Static<typeof UploadedImage>

/** The space that is reserved for a picture of unknown size until it is loaded. Pixels. */
export const DEFAULT_PICTURE_SIZE = { width: 1280, height: 960 } as const

/**
 * What to keep of an animated picture: all of it, or an error if it is too large; as many of its first
 * frames as fit; or only the first frame.
 */
const ANIMATION_CHOICES = ['whole', 'part', 'still'] as const
export type AnimationChoice = (typeof ANIMATION_CHOICES)[number]

export const uploadImage = call('POST', '/api/upload', {
  query: Type.Object({
    animation: Type.Optional(Type.Unsafe<AnimationChoice>({ enum: ANIMATION_CHOICES })),
  }),
  // The file is in the part `image`.
  body: { contentType: 'multipart/form-data' },
  answer: { 201: UploadedImage },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'gone_meanwhile',
    'image_too_large',
    'animation_too_large',
    'collection_full',
    'image_type_unsupported',
    'image_unreadable',
  ],
})

/** A template's picture, or an upload of the signed-in user. */
export const getImage = call('GET', '/api/images/:id', {
  params: Type.Object({ id: Type.String({ pattern: RANDOM_ID_PATTERN }) }),
  answer: { 200: PICTURE, 304: null },
  errors: ['image_not_found'],
})
