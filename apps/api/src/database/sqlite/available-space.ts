/**
 * The space available to a database, on the disk and within the operator's limit.
 *
 * A save is refused when it would leave less than a minimum of free space, so that the site never
 * fills the disk by itself. Small writes (deletions, sessions) may use the rest, and the last pages of
 * the limit. Pages that deletions have freed inside the database file count as free.
 */

import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { MEGABYTE } from '@memesmith/contract/units'
import type Sqlite from 'better-sqlite3'

/** The space that saves leave free on the disk. */
export const FLOOR_BYTES = 24 * MEGABYTE

// A save is written to the log first, then to the database file.
const WRITTEN_TIMES = 2

/** The share of the operator's limit that saves may not use: thousands of sessions for 100 MB. */
export const LIMIT_SHARE_KEPT = 1 / 16

/** Decides which writes fit. */
export class AvailableSpace {
  readonly #sqlite: Sqlite.Database
  readonly #folder: string
  readonly #pageSize: number
  /** The maximum number of pages for each kind of write; undefined without a limit. */
  readonly #maxPages: { readonly save: number; readonly small: number } | undefined

  /**
   * @param file the path of the database
   * @param maxBytes the operator's limit
   */
  constructor(sqlite: Sqlite.Database, file: string, maxBytes: number | undefined) {
    this.#sqlite = sqlite
    this.#folder = dirname(file)
    this.#pageSize = this.#readNumber('page_size')
    if (maxBytes !== undefined) {
      const small = Math.floor(maxBytes / this.#pageSize)
      this.#maxPages = { small, save: small - Math.ceil(small * LIMIT_SHARE_KEPT) }
    }
  }

  /** Whether a write of this many bytes may start. SQLite itself enforces the operator's limit. */
  admit(kind: 'save' | 'small', bytes = 0): boolean {
    if (this.#maxPages !== undefined)
      this.#sqlite.pragma(`max_page_count = ${this.#maxPages[kind]}`)
    return kind === 'small' || this.#hasFor(bytes)
  }

  #hasFor(bytes: number): boolean {
    const needed = FLOOR_BYTES + WRITTEN_TIMES * bytes
    const free = freeOnDisk(this.#folder)
    if (free >= needed) return true
    return free + this.#readNumber('freelist_count') * this.#pageSize >= needed
  }

  #readNumber(pragma: string): number {
    return Number(this.#sqlite.pragma(pragma, { simple: true }))
  }
}

/** Free bytes on the folder's disk for this process; Infinity where the system does not tell. */
function freeOnDisk(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
