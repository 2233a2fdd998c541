import { AppError } from '../../runtime/app-error.ts'
import { avif } from './avif.ts'
import { gif } from './gif.ts'
import { jpeg } from './jpeg.ts'
import { maxPixelsAt, type PictureFormat, type PictureSize } from './picture-format.ts'
import { png } from './png.ts'
import { skipZeros } from './skip-zeros.ts'
import { webp } from './webp.ts'

const FORMATS: readonly PictureFormat[] = [png, jpeg, gif, webp, avif]

/**
 * Validates an uploaded file by its structure, before it is decoded: its type by its content (never
 * by its name), its size in pixels, that it is complete, and that no other data follows. Takes a
 * few milliseconds for any file.
 *
 * @throws AppError that says what is wrong with the file
 */
export function inspectImage(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = FORMATS.find(({ matches }) => matches(file))
  if (format === undefined) throw new AppError('image_type_unsupported')
  const size = format.readSize(file)
  if (size === undefined || size.width < 1 || size.height < 1)
    throw new AppError('image_unreadable')
  const maxPixels = maxPixelsAt(format.bytesPerPixel(file))
  if (size.width * size.height > maxPixels) throw tooManyPixels(size, maxPixels)
  const problem = format.problem?.(file, size)
  if (problem !== undefined) throw new AppError('image_unreadable', problem)
  const end = format.findEnd(file)
  if (end === undefined || end > file.length) throw new AppError('image_unreadable')
  // Padding is accepted; a polyglot of a picture and an archive or program is not.
  if (skipZeros(file, end) < file.length) {
    throw new AppError(
      'image_unreadable',
      /*i18n*/ 'This file holds something else after its picture. Save it again as a picture alone.',
    )
  }
}

function tooManyPixels({ width, height }: PictureSize, maxPixels: number): AppError {
  return new AppError('image_too_large', {
    message:
      /*i18n*/ 'This picture has {width} × {height} pixels; at most {limit} megapixels are accepted of its kind.',
    values: {
      width: String(width),
      height: String(height),
      limit: Math.floor(maxPixels / 1_000_000),
    },
  })
}
