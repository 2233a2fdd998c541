import { MAX_UPLOAD_PIXELS, type UPLOAD_TYPES } from '@memesmith/contract'
import { imageSize } from 'image-size'
import { AppError } from '../errors.ts'
import { isComplete } from './is-complete.ts'

const TYPES: Partial<Record<string, (typeof UPLOAD_TYPES)[number]>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/**
 * Checks an uploaded file by its header, before anything decodes it: its type by its own bytes
 * (never by its name), its size in pixels, and that its end is there.
 *
 * @throws AppError that says what is wrong with the file
 */
export function inspectImage(bytes: Uint8Array): void {
  const { width, height, type } = readHeader(bytes)
  const mimeType = TYPES[type ?? '']
  if (mimeType === undefined) throw new AppError('image_type_unsupported')
  if (width < 1 || height < 1) throw new AppError('image_unreadable')
  if (width * height > MAX_UPLOAD_PIXELS) {
    const limit = MAX_UPLOAD_PIXELS / 1_000_000
    throw new AppError(
      'image_too_large',
      `This picture has ${width} × ${height} pixels; at most ${limit} megapixels are accepted.`,
    )
  }
  if (!isComplete(bytes, mimeType)) throw new AppError('image_unreadable')
}

function readHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    // The header of a known type may itself be cut off; to the reader both are "no picture".
    throw new AppError('image_type_unsupported')
  }
}
