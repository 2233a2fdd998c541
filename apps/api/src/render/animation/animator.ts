/**
 * Decodes, draws and encodes animations on two threads.
 *
 * Problem: an animation is up to 300 pictures, which take seconds, and hundreds of megabytes if they
 * are all in memory at once. Other requests must not wait, and the server has 512 MB.
 * Approach: frames are decoded, drawn and encoded one after another, so a thread has only a few of them in
 * memory at any time. The threads process independent parts of a few users' animations in turn; the
 * animations of one user wait for each other. Idle threads end.
 */
import {
  type Animation,
  evenSide,
  GIF_END,
  gifDelays,
  gifHeader,
  readAnimation,
  writeAnimation,
  writeMp4,
} from '@memesmith/animation'
import { MAX_ANIMATION_BYTES, sizeOf } from '@memesmith/contract'
import type { Meme } from '@memesmith/meme-render'
import type { Scene } from '@memesmith/scenes'
import { AppError } from '../../runtime/app-error.ts'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { expected } from '../../runtime/expected.ts'
import { freeBytes, movableMemory } from '../../runtime/free-bytes.ts'
import { RequestThread, ThreadDeadlineError } from '../../runtime/request-thread.ts'
import type { JobOptions } from '../../runtime/shared-work.ts'
import { Lane, type LaneUser } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { encodePixels } from '../encode-png.ts'
import type { WantedSize } from '../fit-picture.ts'
import type { AnimatorAnswer, AnimatorRequest } from './animator.worker.ts'
import { JobControl, MAX_ENCODED_BYTES } from './job-control.ts'
import { keptFrames } from './kept-frames.ts'
import { keyIntervalOf } from './key-interval.ts'

/** An encoded animation. */
export interface StoredAnimation {
  readonly file: Uint8Array
  readonly width: number
  readonly height: number
  readonly frames: number
  /** ms */
  readonly duration: number
}

/** A drawn animation, and its first frame. */
export interface DrawnAnimation extends StoredAnimation {
  readonly poster: Buffer
}

/** How to read a file. */
export interface ReadOptions extends JobOptions {
  /** Maximum bytes of its frames; `MAX_ANIMATION_BYTES` by default. */
  readonly maxBytes?: number | undefined
}

/** How to draw a meme. */
export interface DrawOptions extends JobOptions {
  /** Of the result; its own size otherwise. */
  readonly size?: WantedSize
  /** The frames of the result at most, evenly spread; all of them otherwise. */
  readonly maxFrames?: number | undefined
}

type ReadFile = () => Promise<Uint8Array>

/** An animation that this server has encoded. */
export interface MovingSource {
  readonly frames: number
  readonly read: ReadFile
}

/** The picture of a sticker. */
interface AnimatorSticker {
  /** `Sticker.image` */
  readonly image: string
  readonly read: ReadFile
}

const THREADS = LANES.animatorThread.places
/** Limits of a short animation: frames, and layers drawn on all of them. */
const SHORT_FRAMES = 60
const SHORT_LAYERS = 400
/**
 * CPU time in ms that the layers of all frames may take. Other long animations wait meanwhile, half as
 * long. 300 frames of 640 × 640 with 40 captions in outline and shadow, at an angle, take 16 s.
 */
export const MAX_DRAWING_MS = 30_000
/** Deadline of a part in ms: the whole CPU limit, drawn on half a core. */
const DEADLINE_MS = 2 * MAX_DRAWING_MS
/** A short animation is drawn in a tenth of a second. */
const PROGRESS_MS = 25
const TOO_LARGE = {
  message:
    /*i18n*/ 'This animation takes more than {size} when it is drawn. Use a shorter part of it.',
  values: { size: sizeOf(MAX_ENCODED_BYTES) },
}
const TOO_SLOW =
  /*i18n*/ 'This animation takes too long to draw. Use fewer captions and stickers, or a shorter part of it.'
/** The loop of a scene takes 1.6 s. */
const SCENE_FRAMES = 16
const SCENE_FRAME_MS = 100
/** Frames of each part of a video but the last: see `VideoPart`. */
const MIN_VIDEO_PART = 2
/** The copies that visitors request count as one user of the threads. */
const VISITORS = 'visitors'

