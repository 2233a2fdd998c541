import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { MEGABYTE } from '@memesmith/contract'
import { AppError } from '../../runtime/app-error.ts'

const MIN_BYTES = MEGABYTE
const MAX_BYTES = 96 * MEGABYTE
/** The time in ms that a client may take to read, however slowly. */
const PATIENCE_MS = 10_000

interface Sending {
  readonly bytes: Uint8Array
  readonly response: ServerResponse
  readonly start: number
}

/**
 * Bounds the memory of large responses whose clients read slowly, or not at all. Responses with the
 * same bytes share them. If there is no room for another one, the oldest are cut off.
 */
export class LargeResponses {
  readonly #sending = new Set<Sending>()
  readonly #maxBytes: number
  readonly #patienceMs: number

  constructor(maxBytes = MAX_BYTES, patienceMs = PATIENCE_MS) {
    this.#maxBytes = maxBytes
    this.#patienceMs = patienceMs
  }

  /**
   * Call it before the bytes are sent.
   *
   * @throws AppError `busy` when there is no room
   */
  add(bytes: Uint8Array, response: ServerResponse): void {
    if (bytes.length < MIN_BYTES) return
    const start = performance.now()
    for (const oldest of this.#sending) {
      const isPatient = start - oldest.start < this.#patienceMs
      if (this.#bytesWith(bytes) <= this.#maxBytes || isPatient) break
      this.#sending.delete(oldest)
      oldest.response.destroy()
    }
    if (this.#bytesWith(bytes) > this.#maxBytes) throw new AppError('busy')
    const sending = { bytes, response, start }
    this.#sending.add(sending)
    finished(response, () => this.#sending.delete(sending))
  }

  #bytesWith(bytes: Uint8Array): number {
    const different = new Set([bytes, ...[...this.#sending].map((each) => each.bytes)])
    return [...different].reduce((sum, { length }) => sum + length, 0)
  }
}
