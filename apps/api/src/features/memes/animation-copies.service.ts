/**
 * The GIFs and MP4s of memes that move. Each is made on the first request, and kept.
 *
 * If there is no space to keep copies, the last ones stay in memory. So do the names of those that are too
 * large, because finding that out takes seconds.
 */
import { evenSide } from '@memesmith/animation'
import { type CopyFormat, calls, MEGABYTE, sizeOf } from '@memesmith/contract'
import { LRUCache } from 'lru-cache'
import type { Animator } from '../../render/animation/animator.ts'
import { MAX_ENCODED_BYTES } from '../../render/animation/job-control.ts'
import { AppError } from '../../runtime/app-error.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import { type JobOptions, SharedWork } from '../../runtime/shared-work.ts'
import { keepCopy } from './keep-copy.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import type { SharedPicture } from './memes.repository.ts'

const MAX_CACHED_BYTES = 32 * MEGABYTE
const MAX_KNOWN_TOO_LARGE = 10_000

interface Copy {
  /** Says that it would be too large. */
  readonly refusal: string
  /** The column of a meme with the copy's id. */
  readonly column: 'gifId' | 'mp4Id'
  readonly mimeType: string
  readonly make: Animator['toGif']
  /** Maps a side of the animation to that of the copy, in pixels. */
  readonly sideOf: (side: number) => number
}

export const COPY_TYPES: Readonly<Record<CopyFormat, string>> = {
  gif: calls.sharedGif.answer[200].contentType,
  mp4: calls.sharedMp4.answer[200].contentType,
}

const copiesBy = (animator: Animator): Readonly<Record<CopyFormat, Copy>> => ({
  gif: {
    refusal:
      /*i18n*/ 'As a GIF, this animation takes more than {size}. It can be downloaded as WebP.',
    column: 'gifId',
    mimeType: COPY_TYPES.gif,
    make: (...given) => animator.toGif(...given),
    sideOf: (side) => side,
  },
  mp4: {
    refusal:
      /*i18n*/ 'As an MP4, this animation takes more than {size}. It can be downloaded as WebP.',
    column: 'mp4Id',
    mimeType: COPY_TYPES.mp4,
    make: (...given) => animator.toMp4(...given),
    sideOf: evenSide,
  },
})

/** A meme that moves. */
type MovingMeme = SharedPicture & { readonly animationId: string }

export class AnimationCopies {
  readonly #deps: MemeDependencies
  readonly #copies: Readonly<Record<CopyFormat, Copy>>
  readonly #copying = new SharedWork<Uint8Array>(
    new ByteCache(MAX_CACHED_BYTES, ({ byteLength }) => byteLength),
  )
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
    return await this.#copying.get(key, (job) => this.#make(key, meme, copy, job), options)
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
    const { column, mimeType, sideOf } = copy
    await keepCopy(this.#deps, {
      ownerId: userId,
      memeId: meme.memeId,
      column,
      original: { column: 'animationId', id: animationId },
      mimeType,
      width: sideOf(meme.width),
      height: sideOf(meme.height),
      data: file,
    })
    return file
  }
}

const tooLarge = ({ refusal }: Copy): AppError =>
  new AppError('animation_too_large', {
    message: refusal,
    values: { size: sizeOf(MAX_ENCODED_BYTES) },
  })
