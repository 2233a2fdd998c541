import { readUploadedImage } from '../readers/read-uploaded-image.ts'

export const uploadImage = {
  method: 'POST',
  path: '/api/upload',
  read: readUploadedImage,
} as const

/** A template's picture, or one of the user's own. */
export const getImage = { method: 'GET', path: '/api/images/:id' } as const
