/**
 * Gives the empty pages of an SQLite file back to the disk while a server uses it.
 *
 * Problem: `vacuum` rewrites the whole file, needs that much space again, and blocks saves meanwhile.
 * Approach: new files have `auto_vacuum = incremental`, which can move the last pages of the file to
 * empty ones, some at a time. Saves run between the steps.
 * Limits: a file of an earlier version has to be rewritten once, while no server runs.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqlite } from './open-sqlite.ts'

/** Steps of a megabyte: a save waits for one of them at most. */
const PAGES_AT_ONCE = 64
/** The pause in ms in which saves get their turn. */
const PAUSE_MS = 5

const INCREMENTAL = 2

/** Whether space can be reclaimed from the file while a server uses it. */
export function isIncremental(file: string): boolean {
  const sqlite = openSqlite(file)
  try {
    return sqlite.pragma('auto_vacuum', { simple: true }) === INCREMENTAL
  } finally {
    sqlite.close()
  }
}

/** Gives empty pages back, a step at a time. */
export async function reclaimSpace(file: string): Promise<void> {
  const sqlite = openSqlite(file)
  const countEmpty = () => Number(sqlite.pragma('freelist_count', { simple: true }))
  try {
    let left = Number.POSITIVE_INFINITY
    // Stops when a step frees nothing, or a busy server fills pages faster than they are given back.
    while (countEmpty() > 0 && countEmpty() < left) {
      left = countEmpty()
      sqlite.pragma(`incremental_vacuum(${PAGES_AT_ONCE})`)
      await sleep(PAUSE_MS)
    }
    // The file shrinks once the log has been written to it.
    sqlite.pragma('wal_checkpoint(passive)')
  } finally {
    sqlite.close()
  }
}

/** Rewrites the file without empty pages. No server may use it. */
export function rewriteFile(file: string): void {
  const sqlite = openSqlite(file)
  try {
    sqlite.pragma('auto_vacuum = incremental')
    sqlite.exec('vacuum')
    sqlite.pragma('wal_checkpoint(truncate)')
  } finally {
    sqlite.close()
  }
}
