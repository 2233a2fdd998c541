import { readUploadedImage } from '../readers/read-uploaded-image.ts'

export const uploadImage = {
  method: 'POST',
  path: '/api/upload',
  read: readUploadedImage,
} as const

/** A template's picture, or an upload of the signed-in user. */
export const getImage = { method: 'GET', path: '/api/images/:id' } as const
