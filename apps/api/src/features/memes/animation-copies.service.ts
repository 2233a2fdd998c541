/**
 * The GIFs and MP4s of memes that move. Each is made on the first request, and kept.
 *
 * Approach: everyone who requests a copy that is being made waits for the same work, which stops when all
 * of them have disconnected. If there is no space to keep copies, the last ones stay in memory. So do the
 * names of those that are too large, because finding that out takes seconds.
 */
import { evenSide } from '@memesmith/animation'
import { calls, MEGABYTE } from '@memesmith/contract'
import { LRUCache } from 'lru-cache'
import { userTransaction } from '../../database/row-locks.ts'
import type { Animator, JobOptions } from '../../render/animation/animator.ts'
import { MAX_ENCODED_BYTES } from '../../render/animation/job-control.ts'
import { AppError } from '../../runtime/app-error.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { assertFits } from '../../storage/quota/storage-quota.ts'
import { isNoSpace } from './is-no-space.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import { changeMeme, findMemeOf, type SharedPicture } from './memes.repository.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE
const MAX_KNOWN_TOO_LARGE = 10_000

interface Copy {
  /** With its article. */
  readonly name: string
  /** The column of a meme with the copy's id. */
  readonly column: 'gifId' | 'mp4Id'
  readonly mimeType: string
  readonly make: Animator['toGif']
  /** Maps a side of the animation to that of the copy, in pixels. */
  readonly sideOf: (side: number) => number
}

/** The extensions of copies, first what most chats play. */
export const COPY_FORMATS = ['mp4', 'gif'] as const
export type CopyFormat = (typeof COPY_FORMATS)[number]
export const COPY_TYPES: Readonly<Record<CopyFormat, string>> = {
  gif: calls.sharedGif.answer[200].contentType,
  mp4: calls.sharedMp4.answer[200].contentType,
}

const copiesBy = (animator: Animator): Readonly<Record<CopyFormat, Copy>> => ({
  gif: {
    name: 'a GIF',
    column: 'gifId',
    mimeType: COPY_TYPES.gif,
    make: (...given) => animator.toGif(...given),
    sideOf: (side) => side,
  },
  mp4: {
    name: 'an MP4',
    column: 'mp4Id',
    mimeType: COPY_TYPES.mp4,
    make: (...given) => animator.toMp4(...given),
    sideOf: evenSide,
  },
})

/** A meme that moves. */
type MovingMeme = SharedPicture & { readonly animationId: string }

interface Work {
  readonly result: Promise<Uint8Array>
  readonly listeners: Set<JobOptions>
  readonly abort: AbortController
}

export class AnimationCopies {
  readonly #deps: MemeDependencies
  readonly #copies: Readonly<Record<CopyFormat, Copy>>
  readonly #running = new Map<string, Work>()
  readonly #cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  /** The ids of animations, whose bytes never change. */
  readonly #tooLarge = new LRUCache<string, true>({ max: MAX_KNOWN_TOO_LARGE })

  constructor(deps: MemeDependencies) {
    this.#deps = deps
    this.#copies = copiesBy(deps.renderer.animator)
  }

  /** A key that is unique to a copy, for a cache or an ETag. */
  static keyOf(animationId: string, format: CopyFormat): string {
    return `${animationId}-${format}`
  }

  /** Whether this server recently found this copy of an animation too large. */
  isTooLarge(animationId: string, format: CopyFormat): boolean {
    return this.#tooLarge.has(AnimationCopies.keyOf(animationId, format))
  }

  /**
   * A copy of a meme's animation in another format.
   *
   * @throws AppError `busy` when too many animations are waiting, `animation_too_large`,
   *   `image_not_found` when the meme was deleted or replaced; CancelledError when `signal` is aborted
   */
  async get(meme: MovingMeme, format: CopyFormat, options: JobOptions = {}): Promise<Uint8Array> {
    const copy = this.#copies[format]
    const kept = meme[copy.column]
    if (kept !== null) {
      try {
        return await this.#deps.images.read(kept)
      } catch (error) {
        // It may have been deleted to make room for its owner's saves.
        if (!(error instanceof AppError) || error.code !== 'image_not_found') throw error
      }
    }
    if (this.isTooLarge(meme.animationId, format)) throw tooLarge(copy)
    const key = AnimationCopies.keyOf(meme.animationId, format)
    const work = this.#running.get(key) ?? this.#start(key, meme, copy)
    work.listeners.add(options)
    const left = Promise.withResolvers<never>()
    const leave = () => {
      work.listeners.delete(options)
      if (work.listeners.size === 0) this.#stop(key, work)
      left.reject(new CancelledError())
    }
    options.signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([work.result, left.promise])
    } finally {
      options.signal?.removeEventListener('abort', leave)
      work.listeners.delete(options)
    }
  }

  #start(key: string, meme: MovingMeme, copy: Copy): Work {
    const listeners = new Set<JobOptions>()
    const abort = new AbortController()
    const onProgress = (share: number) => {
      for (const listener of listeners) listener.onProgress?.(share)
    }
    const result = this.#cache.get(key, () =>
      this.#make(key, meme, copy, { signal: abort.signal, onProgress }),
    )
    const work = { result, listeners, abort }
    this.#running.set(key, work)
    const end = () => {
      if (this.#running.get(key) === work) this.#running.delete(key)
    }
    result.then(end, end)
    return work
  }

  /** A request before the cancelled work has ended starts it again. */
  #stop(key: string, work: Work): void {
    work.abort.abort()
    if (this.#running.get(key) !== work) return
    this.#running.delete(key)
    this.#cache.delete(key)
  }

  async #make(key: string, meme: MovingMeme, copy: Copy, options: JobOptions): Promise<Uint8Array> {
    const { images } = this.#deps
    const { animationId, userId } = meme
    const read = () => images.read(animationId)
    const file = await copy.make(userId, read, options).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'animation_too_large') throw error
      this.#tooLarge.set(key, true)
      throw tooLarge(copy)
    })
    await this.#keep(meme, copy, file).catch((error: unknown) => {
      // Visitors get it, even when the disk or the collection is full.
      if (!isNoSpace(error)) throw error
    })
    return file
  }

  async #keep(
    { animationId, memeId, userId, width, height }: MovingMeme,
    { column, mimeType, sideOf }: Copy,
    file: Uint8Array,
  ): Promise<void> {
    const { config, db, images } = this.#deps
    const size = { width: sideOf(width), height: sideOf(height) }
    // Storing transfers the bytes, so this is a copy for the response.
    const data = Uint8Array.from(file)
    const stored = await images.store({ ownerId: userId, mimeType, ...size, data })
    await userTransaction(db, userId, async (transaction) => {
      const now = await findMemeOf(transaction, userId, memeId)
      // The meme may have been deleted or replaced, or another server may have stored the copy.
      if (now?.animationId !== animationId || now[column] !== null) return
      await changeMeme(transaction, memeId, { [column]: await insertImage(transaction, stored) })
      await assertFits(transaction, userId, config)
    })
  }
}

const tooLarge = ({ name }: Copy): AppError =>
  new AppError(
    'animation_too_large',
    `As ${name}, this animation takes more than ${MAX_ENCODED_BYTES / MEGABYTE} MB. It can be downloaded as WebP.`,
  )
