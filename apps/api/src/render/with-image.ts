import { type Image, loadImage } from '@napi-rs/canvas'

const NOTHING = Buffer.alloc(0)

/**
 * Frees a picture's pixels and file at once. The garbage collector sees only small objects, and
 * would free them late: a dozen files of 10 MB could be in memory at the same time.
 */
export function freeImage(image: Image): void {
  image.src = NOTHING
}

/**
 * Decodes a file, and frees its pixels after `use`.
 *
 * @throws Error when the file can't be decoded
 */
export async function withImage<Result>(
  file: Uint8Array,
  use: (image: Image) => Result | Promise<Result>,
): Promise<Result> {
  const image = await loadImage(file)
  try {
    return await use(image)
  } finally {
    freeImage(image)
  }
}
