/**
 * How much room there is for a database: on the disk, and within the operator's limit.
 *
 * A save is refused while it would leave less than a floor, so that the site itself never fills the
 * disk. What adds nothing to the site (a deletion, a session) may use the rest, the reserve file and
 * the last pages of the limit. Space that deletions freed inside the database file counts as free.
 */

import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { MEGABYTE } from '@memesmith/contract'
import type Sqlite from 'better-sqlite3'
import { RESERVE_BYTES, RESERVE_PART_BYTES, ReserveFile } from './reserve-file.ts'

const FLOOR_BYTES = 8 * MEGABYTE

// A save is written to the log first, and then to the database file.
const WRITTEN_TIMES = 2

/** This share of the operator's limit is not for saves: some thousands of sessions in 100 MB. */
const LIMIT_SHARE_KEPT = 1 / 16

export class Room {
  readonly #sqlite: Sqlite.Database
  readonly #folder: string
  readonly #reserve: ReserveFile
  readonly #pageSize: number
  /** The most pages that the file may have, by what is written; undefined without a limit. */
  readonly #maxPages: { readonly save: number; readonly small: number } | undefined

  /** @param maxBytes the operator's limit */
  constructor(sqlite: Sqlite.Database, reserveFile: string, maxBytes: number | undefined) {
    this.#sqlite = sqlite
    this.#folder = dirname(reserveFile)
    this.#reserve = new ReserveFile(reserveFile)
    this.#pageSize = this.#readNumber('page_size')
    if (maxBytes !== undefined) {
      const small = Math.floor(maxBytes / this.#pageSize)
      this.#maxPages = { small, save: small - Math.ceil(small * LIMIT_SHARE_KEPT) }
    }
  }

  /** Whether a save of so many bytes fits. SQLite itself refuses what is more than the limit. */
  enter(kind: 'save' | 'small', bytes = 0): boolean {
    if (this.#maxPages !== undefined)
      this.#sqlite.pragma(`max_page_count = ${this.#maxPages[kind]}`)
    return kind === 'small' || this.#hasFor(bytes)
  }

  /**
   * Finds space for a write that found none. The log begins anew in the space that it has, and with
   * each step after that the reserve gives up a part.
   */
  *make(): Generator<void> {
    const isDiskFull = freeOnDisk(this.#folder) < RESERVE_BYTES + FLOOR_BYTES
    if (!isDiskFull) return
    do {
      this.#emptyLog()
      yield
    } while (this.#reserve.release())
  }

  #emptyLog(): void {
    try {
      this.#sqlite.pragma('wal_checkpoint')
    } catch {
      // The database file has to grow for it. A part of the reserve may be enough.
    }
  }

  #hasFor(bytes: number): boolean {
    const needed = FLOOR_BYTES + WRITTEN_TIMES * bytes
    let free = freeOnDisk(this.#folder)
    if (this.#reserve.missing > 0 && free >= this.#reserve.missing + FLOOR_BYTES) {
      this.#reserve.fill()
      free = freeOnDisk(this.#folder)
    }
    const usable = free - this.#reserve.missing
    if (usable >= needed) return true
    return usable + this.#readNumber('freelist_count') * this.#pageSize >= needed
  }

  #readNumber(pragma: string): number {
    return Number(this.#sqlite.pragma(pragma, { simple: true }))
  }
}

/** Makes it possible to open a database on a full disk: SQLite needs some space for that. */
export function makeRoomToOpen(reserveFile: string): void {
  if (freeOnDisk(dirname(reserveFile)) < RESERVE_PART_BYTES) new ReserveFile(reserveFile).release()
}

/** Bytes that this process may write to the folder's disk; Infinity where the system says nothing. */
function freeOnDisk(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
