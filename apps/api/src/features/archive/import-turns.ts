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

/** The turns of one import. */
export interface ImportTurns {
  /** The zip, which is open in its turn. */
  readonly archive: OpenZip
  /** Whether the import has worked for as long as it may. */
  readonly isTimeUp: boolean
  /** Lets others work if they have waited long enough, and waits for the next turn. */
  giveWay(): Promise<void>
  end(): void
}

/**
 * Waits for the first turn.
 *
 * @param lane of all imports
 * @param file the descriptor of the zip, which stays open
 * @param signal ends each wait
 * @throws AppError `archive_refused` as `openArchive` does, or the signal's reason
 */
export async function beginTurns(
  lane: Lane,
  userId: number,
  file: number,
  signal: AbortSignal,
  times = USUAL_TIMES,
): Promise<ImportTurns> {
  const place = await lane.enter(userId, signal)
  let since = performance.now()
  let workedMs = 0
  let archive: OpenZip | undefined = await openArchive(file).catch((error) => {
    place.leave()
    throw error
  })
  return {
    get archive() {
      if (archive === undefined) throw new Error('expected it to be the turn of this import')
      return archive
    },
    get isTimeUp() {
      return workedMs + performance.now() - since >= times.total
    },
    async giveWay() {
      const turnMs = performance.now() - since
      if (lane.waiting === 0 || turnMs < times.turn) return
      workedMs += turnMs
      archive = undefined
      await place.outside(async () => undefined)
      since = performance.now()
      archive = await openArchive(file)
    },
    end: () => place.leave(),
  }
}
