/** Runs in the page: the editor's own code, from a file to the finished and the stored picture. */
import '../../src/testing/speak-english.ts'
import type { Template } from '@memesmith/contract'
import type { Meme } from '@memesmith/meme-render'
import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import { PreviewPainter } from '../../src/features/editor/canvas/preview-painter.ts'
import { loadCaptionFonts } from '../../src/features/editor/captions/caption-fonts.ts'
import { openAnimation } from '../../src/features/editor/motion/open-animation.ts'
import { drawMeme } from '../../src/features/editor/picture/draw-meme.ts'
import {
  type Picture,
  pictureFromFile,
  pictureFromTemplate,
} from '../../src/features/editor/picture/picture.ts'
import { exportMeme } from '../../src/features/editor/save/export-meme.ts'
import { type Drawn, UPLOAD } from './corpus.ts'

declare global {
  interface Window {
    openPicture: typeof openPicture
    compareMeme: typeof compareMeme
    compareAnimation: typeof compareAnimation
    compareAddress: typeof compareAddress
  }
}

/** A picture to draw, or a file in base64. */
type Source =
  | { readonly drawn: Drawn; readonly width: number; readonly height: number }
  | { readonly bytes: string; readonly type: string }

interface Opened {
  readonly picture: Picture
  readonly customImageUrl: string
  /** The picture without captions, by its frame. */
  readonly bare: Map<string, ImageData>
}

interface Comparison {
  /** Number of pixels that differ between the preview and the stored picture. */
  readonly differences: number
  /** Whether the captions change no pixel of the preview. */
  readonly isBare: boolean
  /** Both PNG files in base64, if they differ. */
  readonly files?: { readonly seen: string; readonly stored: string }
}

const MAX_BYTES = 10 * 1024 * 1024

const pictures: Opened[] = []

/**
 * Opens a picture as the editor does, and uploads it.
 *
 * @returns its number for `compareMeme`
 */
async function openPicture(source: Source): Promise<number> {
  const file = 'drawn' in source ? await drawPicture(source) : fromBase64(source)
  const picture = await pictureFromFile(file, MAX_BYTES)
  if (picture.origin.kind !== 'upload') throw new Error('expected an upload')
  const body = new FormData()
  body.append('image', picture.origin.png, 'meme.png')
  const { url } = await (await send('/api/upload', { method: 'POST', body })).json()
  return pictures.push({ picture, customImageUrl: url, bare: new Map() }) - 1
}

/**
 * Compares the preview of a meme with what the server stores.
 *
 * @param number of an opened picture
 * @param input the meme's fields for the server, without its picture
 */
async function compareMeme(number: number, given: object, drawn: Meme): Promise<Comparison> {
  const opened = pictures[number]
  if (opened === undefined) throw new Error('expected an opened picture')
  const { picture, customImageUrl } = opened
  const withUpload = <Input>(value: Input): Input =>
    JSON.parse(JSON.stringify(value).replaceAll(UPLOAD, customImageUrl))
  const input = withUpload(given)
  const meme = withUpload(drawn)
  const shown = pixelsOf(await drawMeme(picture, meme))
  const saved = await send('/api/memes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...input, customImageUrl }),
  })
  const { memeImageUrl } = await saved.json()
  const stored = await (await send(memeImageUrl)).blob()

  const differences = countDifferences(shown, await readPixels(stored))
  return {
    differences,
    isBare: isSamePicture(shown, await barePixels(opened, meme)),
    ...(differences > 0 && {
      files: {
        seen: await toBase64(await exportMeme(picture, meme)),
        stored: await toBase64(stored),
      },
    }),
  }
}

/**
 * Compares the preview of a meme on a template with the picture that an address is.
 *
 * @param size the part of the address's query that scales the picture; empty for none
 * @returns the number of pixels that differ
 */
async function compareAddress(
  template: Template,
  meme: Meme,
  address: string,
  size: string,
): Promise<number> {
  const shown = await drawMeme(await pictureFromTemplate(template), meme)
  const addressed = await readPixels(await (await send(address)).blob())
  if (size === '') return countDifferences(pixelsOf(shown), addressed)
  const query = new URLSearchParams(size)
  const sides = [Number(query.get('width')), Number(query.get('height'))] as const
  return countDifferences(pixelsOf(scaled(shown.canvas, ...sides)), addressed)
}

