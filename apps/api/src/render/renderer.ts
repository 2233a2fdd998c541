import { setImmediate } from 'node:timers/promises'
import { THUMBNAIL_SIDE } from '@memesmith/contract'
import type { Meme } from '@memesmith/meme-render'
import { AppError } from '../runtime/app-error.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { RequestThread, ThreadDeadlineError } from '../runtime/request-thread.ts'
import { WorkQueue } from '../runtime/work-queue.ts'
import { Animator, type JobOptions, type MovingSource } from './animation/animator.ts'
import type { Canvas, Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { encodePixels } from './encode-png.ts'
import type { DrawAnswer, DrawingSource, DrawRequest, MissingFiles } from './meme-drawer.worker.ts'
import { BYTES_PER_PIXEL, type Pixels } from './pixels.ts'
import { plainPng } from './plain-png.ts'
import type { GeneratedPicture, RenderedPicture } from './rendered-picture.ts'
import { SharedPixels } from './shared-pixels.ts'
import { type DecodedPicture, UserPictureDecoder } from './user-picture-decoder.ts'
import { withImage } from './with-image.ts'

/** A validated source picture of a meme. */
export interface RenderSource {
  /** Identifies the bytes: sources with the same key are decoded once. */
  readonly key: string
  read(): Promise<Uint8Array>
}

/** The picture of a sticker. */
export interface StickerSource extends RenderSource {
  /** `Sticker.image` */
  readonly image: string
}

/** A user's picture in its stored form, and a meme made from it. */
export interface Normalized {
  readonly source: RenderedPicture
  readonly meme: RenderedPicture
}

export interface Thumbnail {
  readonly width: number
  readonly height: number
  readonly webp: Buffer
}

// Measured on 2 cores: three concurrent renders use both fully, with constant memory (design §3).
const MAX_RUNNING = 3
const MAX_WAITING = 64
export const THUMBNAIL_TYPE = 'image/webp'
const THUMBNAIL_QUALITY = 82
/**
 * Deadline for one meme in ms. The slowest documents take two seconds; longer is an attack or a bug.
 */
const DRAWING_MS = 10_000

/** Draws memes on the server, within limits on memory and concurrency. */
export class Renderer {
  readonly animator = new Animator()
  readonly queue = new WorkQueue(MAX_RUNNING, MAX_WAITING)
  /** Memes with stickers, one after another: each may need several large pictures. */
  readonly #withStickers = new WorkQueue(1, MAX_WAITING)
  readonly #reader = new UserPictureDecoder()
  readonly #drawer = new RequestThread<DrawRequest, DrawAnswer>(
    'meme-drawer',
    new URL('./meme-drawer.worker.ts', import.meta.url),
  )
  readonly #memory = new SharedPixels(MAX_RUNNING)
  /** Statistics of the drawing thread's cache of decoded pictures. */
  readonly sources = { bytes: 0, hits: 0, misses: 0 }

  /**
   * Renders the stored picture of a meme.
   *
   * @param stickers the pictures of all its stickers
   * @throws AppError `busy` when too many renders are waiting
   */
  render(
    source: RenderSource,
    meme: Meme,
    stickers: readonly StickerSource[] = [],
  ): Promise<RenderedPicture> {
    const draw = () => this.queue.run(() => this.#drawStored(source, meme, stickers))
    return stickers.length === 0 ? draw() : this.#withStickers.run(draw)
  }

  /**
   * Draws the stored animation of a meme, and its first frame.
   *
   * @param userId the meme's owner: animations of one user are drawn one after another
   * @param source a picture that moves
   * @throws AppError `busy` when too many animations are waiting; CancelledError
   */
  async renderAnimation(
    userId: number,
    source: MovingSource,
    meme: Meme,
    stickers: readonly StickerSource[] = [],
    options: JobOptions = {},
  ): Promise<RenderedPicture> {
    const drawn = await this.animator.draw(userId, source, meme, stickers, options)
    const { width, height, poster: png, ...rest } = drawn
    return { width, height, png, animation: { width, height, ...rest } }
  }

  /**
   * Renders the thumbnail of a stored picture.
   *
   * @throws AppError `busy` when too many renders are waiting
   */
  thumbnail(png: Uint8Array): Promise<Thumbnail> {
    return this.queue.run(() => withImage(png, makeThumbnail))
  }

  /**
   * Decodes a user's picture. Users' pictures wait only for each other: they delay neither
   * rendering nor saving.
   *
   * @param userId the picture's owner: pictures of one user are decoded one after another
   * @param bytes transferred: empty afterwards
   * @param isOpaque whether to draw transparent areas over white only; else they are also kept
   * @returns a picture that the caller must close
   * @throws AppError `busy` when too many are waiting; Error when the bytes can't be decoded
   */
  openUserPicture(userId: number, bytes: Uint8Array, isOpaque = true): Promise<DecodedPicture> {
    return this.#reader.open(userId, bytes, isOpaque)
  }

  /**
   * Encodes a user's picture for storage: upright, at most 1280 pixels on its longer side, sRGB,
   * without metadata; over white, unless its transparent areas are kept. The browser does the same
   * to a chosen file (design §2).
   *
   * @param picture closed as soon as it has been copied
   */
  async normalize(picture: DecodedPicture): Promise<RenderedPicture> {
    const { width, height, transparentPng } = picture
    if (transparentPng !== undefined) return { width, height, png: Buffer.from(transparentPng) }
    return await this.#encode(picture)
  }

  #encode(picture: DecodedPicture): Promise<RenderedPicture> {
    return this.queue.run(() =>
      this.#inSharedMemory(picture, (shared) => encode(shared, picture.width, picture.height)),
    )
  }

  /**
   * Like the above, together with a meme made from the picture: it is decoded once, and both are
   * encoded concurrently.
   *
   * @param userId the picture's owner
   * @param picture a file, which is transferred; or a canvas in its stored size
   */
  async normalizeAndRender(
    userId: number,
    picture: GeneratedPicture,
    meme: Meme,
  ): Promise<Normalized> {
    if (!(picture instanceof Uint8Array)) {
      return await this.queue.run(() => this.#renderDrawn(pixelsOf(picture), meme))
    }
    const source = plainPng(picture)
    if (source !== undefined) {
      const draw = () => this.#draw({ file: picture }, meme)
      return { source, meme: await this.queue.run(draw) }
    }
    const decoded = await this.openUserPicture(userId, picture)
    try {
      return await this.queue.run(() => this.#renderDrawn(decoded, meme))
    } finally {
      decoded.close()
    }
  }

  /** Ends the threads after what they work on: a process that exits over one can crash. */
  async close(): Promise<void> {
    await Promise.all([this.#drawer.close(), this.#reader.close(), this.animator.close()])
  }

  #renderDrawn(picture: Pixels | DecodedPicture, meme: Meme): Promise<Normalized> {
    const { width, height } = picture
    return this.#inSharedMemory(picture, async (shared) => {
      const [rendered, source] = await Promise.all([
        this.#draw({ pixels: { width, height, data: shared } }, meme),
        encode(shared, width, height),
      ])
      return { source, meme: rendered }
    })
  }

  /** @param picture copied, then freed: the next user picture can be decoded while this one is used */
  #inSharedMemory<Result>(
    picture: Pixels | DecodedPicture,
    use: (shared: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    return this.#memory.use((memory) => {
      const { data } = picture
      const shared = new Uint8Array(memory, 0, data.length)
      shared.set(data)
      if ('close' in picture) picture.close()
      else freeBytes(data)
      return use(shared)
    })
  }

  async #drawStored(
    source: RenderSource,
    meme: Meme,
    stickers: readonly StickerSource[],
  ): Promise<RenderedPicture> {
    const pictures = new Map([source, ...stickers].map((picture) => [picture.key, picture]))
    const drawing = {
      source: { key: source.key },
      meme,
      stickers: new Map(stickers.map(({ image, key }) => [image, key])),
    }
    let drawn = await this.#tryToDraw({ ...drawing, files: new Map() })
    this.sources['missing' in drawn ? 'misses' : 'hits'] += 1
    const wanted = new Set<string>()
    // Again and again, because the thread may drop a cached picture between two attempts.
    while ('missing' in drawn) {
      for (const key of drawn.missing) wanted.add(key)
      drawn = await this.#tryToDraw({ ...drawing, files: await copyFiles(wanted, pictures) })
    }
    return drawn
  }

  async #draw(source: DrawingSource, meme: Meme): Promise<RenderedPicture> {
    const drawn = await this.#tryToDraw({ source, meme, stickers: new Map(), files: new Map() })
    if ('missing' in drawn) throw new Error('expected a picture that was given to be drawn')
    return drawn
  }

  #tryToDraw(drawing: Omit<DrawRequest, 'into'>): Promise<RenderedPicture | MissingFiles> {
    return this.#memory.use(async (into) => {
      const { result, cachedBytes } = await this.#drawer
        .ask(
          { ...drawing, into },
          {
            deadlineMs: DRAWING_MS,
            moved: [...drawing.files.values()].map(({ buffer }) => buffer),
          },
        )
        .catch(explainDeadline)
      this.sources.bytes = cachedBytes
      if ('missing' in result) return result
      const { width, height } = result
      return await encode(new Uint8Array(into, 0, width * height * BYTES_PER_PIXEL), width, height)
    })
  }
}

