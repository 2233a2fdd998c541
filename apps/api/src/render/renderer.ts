import { THUMBNAIL_SIDE } from '@memesmith/contract'
import { fontsFor, type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { ByteCache } from '../runtime/byte-cache.ts'
import { freeBytes, movableMemory } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import { WorkQueue } from '../runtime/work-queue.ts'
import { type Canvas, type Image, loadImage, putPixels } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { encodePng } from './encode-png.ts'
import { registerFonts } from './fonts.ts'
import type { ReadPicture } from './picture-reader.worker.ts'
import { plainPng } from './plain-png.ts'
import type { GeneratedPicture, Rendered } from './rendered.ts'

/** A picture that a meme is made from, already checked. */
export interface RenderSource {
  /** Names the bytes: sources of one key are decoded once. */
  readonly key: string
  read(): Promise<Uint8Array>
}

/** A foreign picture as it is stored, and a meme made of it. */
export interface Normalized {
  readonly source: Rendered
  readonly meme: Rendered
}

export interface Thumbnail {
  readonly width: number
  readonly height: number
  readonly webp: Buffer
}

const BYTES_PER_PIXEL = 4

// Measured on 2 cores: three renders in flight keep both busy, and memory flat (design §3).
const MAX_RUNNING = 3
const MAX_WAITING = 64
const MAX_CACHED_BYTES = 64 * 1024 * 1024
export const THUMBNAIL_TYPE = 'image/webp'
const THUMBNAIL_QUALITY = 82
/** A picture that takes longer counts as one that can not be read. */
const READING_MS = 20_000
const NOTHING = Buffer.alloc(0)

/** Draws memes on the server, within bounds of memory and of work in flight. */
export class Renderer {
  readonly queue = new WorkQueue(MAX_RUNNING, MAX_WAITING)
  /** To scale 50 megapixels down takes a tenth of a second, which nobody should wait for. */
  readonly #reader = new RequestThread<Uint8Array, ReadPicture>(
    'picture-reader',
    new URL('./picture-reader.worker.ts', import.meta.url),
  )
  /** A picture of 50 megapixels takes 200 MB until it is scaled down: never two at a time. */
  readonly #decoding = new WorkQueue(1, MAX_RUNNING)
  readonly #canvases = new CanvasPool(MAX_RUNNING)
  readonly sources = new ByteCache<Image>(
    MAX_CACHED_BYTES,
    (image) => image.width * image.height * BYTES_PER_PIXEL,
  )

  /**
   * The authoritative picture of a meme.
   *
   * @throws AppError `busy` when too many renders are waiting already
   */
  render(source: RenderSource, meme: Meme): Promise<Rendered> {
    return this.queue.run(async () => this.#renderOn(await this.#decode(source), meme))
  }

  /**
   * The small version of a stored picture.
   *
   * @throws AppError `busy` when too much is waiting to be drawn already
   */
  thumbnail(png: Uint8Array): Promise<Thumbnail> {
    return this.queue.run(() => withImage(png, makeThumbnail))
  }

  /**
   * A foreign picture as Memesmith stores pictures: upright, opaque over white, at most 1280 pixels
   * long, sRGB, without metadata. The browser does the same to what a person chooses (design §2).
   *
   * @param bytes handed over: empty afterwards
   * @throws Error when the bytes can't be decoded
   */
  normalize(bytes: Uint8Array): Promise<Rendered> {
    return this.queue.run(() => this.#drawForeign(bytes, encode))
  }

  /**
   * The same, and a meme made of it in one go: the picture is decoded once, and everything is
   * encoded at the same time.
   *
   * @param picture a file, which is handed over; or a drawing of ours, of a size that is stored
   */
  normalizeAndRender(picture: GeneratedPicture, meme: Meme): Promise<Normalized> {
    return this.queue.run(async () => {
      if (!(picture instanceof Uint8Array)) return await this.#renderDrawn(picture, meme)
      const source = plainPng(picture)
      return source === undefined
        ? await this.#drawForeign(picture, (canvas) => this.#renderDrawn(canvas, meme))
        : { source, meme: await withImage(picture, (image) => this.#renderOn(image, meme)) }
    })
  }

  async #renderDrawn(canvas: Canvas, meme: Meme): Promise<Normalized> {
    const [rendered, source] = await Promise.all([this.#renderOn(canvas, meme), encode(canvas)])
    return { source, meme: rendered }
  }

  #renderOn(image: Canvas | Image, meme: Meme): Promise<Rendered> {
    const { width, height } = image
    const { pixelWidth, pixelHeight } = memeSize(width, height)
    registerFonts(fontsFor(meme))
    return this.#canvases.use(pixelWidth, pixelHeight, (canvas) => {
      renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
      return encode(canvas)
    })
  }

  async #drawForeign<Result>(
    bytes: Uint8Array,
    finish: (canvas: Canvas) => Promise<Result>,
  ): Promise<Result> {
    const leave = await this.#decoding.enter()
    try {
      const { width, height, pixels } = await this.#reader.ask(bytes, {
        deadlineMs: READING_MS,
        moved: movableMemory(bytes),
      })
      return await this.#canvases.use(width, height, (canvas) => {
        putPixels(canvas, pixels)
        freeBytes(pixels)
        leave()
        return finish(canvas)
      })
    } finally {
      leave()
    }
  }

  #decode({ key, read }: RenderSource): Promise<Image> {
    return this.sources.get(key, async () => loadImage(await read()))
  }
}

const encode = async (canvas: Canvas): Promise<Rendered> => ({
  width: canvas.width,
  height: canvas.height,
  png: await encodePng(canvas),
})

/** Decodes a file for as long as `use` needs its pixels. */
async function withImage<Result>(
  file: Uint8Array,
  use: (image: Image) => Promise<Result>,
): Promise<Result> {
  const image = await loadImage(file)
  try {
    return await use(image)
  } finally {
    free(image)
  }
}

/** Frees the pixels now; the garbage collector sees only a small object, and takes its time. */
function free(image: Image): void {
  image.src = NOTHING
}

const smallCanvases = new CanvasPool(MAX_RUNNING)

/** The picture, which is opaque, as a WebP whose longer side is at most `THUMBNAIL_SIDE`. */
export async function makeThumbnail(picture: Canvas | Image): Promise<Thumbnail> {
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  return await smallCanvases.use(width, height, async (small) => {
    const context = small.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return { width, height, webp: await small.encode('webp', THUMBNAIL_QUALITY) }
  })
}
