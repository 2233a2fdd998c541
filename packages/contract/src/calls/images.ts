import Type from 'typebox'
import * as endpoints from '../endpoints/images.ts'
import { RANDOM_ID_PATTERN } from '../ids.ts'
import { UploadedImage, UploadQuery } from '../images.ts'
import { type Call, PICTURE, WRITE_ERRORS } from './call.ts'

export const uploadImage = {
  ...endpoints.uploadImage,
  query: UploadQuery,
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
} as const satisfies Call

export const getImage = {
  ...endpoints.getImage,
  params: Type.Object({ id: Type.String({ pattern: RANDOM_ID_PATTERN }) }),
  answer: { 200: PICTURE, 304: null },
  errors: ['image_not_found'],
} as const satisfies Call
