import { WorkQueue } from '../work-queue.ts'

/** An upload that has not arrived after this time gives its place up when another waits for one. */
const PATIENCE_MS = 10_000
const CHECK_MS = 1000
const MAX_WAITING = 60

export interface UploadPlace {
  /** The upload is there, so it is not asked to give way any more. */
  settle(): void
  leave(): void
}

interface Arrival {
  readonly since: number
  giveWay(): void
}

/**
 * A bounded number of places for uploads of a certain size. A slow one has its place for as long as
 * nobody else needs it, and at least for `PATIENCE_MS`.
 */
export class UploadPlaces {
  readonly #queue: WorkQueue
  /** The oldest first. */
  readonly #arriving = new Set<Arrival>()

  constructor(count: number) {
    this.#queue = new WorkQueue(count, MAX_WAITING)
  }

  /**
   * @param giveWay ends the upload, whose place another one gets
   * @throws AppError `busy` when too many wait already
   */
  async enter(giveWay: () => void): Promise<UploadPlace> {
    const timer = setInterval(() => this.#makeRoom(), CHECK_MS)
    try {
      const leave = await this.#queue.enter()
      const arrival = { since: performance.now(), giveWay }
      this.#arriving.add(arrival)
      const settle = () => void this.#arriving.delete(arrival)
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
    const [oldest] = this.#arriving
    if (oldest === undefined || performance.now() - oldest.since < PATIENCE_MS) return
    this.#arriving.delete(oldest)
    oldest.giveWay()
  }
}
