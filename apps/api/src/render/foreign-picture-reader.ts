/**
 * Decodes pictures of strangers.
 *
 * Problem: one of 26 megapixels takes 145 MB until it is scaled down, and a file can be made to take
 * seconds. Somebody who sends many such files must not keep the others waiting.
 * Approach: a thread decodes one picture at a time, and ends when one takes too long. A user has one in
 * hand, and the user's others wait behind it, so anybody else waits for a single one of them.
 */
import { FairQueue } from '../runtime/fair-queue.ts'
import { freeBytes, movableMemory } from '../runtime/free-bytes.ts'
import { RequestThread } from '../runtime/request-thread.ts'
import type { Pixels } from './meme-drawer.worker.ts'

/** A decoded picture, in the size that is stored. */
export interface ForeignPicture extends Pixels {
  /** Frees its memory, and lets the next be decoded. */
  readonly close: () => void
}

/** A picture that takes longer counts as one that can not be read. The slowest known take one second. */
const DEADLINE_MS = 5000
const MAX_WAITING = 40

export class ForeignPictureReader {
  readonly #thread = new RequestThread<Uint8Array, Pixels>(
    'picture-reader',
    new URL('./picture-reader.worker.ts', import.meta.url),
  )
  readonly #queue = new FairQueue({
    running: 1,
    perUser: 1,
    waitingPerUser: MAX_WAITING,
    waiting: MAX_WAITING,
  })

  /**
   * @param bytes handed over: empty afterwards
   * @returns a picture that the caller closes
   * @throws AppError `busy` when too many wait already; Error when the bytes can't be decoded
   */
  async open(userId: number, bytes: Uint8Array): Promise<ForeignPicture> {
    const leave = await this.#queue.enter(userId)
    try {
      const options = { deadlineMs: DEADLINE_MS, moved: movableMemory(bytes) }
      const picture = await this.#thread.ask(bytes, options)
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
}
