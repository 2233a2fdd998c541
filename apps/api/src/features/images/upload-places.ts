import { FairQueue } from '../../runtime/fair-queue.ts'

/** After so much waiting for its sender an upload gives its place up when another waits for one. */
const PATIENCE_MS = 10_000
const CHECK_MS = 1000
const MAX_WAITING = 60
/** One user's uploads take no more places than this, and never all of them. */
const MAX_PER_USER = 3

/** An upload that is still arriving. */
export interface ArrivingUpload {
  readonly userId: number
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
 * nobody else needs it, and at least for `PATIENCE_MS`. Somebody who holds few places has room made by
 * those who hold more.
 */
export class UploadPlaces {
  readonly #queue: FairQueue
  readonly #perUser: number
  readonly #arriving = new Set<ArrivingUpload>()

  constructor(count: number) {
    this.#perUser = Math.min(MAX_PER_USER, Math.ceil(count / 2))
    this.#queue = new FairQueue({
      running: count,
      perUser: this.#perUser,
      waitingPerUser: MAX_WAITING,
      waiting: MAX_WAITING,
    })
  }

  /** @throws AppError `busy` when too many wait already */
  async enter(upload: ArrivingUpload): Promise<UploadPlace> {
    const timer = setInterval(() => this.#makeRoomFor(upload), CHECK_MS)
    try {
      const leave = await this.#queue.enter(upload.userId)
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

  /** Of those who have kept us waiting for long, the slowest of the user who holds the most gives way. */
  #makeRoomFor({ userId }: ArrivingUpload): void {
    const waitsForOwn = this.#countOf(userId) >= this.#perUser
    const [first] = [...this.#arriving]
      .filter((each) => each.senderMs() >= PATIENCE_MS)
      .filter((each) => !waitsForOwn || each.userId === userId)
      .sort(
        (a, b) => this.#countOf(b.userId) - this.#countOf(a.userId) || b.senderMs() - a.senderMs(),
      )
    if (first === undefined) return
    this.#arriving.delete(first)
    first.giveWay()
  }

  #countOf(userId: number): number {
    return [...this.#arriving].filter((each) => each.userId === userId).length
  }
}