export class Animator {
  readonly #threads = Array.from(
    { length: THREADS },
    (_, index) =>
      new RequestThread<AnimatorRequest, AnimatorAnswer>(
        `animator-${index + 1}`,
        new URL('./animator.worker.ts', import.meta.url),
      ),
  )
  readonly #parts = new Lane(LANES.animatorThread)
  readonly #short = new Lane(LANES.animate)
  readonly #long = new Lane(LANES.animateLong)
  readonly #copies = new Lane(LANES.copyAnimation)

  readonly #maxDrawingMs: number

  /** @param maxDrawingMs CPU time in ms that the layers of all frames of an animation may take */
  constructor(maxDrawingMs = MAX_DRAWING_MS) {
    this.#maxDrawingMs = maxDrawingMs
  }

  /** Starts the threads in advance of work that is about to come. */
  warm(): void {
    for (const thread of this.#threads) thread.warm()
  }

  /**
   * Normalizes a user's animated file: at most `MAX_ANIMATION_SIDE` pixels, over white, lossless.
   *
   * @param file transferred: empty afterwards
   * @param frames how many of its first frames to keep; fewer are kept if these have too many bytes
   * @throws AppError `busy`; CancelledError; Error when the file can't be decoded
   */
  read(
    userId: number,
    file: Uint8Array,
    frames: number,
    { maxBytes = MAX_ANIMATION_BYTES, ...options }: ReadOptions = {},
  ) {
    return this.#run(
      frames <= SHORT_FRAMES ? this.#short : this.#long,
      userId,
      frames,
      options,
      async (control): Promise<StoredAnimation> => {
        const request = { kind: 'read', file, frames, maxBytes, control } as const
        const { read } = await this.#ask(userId, request, movableMemory(file))
        const { durations, ...answer } = expected(read)
        return { ...answer, ...totalsOf(durations) }
      },
    )
  }

  /**
   * Draws a meme on every frame of an animation that this server has encoded.
   *
   * @param source read when it is its turn, so that waiting work takes no memory
   * @param stickers the stickers' pictures, read like the source
   * @throws AppError `busy`, `animation_too_large` or `drawing_too_slow`; CancelledError
   */
  draw(
    userId: number,
    source: MovingSource,
    meme: Meme,
    stickers: readonly AnimatorSticker[],
    { size: wanted = {}, maxFrames, ...options }: DrawOptions = {},
  ): Promise<DrawnAnimation> {
    const frames = Math.min(source.frames, maxFrames ?? source.frames)
    const isShort = frames <= SHORT_FRAMES && frames * meme.document.layers.length <= SHORT_LAYERS
    const lane = isShort ? this.#short : this.#long
    return this.#run(lane, userId, frames, options, async (control) => {
      const { file: picture, durations, plays } = shared(await source.read())
      const kept = keptFrames(durations, maxFrames)
      const files = new Map<string, Uint8Array>()
      for (const sticker of stickers) {
        files.set(sticker.image, toShared(await sticker.read()))
      }
      const drawn = await this.#inParts(partsOf(kept.length, keyIntervalOf(kept.length)), (part) =>
        this.#ask(userId, {
          kind: 'draw',
          file: picture,
          meme,
          stickers: files,
          wanted,
          kept,
          maxDrawingMs: this.#maxDrawingMs,
          control,
          ...part,
        }),
      )
      const answers = drawn.map(({ draw }) => expected(draw))
      const { width, height, poster } = expected(answers[0])
      const frames = answers.flatMap((answer) => answer.frames)
      const file = joinFrames({ width, height, plays, frames })
      const still = await encodePixels(toShared(expected(poster)), width, height)
      const shown = totalsOf(kept.map(({ duration }) => duration))
      return { width, height, poster: still.png, file, ...shown }
    })
  }

  /** Draws the loop of a scene (see `sceneAt`), at most `MAX_ANIMATION_SIDE` pixels. */
  async drawScene(
    userId: number,
    scene: Scene,
    options: JobOptions = {},
  ): Promise<StoredAnimation> {
    const count = SCENE_FRAMES
    const duration = SCENE_FRAME_MS
    const drawn = await this.#run(this.#short, userId, count, options, (control) =>
      this.#inParts(partsOf(count, keyIntervalOf(count)), (part) =>
        this.#ask(userId, { kind: 'scene', scene, count, duration, control, ...part }),
      ),
    )
    const answers = drawn.map(({ draw }) => expected(draw))
    const { width, height } = expected(answers[0])
    const frames = answers.flatMap((answer) => answer.frames)
    const file = joinFrames({ width, height, plays: 0, frames })
    return { file, width, height, ...totalsOf(frames.map((frame) => frame.duration)) }
  }

  /** Encodes an animation that this server has encoded as GIF, as `#copy` says. */
  async toGif(userId: number, source: ReadFile, options: JobOptions = {}): Promise<Uint8Array> {
    return await this.#copy(userId, source, options, async (animation, control) => {
      const { file, durations, plays, width, height } = animation
      const delays = gifDelays(durations)
      const parts = partsOf(durations.length, Math.ceil(durations.length / THREADS))
      const encoded = await this.#inParts(parts, (part) => {
        const own = delays.slice(part.first, part.end)
        return this.#ask(VISITORS, { kind: 'gif', file, delays: own, control, ...part })
      })
      const frames = encoded.flatMap(({ gif }) => expected(gif).frames)
      const gif = Buffer.concat([gifHeader(width, height, plays), ...frames, GIF_END])
      frames.forEach(freeBytes)
      return gif
    })
  }

  /**
   * Encodes an animation that this server has encoded as MP4, as `#copy` says. It plays once, because an
   * MP4 can't say how many times.
   */
  async toMp4(userId: number, source: ReadFile, options: JobOptions = {}): Promise<Uint8Array> {
    return await this.#copy(userId, source, options, async (animation, control) => {
      const { file, durations, width, height } = animation
      const size = Math.max(MIN_VIDEO_PART, keyIntervalOf(durations.length))
      const encoded = await this.#inParts(partsOf(durations.length, size), (part) =>
        this.#ask(VISITORS, { kind: 'mp4', file, control, ...part }),
      )
      const parts = encoded.map(({ mp4 }) => expected(mp4))
      const sides = { width: evenSide(width), height: evenSide(height) }
      const video = writeMp4({ ...sides, durations, parts })
      for (const { frames } of parts) frames.forEach(freeBytes)
      return video
    })
  }

  /**
   * Encodes an animation in another format.
   *
   * @param userId the owner. Visitors cause this, so it has a lane apart from the owner's saves
   * @param source read when it is its turn
   * @throws AppError `busy` or `animation_too_large`; CancelledError
   */
  async #copy(
    userId: number,
    source: ReadFile,
    options: JobOptions,
    encode: (animation: SharedAnimation, control: SharedArrayBuffer) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    return await this.#run(this.#copies, userId, undefined, options, async (control, job) => {
      const animation = shared(await source())
      job.frames = animation.durations.length
      return await encode(animation, control)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  /** Runs a job in its lane, and follows it. */
  async #run<Result>(
    lane: Lane,
    userId: number,
    frames: number | undefined,
    { signal, onProgress }: JobOptions,
    work: (control: SharedArrayBuffer, job: JobControl) => Promise<Result>,
  ): Promise<Result> {
    const run = async () => {
      const control = new JobControl()
      if (frames !== undefined) control.frames = frames
      const stop = () => control.stop()
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop)
      const timer = onProgress && setInterval(() => onProgress(control.share), PROGRESS_MS)
      try {
        return await work(control.memory, control).catch(explainDeadline)
      } catch (error) {
        stop()
        if (control.isTooLarge) throw new AppError('animation_too_large', TOO_LARGE)
        if (control.drawingMs > this.#maxDrawingMs) {
          throw new AppError('drawing_too_slow', TOO_SLOW)
        }
        throw error
      } finally {
        clearInterval(timer)
        signal?.removeEventListener('abort', stop)
      }
    }
    return await unlessCancelled(signal, lane.run(userId, run, signal))
  }

  /** Requests one part per thread at a time, so that waiting parts take no memory. */
  async #inParts(
    parts: readonly FrameRange[],
    ask: (part: FrameRange) => Promise<AnimatorAnswer>,
  ): Promise<AnimatorAnswer[]> {
    const answers: AnimatorAnswer[] = []
    const left = parts.entries()
    await Promise.all(
      this.#threads.map(async () => {
        for (const [index, part] of left) answers[index] = await ask(part)
      }),
    )
    return answers
  }

  async #ask(
    user: LaneUser,
    request: AnimatorRequest,
    moved: readonly ArrayBuffer[] = [],
  ): Promise<AnimatorAnswer> {
    const options = { deadlineMs: DEADLINE_MS, moved }
    return await this.#parts.run(user, ({ index }) =>
      expected(this.#threads[index]).ask(request, options),
    )
  }
}

