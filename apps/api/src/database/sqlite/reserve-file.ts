/**
 * Disk space reserved for a full disk.
 *
 * Problem: deletions, logins and logouts write to the database too. On a full disk they would fail,
 * and users could not free any space. Keeping some space free is not enough, because other programs
 * may fill the disk.
 * Approach: a file of random bytes, which no file system can compress. When a small write fails for
 * lack of space, the file shrinks by one part at a time, so a program that fills the disk again
 * gets only that part.
 */

import { randomBytes } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, statSync, truncateSync, writeSync } from 'node:fs'
import { MEGABYTE } from '@memesmith/contract/units'

// The log may contain 4 MB and one more save (two pictures of 5 MB) that do not have pages in the
// database file yet. All of it must fit, or the log can't be checkpointed and reused.
export const RESERVE_BYTES = 16 * MEGABYTE

/** Bytes released at a time. */
export const RESERVE_PART_BYTES = 2 * MEGABYTE

/** The reserve file, which other processes may shrink or fill too. */
export class ReserveFile {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Bytes missing from the full size. Always read from the disk, because the operator's commands
   * use the file too.
   */
  get missing(): number {
    return Math.max(0, RESERVE_BYTES - this.#size)
  }

  /**
   * Fills the file to its full size. If there is not enough space, it is unchanged.
   *
   * @throws Error of the system call when the file can't be opened
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
   * Releases a part of the space.
   *
   * @returns false when the file was already empty
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
