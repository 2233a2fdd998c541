import Sqlite from 'better-sqlite3'
import { dataFiles } from './data-files.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { unusableFolderError } from './unusable-folder-error.ts'

/** Another server uses the data folder. */
export class FolderTakenError extends Error {}

/**
 * Locks a data folder for one server, and creates it if it is missing. A server caches data in
 * memory, so it would not see another server's changes.
 *
 * The lock is SQLite's lock on an empty file, so the system releases it however the process ends.
 *
 * @returns a function that releases the lock
 * @throws FolderTakenError when another server has the lock, Error when the folder can't be
 *   written; both have a sentence for the operator
 */
export function lockDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir)
  // Waits for a server that is shutting down.
  const lock = openLock(dataDir)
  try {
    // Nothing is ever written, so no journal file is needed.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const isTaken = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
    throw isTaken
      ? new FolderTakenError(
          `A Memesmith server already uses the data folder ${dataDir}: stop it first.`,
        )
      : unusableFolderError(dataDir, error)
  }
  return () => lock.close()
}

function openLock(dataDir: string): Sqlite.Database {
  try {
    return new Sqlite(dataFiles(dataDir).lock, { timeout: 1000 })
  } catch (error) {
    throw unusableFolderError(dataDir, error)
  }
}