/**
 * A picture scaled to a width, to a height, or into both over a blurred copy of it.
 *
 * @param width pixels; 0 if only the height is given
 * @param height pixels; 0 if only the width is given
 */
function scaled(
  picture: OffscreenCanvas,
  width: number,
  height: number,
): OffscreenCanvasRenderingContext2D {
  const [across, down] = [width / picture.width, height / picture.height]
  const scale = Math.min(across || down, down || across)
  const context = contextOf(
    width || Math.round(picture.width * scale),
    height || Math.round(picture.height * scale),
  )
  // The filter of the server's canvas for a file, whatever quality it is told.
  context.imageSmoothingQuality = 'low'
  const { canvas } = context
  const drawAt = (factor: number) => {
    const drawn = [picture.width * factor, picture.height * factor] as const
    const [x, y] = [(canvas.width - drawn[0]) / 2, (canvas.height - drawn[1]) / 2]
    context.drawImage(picture, x, y, ...drawn)
  }
  if (width > 0 && height > 0) {
    context.filter = `blur(${Math.round(0.03 * Math.max(width, height))}px)`
    drawAt(Math.max(across, down) * 1.12)
    context.filter = 'none'
  }
  drawAt(scale)
  return context
}

/**
 * The meme without its layers, which memes of the same picture share. The file to download must have
 * the same pixels: how a PNG is encoded does not depend on the layers.
 *
 * @throws Error if the file differs
 */
async function barePixels({ picture, bare }: Opened, meme: Meme): Promise<ImageData> {
  const { frame } = meme.document
  const key = JSON.stringify(frame ?? null)
  const known = bare.get(key)
  if (known !== undefined) return known
  const empty = { ...meme, document: { ...BLANK_DOCUMENT, ...(frame && { frame }) } }
  const pixels = pixelsOf(await drawMeme(picture, empty))
  const differences = countDifferences(pixels, await readPixels(await exportMeme(picture, empty)))
  if (differences > 0) throw new Error(`the file to download differs in ${differences} pixels`)
  bare.set(key, pixels)
  return pixels
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('expected a 2D canvas')
  return context
}

/** The values in the file, without conversion to the screen's colors. */
async function readPixels(png: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(png, { colorSpaceConversion: 'none' })
  const context = contextOf(bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return pixelsOf(context)
}

const pixelsOf = (context: OffscreenCanvasRenderingContext2D): ImageData =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height)

/** @throws Error if the sizes differ */
function countDifferences(a: ImageData, b: ImageData): number {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`the preview is ${a.width}×${a.height}, the PNG ${b.width}×${b.height}`)
  }
  const [some, others] = [wordsOf(a), wordsOf(b)]
  let count = 0
  for (let index = 0; index < some.length; index += 1) {
    if (some[index] !== others[index]) count += 1
  }
  return count
}

function isSamePicture(a: ImageData, b: ImageData): boolean {
  const others = wordsOf(b)
  return wordsOf(a).every((word, index) => word === others[index])
}

/** One number for each pixel. */
const wordsOf = ({ data }: ImageData): Uint32Array => new Uint32Array(data.buffer)

async function drawPicture(source: Extract<Source, { drawn: Drawn }>): Promise<File> {
  const { drawn, width, height } = source
  const context = contextOf(width, height)
  const pixels = context.createImageData(width, height)
  const words = wordsOf(pixels)
  const colorAt = painterOf(drawn, width, height)
  let noise = width * 31 + height
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0
      words[index] = 0xff_00_00_00 | colorAt(x, y, noise)
    }
  }
  context.putImageData(pixels, 0, 0)
  return new File([await context.canvas.convertToBlob()], 'picture', { type: 'image/png' })
}

/** Red is the lowest byte of a color. */
const rgb = (red: number, green: number, blue: number) => red | (green << 8) | (blue << 16)

function painterOf(pattern: Drawn, width: number, height: number) {
  if (pattern === 'black') return () => 0
  if (pattern === 'white') return () => 0xff_ff_ff
  if (pattern === 'noise') {
    return (_x: number, _y: number, noise: number) =>
      rgb(noise >>> 24, (noise >>> 16) & 255, (noise >>> 8) & 255)
  }
  const [red, green, blue] = [waves(width, 37), waves(height, 23), waves(width + height, 61)]
  return (x: number, y: number) => rgb(red[x] ?? 0, green[y] ?? 0, blue[x + y] ?? 0)
}

