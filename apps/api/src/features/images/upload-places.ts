import { WorkQueue } from '../../runtime/work-queue.ts'

/** After so much waiting for its sender an upload gives its place up when another waits for one. */
const PATIENCE_MS = 10_000
const CHECK_MS = 1000
const MAX_WAITING = 60

/** An upload that is still arriving. */
export interface ArrivingUpload {
  /** How long its sender has kept us waiting. What it has waited for here does not count. */
  senderMs(): number
  /** Ends it, and gives its places back. */
  giveWay(): void
}

export interface UploadPlace {
  /** The upload is there, so it is not asked to give way any more. */
  settle(): void
  leave(): void
}

/**
 * A bounded number of places for uploads of a certain size. A slow sender has its place for as long as
 * nobody else needs it, and at least for `PATIENCE_MS`.
 */
export class UploadPlaces {
  readonly #queue: WorkQueue
  readonly #arriving = new Set<ArrivingUpload>()

  constructor(count: number) {
    this.#queue = new WorkQueue(count, MAX_WAITING)
  }

  /** @throws AppError `busy` when too many wait already */
  async enter(upload: ArrivingUpload): Promise<UploadPlace> {
    const timer = setInterval(() => this.#makeRoom(), CHECK_MS)
    try {
      const leave = await this.#queue.enter()
      this.#arriving.add(upload)
      const settle = () => void this.#arriving.delete(upload)
      return {
        settle,
        leave() {
          settle()
          leave()
        },
      }
    } finally {
      clearInterval(timer)
    }
  }

  #makeRoom(): void {
    const [slowest] = [...this.#arriving].sort((a, b) => b.senderMs() - a.senderMs())
    if (slowest === undefined || slowest.senderMs() < PATIENCE_MS) return
    this.#arriving.delete(slowest)
    slowest.giveWay()
  }
}