/**
 * Copies files for the thread, which keeps them. Reading and copying one takes some milliseconds, so
 * other work runs after each.
 */
async function copyFiles(
  keys: Iterable<string>,
  pictures: ReadonlyMap<string, RenderSource>,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const key of keys) {
    const file = await pictures.get(key)?.read()
    if (file === undefined) throw new Error(`expected a picture ${key} to draw with`)
    files.set(key, new Uint8Array(file))
    await setImmediate()
  }
  return files
}

function explainDeadline(error: unknown): never {
  throw error instanceof ThreadDeadlineError
    ? new AppError('busy', undefined, { cause: error })
    : error
}

const encode = async (
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<RenderedPicture> => ({
  width,
  height,
  png: await encodePixels(pixels, width, height),
})

const pixelsOf = (canvas: Canvas): Pixels => ({
  width: canvas.width,
  height: canvas.height,
  data: canvas.data(),
})

const smallCanvases = new CanvasPool(MAX_RUNNING)

/** The size of the thumbnail of a picture, in pixels. */
export function thumbnailSizeOf(picture: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(picture.width, picture.height))
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

/** Encodes an opaque picture as a WebP whose longer side is at most `THUMBNAIL_SIDE` pixels. */
export async function makeThumbnail(picture: Canvas | Image): Promise<Thumbnail> {
  const { width, height } = thumbnailSizeOf(picture)
  return await smallCanvases.use(width, height, async (small) => {
    const context = small.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return { width, height, webp: await small.encode('webp', THUMBNAIL_QUALITY) }
  })
}
