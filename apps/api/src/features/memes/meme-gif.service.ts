/**
 * The GIFs of memes that move. Each is made when it is first asked for, and kept.
 *
 * Approach: everyone who asks for a GIF that is being made waits for the same work, which stops when
 * all of them have left. Where there is no space to keep it, the last ones stay in memory. So do the
 * names of those that are too large: finding that out takes seconds.
 */
import { MEGABYTE } from '@memesmith/contract'
import { LRUCache } from 'lru-cache'
import { userTransaction } from '../../database/row-locks.ts'
import type { JobOptions } from '../../render/animation/animator.ts'
import { MAX_ENCODED_BYTES } from '../../render/animation/job-control.ts'
import { AppError } from '../../runtime/app-error.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { assertFits } from '../../storage/quota/storage-quota.ts'
import { isNoSpace } from './is-no-space.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import { changeMeme, findMemeOf, type SharedPicture } from './memes.repository.ts'

const GIF_TYPE = 'image/gif'
const MAX_CACHED_BYTES = 32 * MEGABYTE
const MAX_KNOWN_TOO_LARGE = 10_000
const TOO_LARGE = `As a GIF, this animation takes more than ${MAX_ENCODED_BYTES / MEGABYTE} MB. It can be downloaded as WebP.`

/** A meme that moves. */
type MovingMeme = SharedPicture & { readonly animationId: string }

interface Work {
  readonly result: Promise<Uint8Array>
  readonly listeners: Set<JobOptions>
  readonly abort: AbortController
}

export class GifMaker {
  readonly #deps: MemeDependencies
  readonly #running = new Map<string, Work>()
  readonly #cache = new ByteCache<Uint8Array>(MAX_CACHED_BYTES, ({ byteLength }) => byteLength)
  /** Ids of animations, whose bytes never change. */
  readonly #tooLarge = new LRUCache<string, true>({ max: MAX_KNOWN_TOO_LARGE })

  constructor(deps: MemeDependencies) {
    this.#deps = deps
  }

  /** Whether the GIF of this animation was found to be too large, by this server and lately. */
  isTooLarge(animationId: string): boolean {
    return this.#tooLarge.has(animationId)
  }

  /**
   * The GIF of a meme.
   *
   * @throws AppError `busy` when too many animations are waiting, `animation_too_large`,
   *   `image_not_found` when the meme was deleted or replaced; CancelledError when `signal` is aborted
   */
  async get(meme: MovingMeme, options: JobOptions = {}): Promise<Uint8Array> {
    if (meme.gifId !== null) {
      try {
        return await this.#deps.images.read(meme.gifId)
      } catch (error) {
        // It may have been deleted in favor of what its owner saves.
        if (!(error instanceof AppError) || error.code !== 'image_not_found') throw error
      }
    }
    const { animationId } = meme
    if (this.isTooLarge(animationId)) throw new AppError('animation_too_large', TOO_LARGE)
    const work = this.#running.get(animationId) ?? this.#start(meme)
    work.listeners.add(options)
    const left = Promise.withResolvers<never>()
    const leave = () => {
      work.listeners.delete(options)
      if (work.listeners.size === 0) this.#stop(animationId, work)
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

  #start(meme: MovingMeme): Work {
    const listeners = new Set<JobOptions>()
    const abort = new AbortController()
    const onProgress = (share: number) => {
      for (const listener of listeners) listener.onProgress?.(share)
    }
    const result = this.#cache.get(meme.animationId, () =>
      this.#make(meme, { signal: abort.signal, onProgress }),
    )
    const work = { result, listeners, abort }
    this.#running.set(meme.animationId, work)
    const end = () => {
      if (this.#running.get(meme.animationId) === work) this.#running.delete(meme.animationId)
    }
    result.then(end, end)
    return work
  }

  /** Whoever asks again before the work has ended starts it anew. */
  #stop(animationId: string, work: Work): void {
    work.abort.abort()
    if (this.#running.get(animationId) !== work) return
    this.#running.delete(animationId)
    this.#cache.delete(animationId)
  }

  async #make(meme: MovingMeme, options: JobOptions): Promise<Uint8Array> {
    const { images, renderer } = this.#deps
    const { animationId, userId } = meme
    const read = () => images.read(animationId)
    const gif = await renderer.animator.toGif(userId, read, options).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'animation_too_large') throw error
      this.#tooLarge.set(animationId, true)
      throw new AppError('animation_too_large', TOO_LARGE)
    })
    await this.#keep(meme, gif).catch((error: unknown) => {
      // Visitors get it, even when the disk or the collection is full.
      if (!isNoSpace(error)) throw error
    })
    return gif
  }

  async #keep({ animationId, memeId, userId, width, height }: MovingMeme, gif: Uint8Array) {
    const { config, db, images } = this.#deps
    // Storing transfers the bytes, so this is a copy for the response.
    const data = Uint8Array.from(gif)
    const picture = { ownerId: userId, mimeType: GIF_TYPE, width, height, data }
    const stored = await images.store(picture)
    await userTransaction(db, userId, async (transaction) => {
      const now = await findMemeOf(transaction, userId, memeId)
      // The meme may have been deleted or replaced, or another server may have stored the GIF.
      if (now?.animationId !== animationId || now.gifId !== null) return
      await changeMeme(transaction, memeId, { gifId: await insertImage(transaction, stored) })
      await assertFits(transaction, userId, config)
    })
  }
}
