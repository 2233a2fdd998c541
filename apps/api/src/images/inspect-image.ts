import { MAX_UPLOAD_PIXELS, type UPLOAD_TYPES } from '@memesmith/contract'
import { imageSize } from 'image-size'
import { AppError } from '../errors.ts'
import { findImageEnd } from './find-image-end.ts'

const TYPES: Partial<Record<string, (typeof UPLOAD_TYPES)[number]>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/**
 * Checks an uploaded file by its header, before anything decodes it: its type by its own bytes
 * (never by its name), its size in pixels, that its end is there, and that nothing follows it.
 *
 * @throws AppError that says what is wrong with the file
 */
export function inspectImage(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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
  const end = findImageEnd(file, mimeType)
  if (end === undefined) throw new AppError('image_unreadable')
  if (holdsMore(file, mimeType, end)) {
    throw new AppError(
      'image_unreadable',
      'This file holds something else after its picture. Save it again as a picture alone.',
    )
  }
}

/**
 * Whether there is anything after a picture's end but padding. A file that is a picture and an
 * archive or a program too is no picture. Cameras append further JPEGs, and those are let through.
 */
function holdsMore(file: Buffer, type: (typeof UPLOAD_TYPES)[number], pictureEnd: number): boolean {
  let end = pictureEnd
  while (end < file.length) {
    if (file[end] === 0) {
      end += 1
      continue
    }
    const isJpeg = type === 'image/jpeg' && file[end] === 0xff && file[end + 1] === 0xd8
    const next = isJpeg ? findImageEnd(file, type, end) : undefined
    if (next === undefined) return true
    end = next
  }
  return false
}

function readHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    // The header of a known type may itself be cut off; to the reader both are "no picture".
    throw new AppError('image_type_unsupported')
  }
}
