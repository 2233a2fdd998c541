import { setImmediate } from 'node:timers/promises'
import { MINUTE_MS, THUMBNAIL_SIDE } from '@memesmith/contract'
import type { Meme } from '@memesmith/meme-render'
import { LRUCache } from 'lru-cache'
import { AppError } from '../runtime/app-error.ts'
import { freeBytes } from '../runtime/free-bytes.ts'
import { RequestThread, ThreadDeadlineError } from '../runtime/request-thread.ts'
import { Lane, type Place } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import { Animator, type DrawOptions, type MovingSource } from './animation/animator.ts'
import type { Canvas, Image } from './canvas.ts'
import { CanvasPool } from './canvas-pool.ts'
import { type DrawingLimits, QUICK_DRAWING, SLOW_DRAWING } from './drawing-limits.ts'
import { encodePixels } from './encode-png.ts'
import { fitWithin } from './fit-within.ts'
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

export const THUMBNAIL_TYPE = 'image/webp'
const THUMBNAIL_QUALITY = 82
/** Deadline of a drawing in ms. Its limits end it earlier; reaching this is a bug. */
const DRAWING_MS = 30_000
/** For this long, in ms, all memes of a user who had a slow one go straight to the lane of slow memes. */
const SLOW_USER_MS = 10 * MINUTE_MS
const MAX_SLOW_USERS = 10_000
/** After this many memes that were too slow, all memes of the user are refused for some minutes. */
const MAX_REFUSALS = 10

type Thread = RequestThread<DrawRequest, DrawAnswer>
const DRAWER = new URL('./meme-drawer.worker.ts', import.meta.url)

/**
 * Draws memes on the server, within limits on memory and concurrency.
 *
 * Problem: how long a meme takes is not known before it is drawn, and nobody may wait for the slow
 * memes of others.
 * Approach: one thread draws quick memes. A meme that turns out to be slow is drawn again by another
 * thread, one of each user in turn, and refused when it takes two seconds. The user's next memes go there
 * directly.
 */
export class Renderer {
  readonly animator: Animator
  readonly lane = new Lane(LANES.draw)
  readonly #withStickers = new Lane(LANES.drawStickers)
  readonly #reader = new UserPictureDecoder()
  readonly #quickDrawer: Thread = new RequestThread('meme-drawer', DRAWER)
  readonly #slowDrawer: Thread = new RequestThread('slow-meme-drawer', DRAWER)
  readonly #slow = new Lane(LANES.drawSlowly)
  /** How many of each user's memes were refused as too slow. */
  readonly #slowUsers = new LRUCache<number, number>({ max: MAX_SLOW_USERS, ttl: SLOW_USER_MS })
  readonly #memory = new SharedPixels(LANES.draw.places)
  /** Statistics of the drawing thread's cache of decoded pictures. */
  readonly sources = { bytes: 0, hits: 0, misses: 0 }
  readonly #slowDrawing: DrawingLimits

  /** @param slowDrawing when a meme is refused: tests do not wait for two seconds each */
  constructor(slowDrawing = SLOW_DRAWING, animator = new Animator()) {
    this.#slowDrawing = slowDrawing
    this.animator = animator
  }

  /**
   * Renders the stored picture of a meme.
   *
   * @param userId the meme's owner
   * @param stickers the pictures of all its stickers
   * @param outside leaves the caller's place while a slow meme is drawn
   * @throws AppError `busy` when too many renders are waiting, `drawing_too_slow`, or
   *   `too_many_requests` from a user whose memes were
   */
  render(
    userId: number,
    source: RenderSource,
    meme: Meme,
    stickers: readonly StickerSource[] = [],
    outside?: Place['outside'],
  ): Promise<RenderedPicture> {
    const draw = (thread: Thread, limits: DrawingLimits) =>
      this.#drawStored(thread, limits, source, meme, stickers)
    const lane = stickers.length === 0 ? this.lane : this.#withStickers
    return this.#drawFairly(userId, draw, lane, outside)
  }

