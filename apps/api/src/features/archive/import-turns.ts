/**
 * The turns of an import among others.
 *
 * Problem: an import may take minutes, and only a few may work at a time: each takes a share of the
 * drawing threads, and the names in its zip take tens of megabytes.
 * Approach: imports take turns. An import that has worked for a while closes its zip when others wait, and
 * waits behind them. Its time is counted while it works.
 */
import { MINUTE_MS } from '@memesmith/contract'
import type { OpenZip } from '../../runtime/zip/open-zip.ts'
import type { Lane } from '../../scheduling/lane.ts'
import { openArchive } from './open-archive.ts'

/** In ms. */
interface ImportTimes {
  /** How long an import works while others wait. */
  readonly turn: number
  /** How long it works in total. */
  readonly total: number
}

const USUAL_TIMES: ImportTimes = { turn: 10_000, total: 15 * MINUTE_MS }

export class ImportTurns {
  readonly #lane: Lane
  readonly #userId: number
  readonly #file: number
  readonly #signal: AbortSignal
  readonly #times: ImportTimes
  #turn: { readonly archive: OpenZip; readonly since: number; leave(): void } | undefined
  #workedMs = 0

  /**
   * @param lane of all imports
   * @param file the descriptor of the zip, which stays open
   * @param signal leaves the queue
   */
  constructor(lane: Lane, userId: number, file: number, signal: AbortSignal, times = USUAL_TIMES) {
    this.#lane = lane
    this.#userId = userId
    this.#file = file
    this.#signal = signal
    this.#times = times
  }

  get archive(): OpenZip {
    if (this.#turn === undefined) throw new Error('expected it to be the turn of this import')
    return this.#turn.archive
  }

  /** Whether the import has worked for as long as it may. */
  get isTimeUp(): boolean {
    return this.#workedMs + this.#turnMs >= this.#times.total
  }

  get #turnMs(): number {
    return this.#turn === undefined ? 0 : performance.now() - this.#turn.since
  }

  /**
   * Waits for a turn.
   *
   * @throws AppError `archive_refused` as `openArchive` does, or the signal's reason
   */
  async begin(): Promise<void> {
    const { leave } = await this.#lane.enter(this.#userId, this.#signal)
    const since = performance.now()
    try {
      this.#turn = { archive: await openArchive(this.#file), since, leave }
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Lets others work if they have waited long enough, and waits for the next turn. */
  async giveWay(): Promise<void> {
    if (this.#lane.waiting === 0 || this.#turnMs < this.#times.turn) return
    this.end()
    await this.begin()
  }

  end(): void {
    this.#workedMs += this.#turnMs
    this.#turn?.leave()
    this.#turn = undefined
  }
}
