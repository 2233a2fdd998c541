/**
 * Decodes users' pictures.
 *
 * Problem: a picture of 26 megapixels takes 145 MB until it is scaled down, and a malicious file
 * can take seconds. A user who sends many such files must not delay other users.
 * Approach: one thread decodes one picture at a time, and is ended when a picture takes too long. Its
 * lane is fair among users.
 */
import { freeBytes, movableMemory } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import type { DecodedPixels, DecodeRequest } from './picture-decoder.worker.ts'

/** A decoded picture in its stored size. */
export interface DecodedPicture extends DecodedPixels {
  /** Frees its memory, and lets the next picture be decoded. */
  readonly close: () => void
}

/** Deadline for one picture in ms. The slowest known pictures take one second. */
const DEADLINE_MS = 5000

/** Decodes users' pictures in a separate thread, fairly. */
export class UserPictureDecoder {
  readonly #thread = new RequestThread<DecodeRequest, DecodedPixels>(
    'picture-reader',
    new URL('./picture-decoder.worker.ts', import.meta.url),
  )
  readonly #lane = new Lane(LANES.decode)

  /**
   * @param bytes transferred: empty afterwards
   * @param isOpaque whether to draw transparent areas over white only; else they are also kept
   * @returns a picture that the caller must close
   * @throws AppError `busy` when too many are waiting; Error when the bytes can't be decoded
   */
  async open(userId: number, bytes: Uint8Array, isOpaque: boolean): Promise<DecodedPicture> {
    const { leave } = await this.#lane.enter(userId)
    try {
      const options = { deadlineMs: DEADLINE_MS, moved: movableMemory(bytes) }
      const picture = await this.#thread.ask({ file: bytes, isOpaque }, options)
      const close = () => {
        freeBytes(picture.data)
        leave()
      }
      return { ...picture, close }
    } catch (error) {
      leave()
      throw error
    }
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
