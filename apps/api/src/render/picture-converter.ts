import { MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import type { Canvas, Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { drawFitted, fittedSize, type WantedSize } from './fit-picture.ts'
import { previewSize, scaledToWidth } from './preview-size.ts'
import { withImage } from './with-image.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE

/**
 * Formats and their qualities. The WebP encoder is lossless at 100. A lossy WebP halves the resolution
 * of colors, which smears outlined text: at quality 95 single pixels of a caption were off by 114 of
 * 255. Lossless takes about 0.1 s and 45 to 80 % of the PNG's bytes for a photo or a starter template.
 */
const WEBP_QUALITY = 100
/** Of pictures by address, which no chat limits. */
const ADDRESS_JPEG_QUALITY = 90

/**
 * JPEGs are for link previews, and shown until a better picture has loaded. WhatsApp shows none of more
 * than 300 KB, so the first of these qualities that fits is used.
 */
const MAX_JPEG_BYTES = 300_000
const JPEG_QUALITIES = [80, 65, 50, 35]
/** The size of a picture that fits at none of them. */
const SMALLER = 0.75

type ReadBytes = (id: string) => Promise<Uint8Array>

export type ConvertedFormat = 'gif' | 'jpeg' | 'png' | 'webp'

interface JpegOptions {
  /** In pixels, at most that of `previewSize`: then it has just this width, however many bytes it takes. */
  readonly width?: number | undefined
  /** Called with a new one, before it is cached. */
  readonly onMade?: (jpeg: Uint8Array) => Promise<void>
}

/** Each function rejects with AppError `busy` when too many conversions are waiting. */
export interface PictureConverter {
  /** A stored PNG as a WebP with the same pixels. */
  webp(id: string, ownerId: number): Promise<Uint8Array>
  /** A stored PNG as a JPEG for link previews, white where it is transparent. */
  jpeg(id: string, ownerId: number, options?: JpegOptions): Promise<Uint8Array>
  /** The same of a PNG that is stored nowhere. */
  preview(ownerId: number, png: Uint8Array): Promise<Uint8Array>
  /** A PNG in another format or size, which the caller has limited. Nothing of it is cached. */
  fit(
    ownerId: number,
    png: Uint8Array,
    format: ConvertedFormat,
    wanted: WantedSize,
  ): Promise<Uint8Array>
}

/**
 * Converts PNGs to what visitors request, one at a time for shared memes and one for addresses: a canvas of full
 * size has 8 MB, and few conversions leave a core for saves. One owner's pictures wait for each other, so a hundred slow ones do
 * not delay another owner's. Recent results of stored PNGs are cached.
 *
 * @param readPng reads the bytes of an id, which never change
 * @returns functions that also reject with what `readPng` rejects with
 */
export function createPictureConverter(readPng: ReadBytes): PictureConverter {
  const cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  const lane = new Lane(LANES.convert)
  const laneForAddresses = new Lane(LANES.convertForAddress)
  const canvases = new CanvasPool(LANES.convert.places + LANES.convertForAddress.places)
  const convert = (
    ownerId: number,
    read: () => Promise<Uint8Array>,
    encode: (image: Image) => Promise<Uint8Array>,
    through = lane,
  ): Promise<Uint8Array> => through.run(ownerId, async () => await withImage(await read(), encode))
  return {
    webp: (id, ownerId) =>
      cache.get(`${id}.webp`, () =>
        convert(
          ownerId,
          () => readPng(id),
          (image) => encodeFitted(image, 'webp', {}),
        ),
      ),
    jpeg: (id, ownerId, { width, onMade } = {}) =>
      cache.get(`${id}.${width ?? ''}.jpeg`, async () => {
        const jpeg = await convert(
          ownerId,
          () => readPng(id),
          (image) => encodeJpeg(image, width),
        )
        await onMade?.(jpeg)
        return jpeg
      }),
    preview: (ownerId, png) => convert(ownerId, async () => png, encodeJpeg),
    fit: async (ownerId, png, format, wanted) =>
      format === 'png' && wanted.width === undefined && wanted.height === undefined
        ? png
        : await convert(
            ownerId,
            async () => png,
            (image) => encodeFitted(image, format, wanted),
            laneForAddresses,
          ),
  }

  function encodeFitted(
    image: Image,
    format: ConvertedFormat,
    wanted: WantedSize,
  ): Promise<Uint8Array> {
    const { width, height } = fittedSize(image, wanted)
    return canvases.use(width, height, async (canvas) => {
      drawFitted(image, canvas, wanted)
      return await encodeAs(canvas, format)
    })
  }

  async function encodeJpeg(image: Image, fixedWidth?: number): Promise<Uint8Array> {
    for (
      let width = fixedWidth ?? previewSize(image).width;
      ;
      width = Math.round(width * SMALLER)
    ) {
      const jpeg = await encodeJpegAt(image, width)
      if (jpeg.byteLength <= MAX_JPEG_BYTES || fixedWidth !== undefined) return jpeg
    }
  }

  /** @returns one of the worst quality if all have too many bytes */
  function encodeJpegAt(image: Image, newWidth: number): Promise<Uint8Array> {
    const { picture, ...size } = previewSize(image)
    const { width, height } = scaledToWidth(size, newWidth)
    const scale = width / size.width
    const [wide, high] = [picture.width * scale, picture.height * scale]
    return canvases.use(width, height, async (canvas) => {
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
      let jpeg: Uint8Array = new Uint8Array()
      for (const quality of JPEG_QUALITIES) {
        jpeg = await canvas.encode('jpeg', quality)
        if (jpeg.byteLength <= MAX_JPEG_BYTES) break
      }
      return jpeg
    })
  }
}

async function encodeAs(canvas: Canvas, format: ConvertedFormat): Promise<Uint8Array> {
  switch (format) {
    case 'webp':
      return await canvas.encode(format, WEBP_QUALITY)
    case 'jpeg':
      return await canvas.encode(format, ADDRESS_JPEG_QUALITY)
    case 'png':
      return await canvas.encode(format)
    case 'gif':
      return await canvas.encode(format)
  }
}