  /**
   * Draws the stored animation of a meme, and its first frame.
   *
   * @param userId the meme's owner: animations of one user are drawn one after another
   * @param source a picture that moves
   * @throws AppError as `render` does; CancelledError
   */
  async renderAnimation(
    userId: number,
    source: MovingSource,
    meme: Meme,
    stickers: readonly StickerSource[] = [],
    options: DrawOptions = {},
  ): Promise<RenderedPicture> {
    this.#refuseSlowUser(userId)
    const drawn = await this.animator
      .draw(userId, source, meme, stickers, options)
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'drawing_too_slow')
          this.#countRefusal(userId)
        throw error
      })
    const { width, height, poster: png, ...rest } = drawn
    return { width, height, png, animation: { width, height, ...rest } }
  }

  /**
   * Renders the thumbnail of a stored picture.
   *
   * @param userId the picture's owner
   * @throws AppError `busy` when too many renders are waiting
   */
  thumbnail(userId: number, png: Uint8Array): Promise<Thumbnail> {
    return this.lane.run(userId, () => withImage(png, makeThumbnail))
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
   * @param userId the picture's owner
   * @param picture closed as soon as it has been copied
   */
  async normalize(userId: number, picture: DecodedPicture): Promise<RenderedPicture> {
    const { width, height, transparentPng } = picture
    if (transparentPng !== undefined) return { width, height, png: Buffer.from(transparentPng) }
    return await this.lane.run(userId, () =>
      this.#inSharedMemory(picture, (shared) => encode(shared, picture.width, picture.height)),
    )
  }

  /**
   * Like the above, together with a meme made from the picture: it is decoded once, and both are
   * encoded concurrently.
   *
   * @param userId the picture's owner
   * @param picture a file, which is transferred; or a canvas in its stored size
   * @throws AppError as `render` does
   */
  async normalizeAndRender(
    userId: number,
    picture: GeneratedPicture,
    meme: Meme,
  ): Promise<Normalized> {
    if (!(picture instanceof Uint8Array)) {
      return await this.#renderDrawn(userId, pixelsOf(picture), meme)
    }
    const source = plainPng(picture)
    if (source !== undefined) {
      return { source, meme: await this.#drawGiven(userId, { file: picture }, meme) }
    }
    const decoded = await this.openUserPicture(userId, picture)
    try {
      return await this.#renderDrawn(userId, decoded, meme)
    } finally {
      decoded.close()
    }
  }

  /** Ends the threads after their current work: a process that exits before that can crash. */
  async close(): Promise<void> {
    const threads = [this.#quickDrawer, this.#slowDrawer, this.#reader, this.animator]
    await Promise.all(threads.map((thread) => thread.close()))
  }

  /** Draws quick memes directly, and slow ones in turn. */
  async #drawFairly(
    userId: number,
    draw: (thread: Thread, limits: DrawingLimits) => Promise<RenderedPicture | undefined>,
    quick = this.lane,
    outside: Place['outside'] = (work) => work(),
  ): Promise<RenderedPicture> {
    this.#refuseSlowUser(userId)
    if (!this.#slowUsers.has(userId)) {
      const drawn = await quick.run(userId, () => draw(this.#quickDrawer, QUICK_DRAWING))
      if (drawn !== undefined) return drawn
      this.#slowUsers.set(userId, 0)
    }
    const drawn = await outside(() =>
      this.#slow.run(userId, () => draw(this.#slowDrawer, this.#slowDrawing)),
    )
    if (drawn !== undefined) return drawn
    this.#countRefusal(userId)
    throw new AppError('drawing_too_slow')
  }

  /** @throws AppError `too_many_requests` for a user whose memes were too slow again and again */
  #refuseSlowUser(userId: number): void {
    if ((this.#slowUsers.get(userId) ?? 0) < MAX_REFUSALS) return
    const retryAfter = Math.ceil(this.#slowUsers.getRemainingTTL(userId) / 1000)
    throw new AppError('too_many_requests', undefined, { retryAfter })
  }

  #countRefusal(userId: number): void {
    this.#slowUsers.set(userId, (this.#slowUsers.get(userId) ?? 0) + 1)
  }

  #renderDrawn(userId: number, picture: Pixels | DecodedPicture, meme: Meme): Promise<Normalized> {
    const { width, height } = picture
    return this.#inSharedMemory(picture, async (shared) => {
      const source = this.lane.run(userId, () => encode(shared, width, height))
      const drawn = this.#drawGiven(userId, { pixels: { width, height, data: shared } }, meme)
      // Both use the memory until they have settled.
      await Promise.allSettled([source, drawn])
      return { source: await source, meme: await drawn }
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
    thread: Thread,
    limits: DrawingLimits,
    source: RenderSource,
    meme: Meme,
    stickers: readonly StickerSource[],
  ): Promise<RenderedPicture | undefined> {
    const pictures = new Map([source, ...stickers].map((picture) => [picture.key, picture]))
    const drawing = {
      source: { key: source.key },
      meme,
      stickers: new Map(stickers.map(({ image, key }) => [image, key])),
      limits,
    }
    let drawn = await this.#tryToDraw(thread, { ...drawing, files: new Map() })
    this.sources[isMissing(drawn) ? 'misses' : 'hits'] += 1
    const wanted = new Set<string>()
    // In a loop, because the thread may drop a cached picture between two attempts.
    while (isMissing(drawn)) {
      for (const key of drawn.missing) wanted.add(key)
      const files = await copyFiles(wanted, pictures)
      drawn = await this.#tryToDraw(thread, { ...drawing, files })
    }
    return drawn
  }

  #drawGiven(userId: number, source: DrawingSource, meme: Meme): Promise<RenderedPicture> {
    return this.#drawFairly(userId, async (thread, limits) => {
      const drawing = { source, meme, stickers: new Map(), files: new Map(), limits }
      const drawn = await this.#tryToDraw(thread, drawing)
      if (isMissing(drawn)) throw new Error('expected a picture that was given to be drawn')
      return drawn
    })
  }

  /** @returns undefined when the drawing exceeds its limits */
  #tryToDraw(
    thread: Thread,
    drawing: Omit<DrawRequest, 'into'>,
  ): Promise<RenderedPicture | MissingFiles | undefined> {
    return this.#memory.use(async (into) => {
      const { result, cachedBytes } = await thread
        .ask(
          { ...drawing, into },
          {
            deadlineMs: DRAWING_MS,
            moved: [...drawing.files.values()].map(({ buffer }) => buffer),
          },
        )
        .catch(explainDeadline)
      this.sources.bytes = cachedBytes
      if (result === undefined || isMissing(result)) return result
      const { width, height } = result
      return await encode(new Uint8Array(into, 0, width * height * BYTES_PER_PIXEL), width, height)
    })
  }
}

const isMissing = (drawn: object | undefined): drawn is MissingFiles =>
  drawn !== undefined && 'missing' in drawn

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
  ...(await encodePixels(pixels, width, height)),
})

const pixelsOf = (canvas: Canvas): Pixels => ({
  width: canvas.width,
  height: canvas.height,
  data: canvas.data(),
})

const smallCanvases = new CanvasPool(LANES.draw.places)

/** The size of the thumbnail of a picture, in pixels. */
export const thumbnailSizeOf = (picture: { readonly width: number; readonly height: number }) =>
  fitWithin(picture, THUMBNAIL_SIDE)

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
