import { Lane, type LaneOptions } from '../../scheduling/lane.ts'

/**
 * An upload that has waited this long for its sender, in ms, gives up its slot when another waits
 * for one.
 */
const PATIENCE_MS = 10_000
const CHECK_MS = 1000

/** An upload that is still arriving. */
export interface ArrivingUpload {
  readonly userId: number
  /** How long the server has waited for its sender, in ms, excluding the wait for a slot. */
  senderMs(): number
  /** Ends the upload, which releases its slots. */
  giveWay(): void
}

export interface UploadSlot {
  /** Marks the upload as complete, so that it no longer gives way. */
  settle(): void
  leave(): void
}

/**
 * A limited number of slots for uploads of a certain size. A slow sender keeps its slot until
 * another upload needs it, and for at least `PATIENCE_MS`. Uploads of users who hold many slots
 * give way to those of users who hold few.
 */
export class UploadSlots {
  readonly #lane: Lane
  readonly #perUser: number
  readonly #arriving = new Set<ArrivingUpload>()

  constructor(lane: LaneOptions & { readonly placesOfUser: number }) {
    this.#perUser = lane.placesOfUser
    this.#lane = new Lane(lane)
  }

  /** @throws AppError `busy` when too many uploads are waiting */
  async enter(upload: ArrivingUpload): Promise<UploadSlot> {
    const timer = setInterval(() => this.#makeRoomFor(upload), CHECK_MS)
    try {
      const { leave } = await this.#lane.enter(upload.userId)
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

  /**
   * Ends the slowest upload of the user with the most slots, among those that have exceeded their
   * patience.
   */
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