const waves = (length: number, period: number) =>
  Uint8ClampedArray.from({ length }, (_, at) => 128 + 127 * Math.sin(at / period))

function fromBase64({ bytes, type }: Extract<Source, { type: string }>): File {
  const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
  return new File([content], 'picture', { type })
}

async function toBase64(blob: Blob): Promise<string> {
  let binary = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** What differs between an animation, its preview and what is stored. */
interface AnimationComparison {
  /** The frames of the file that differ from those of the preview, before anything is drawn. */
  readonly decoded: readonly number[]
  /** The frames of the preview that differ from those of the stored meme. */
  readonly stored: readonly number[]
  /** Pixels that differ between the first frame and the PNG. */
  readonly poster: number
  /** Ms, of the preview and of the stored meme. */
  readonly durations: readonly [readonly number[], readonly number[]]
}

/**
 * Opens an animation or a template as the editor does, and compares every frame of it.
 *
 * @param address of the same picture, without its extension; otherwise the meme is saved
 */
async function compareAnimation(
  source: Extract<Source, { type: string }> | { readonly template: Template },
  meme: Meme,
  address?: string,
): Promise<AnimationComparison> {
  const { signal } = new AbortController()
  const isTemplate = 'template' in source
  const file = isTemplate ? await (await send(source.template.imageUrl)).blob() : fromBase64(source)
  const picture = isTemplate
    ? await pictureFromTemplate(source.template)
    : await openAnimation(fromBase64(source), 'whole', MAX_BYTES, signal)
  const { motion, origin, width, height } = picture
  if (motion === undefined) throw new Error('expected an animation')
  const original = await decodeAll(await file.arrayBuffer(), file.type)
  const context = contextOf(width, height)
  const shown = contextOf(width, height)
  const painter = new PreviewPainter(shown)
  await loadCaptionFonts(meme)
  const preview: ImageData[] = []
  const decoded: number[] = []
  for (const [index, moment] of motion.moments.entries()) {
    await motion.show(index)
    context.drawImage(picture.image, 0, 0)
    const bare = pixelsOf(context)
    const other = original.frames[index]
    // A larger animation is scaled down.
    const isSame = other !== undefined && (other.width !== width || isSamePicture(bare, other))
    if (!isSame) decoded.push(index)
    painter.paint({ picture, meme, images: new Map(), fonts: 0, shown: { index, moment } })
    preview.push(pixelsOf(shown))
  }
  const { animationUrl, memeImageUrl } =
    address === undefined
      ? await saveAnimation(origin, meme)
      : { animationUrl: `${address}.webp`, memeImageUrl: `${address}.png` }
  const stored = await decodeAll(await (await send(animationUrl)).arrayBuffer(), 'image/webp')
  const poster = await readPixels(await (await send(memeImageUrl)).blob())
  const [first = poster] = preview
  return {
    decoded,
    stored: preview.flatMap((frame, index) => {
      const other = stored.frames[index]
      return other !== undefined && isSamePicture(frame, other) ? [] : [index]
    }),
    poster: countDifferences(first, poster),
    durations: [motion.durations, stored.durations],
  }
}

async function saveAnimation(
  origin: Picture['origin'],
  { document }: Meme,
): Promise<{ animationUrl: string; memeImageUrl: string }> {
  const source =
    origin.kind === 'upload' ? { customImageUrl: origin.url } : { templateId: origin.templateId }
  const saved = await send('/api/memes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document, ...source }),
  })
  return await saved.json()
}

/** The frames over white and their times in ms, as the browser's own decoder reads them. */
async function decodeAll(data: ArrayBuffer, type: string) {
  const decoder = new ImageDecoder({ data, type, colorSpaceConversion: 'none' })
  await decoder.tracks.ready
  await decoder.completed
  const frames: ImageData[] = []
  const durations: number[] = []
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0
  for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex })
    const context = contextOf(image.displayWidth, image.displayHeight)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, image.displayWidth, image.displayHeight)
    context.drawImage(image, 0, 0)
    frames.push(pixelsOf(context))
    durations.push((image.duration ?? 0) / 1000)
    image.close()
  }
  decoder.close()
  return { frames, durations }
}

Object.assign(window, { openPicture, compareMeme, compareAnimation, compareAddress })