/** @param animation its frames are freed */
function joinFrames(animation: Animation): Uint8Array {
  const file = writeAnimation(animation)
  for (const { data } of animation.frames) freeBytes(data)
  return file
}

interface FrameRange {
  readonly first: number
  readonly end: number
}

const partsOf = (frames: number, size: number): FrameRange[] =>
  Array.from({ length: Math.ceil(frames / size) }, (_, index) => ({
    first: index * size,
    end: Math.min(frames, (index + 1) * size),
  }))

function totalsOf(durations: readonly number[]) {
  return {
    frames: durations.length,
    duration: durations.reduce((sum, duration) => sum + duration, 0),
  }
}

type SharedAnimation = ReturnType<typeof shared>

/** Copies a file to memory that the threads share. */
function shared(source: Uint8Array) {
  const animation = readAnimation(source)
  if (animation === undefined) throw new Error('expected an animated WebP')
  const file = toShared(source)
  const { width, height, plays, frames } = animation
  return { file, width, height, plays, durations: frames.map(({ duration }) => duration) }
}

function toShared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}

/** @throws CancelledError instead of what cancelled work throws */
async function unlessCancelled<Result>(
  signal: AbortSignal | undefined,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw signal?.aborted ? new CancelledError() : error
  }
}

function explainDeadline(error: unknown): never {
  throw error instanceof ThreadDeadlineError
    ? new AppError('busy', undefined, { cause: error })
    : error
}
