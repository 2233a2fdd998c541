import { t } from '@lingui/core/macro'
import { newCanvas } from './new-canvas.ts'

/** The formats that a meme can be downloaded in, and where each works, in two words. */
export const DOWNLOAD_FORMATS = [
  { name: 'PNG', type: 'image/png', worksIn: () => t`Shows everywhere` },
  { name: 'JPEG', type: 'image/jpeg', worksIn: () => t`Small, everywhere` },
  { name: 'WebP', type: 'image/webp', worksIn: () => t`Smallest, browsers` },
] as const

export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/** Quality of the lossy formats: Chromium's default for JPEG. */
const QUALITY = 0.92

/**
 * Encodes the pixels of a PNG in another format.
 *
 * @returns undefined if this browser can't encode the format: Safari has no WebP
 */
export async function convertPicture(
  png: Blob,
  { type }: DownloadFormat,
): Promise<Blob | undefined> {
  if (type === png.type) return png
  const image = await createImageBitmap(png)
  const context = newCanvas(image.width, image.height)
  context.drawImage(image, 0, 0)
  image.close()
  const converted = await context.canvas.convertToBlob({ type, quality: QUALITY })
  // A browser encodes a PNG in place of a format that it does not know.
  return converted.type === type ? converted : undefined
}
