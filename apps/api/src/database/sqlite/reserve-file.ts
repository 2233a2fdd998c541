/**
 * Disk space that is kept for the time when the disk is full.
 *
 * Problem: a deletion, a login and a logout write to the database too. On a full disk they fail, and
 * then nobody can make room. Other programs may fill the disk, so it is not enough that this one
 * leaves some space free.
 * Approach: a file of random bytes, which no file system stores in less space. When a small write
 * finds no space, the file gives some back, one part at a time: a program that fills the disk again
 * gets only that part.
 */

import { randomBytes } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, statSync, truncateSync, writeSync } from 'node:fs'
import { MEGABYTE } from '@memesmith/contract'

// SQLite's log may hold 4 MB and one more save (two pictures of 5 MB) that the database file has no
// pages for yet. All of it has to fit, or the log can not be used again.
export const RESERVE_BYTES = 16 * MEGABYTE

/** What is given back at a time. */
export const RESERVE_PART_BYTES = 2 * MEGABYTE

export class ReserveFile {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Bytes that the file lacks. Commands of the operator use it too, so it is always looked up. */
  get missing(): number {
    return Math.max(0, RESERVE_BYTES - this.#size)
  }

  /**
   * Fills the file up. If there is no space for that, it stays as it was.
   *
   * @throws Error of the system when the file can't be opened
   */
  fill(): void {
    const before = this.#size
    const handle = openSync(this.#path, 'a', 0o600)
    try {
      const part = randomBytes(MEGABYTE)
      for (let { missing } = this; missing > 0; ) {
        missing -= writeSync(handle, part, 0, Math.min(missing, part.length))
      }
    } catch {
      ftruncateSync(handle, before)
    } finally {
      closeSync(handle)
    }
  }

  /**
   * Gives a part of the space back.
   *
   * @returns whether there was any
   */
  release(): boolean {
    const size = this.#size
    if (size === 0) return false
    truncateSync(this.#path, Math.max(0, size - RESERVE_PART_BYTES))
    return true
  }

  get #size(): number {
    return statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0
  }
}
