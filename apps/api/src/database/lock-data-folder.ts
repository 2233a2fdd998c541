import Sqlite from 'better-sqlite3'
import { dataFiles } from './data-files.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { unusableFolder } from './unusable-folder.ts'

/** A server has the data folder. */
export class FolderTakenError extends Error {}

/**
 * Takes a data folder, made if it is missing, for one server: what it keeps in memory would not know of another's changes.
 *
 * The lock is SQLite's on an empty file, so the system takes it back however the process ends.
 *
 * @returns gives the folder back
 * @throws FolderTakenError when a server has it, Error when nobody can write there; both with a
 *   sentence for the operator
 */
export function lockDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir)
  // A server that is just stopping is waited for.
  const lock = openLock(dataDir)
  try {
    // Nothing is ever written, so there is nothing to keep beside it.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const isTaken = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
    throw isTaken
      ? new FolderTakenError(
          `A Memesmith server uses the data folder ${dataDir} already: stop it first.`,
        )
      : unusableFolder(dataDir, error)
  }
  return () => lock.close()
}

function openLock(dataDir: string): Sqlite.Database {
  try {
    return new Sqlite(dataFiles(dataDir).lock, { timeout: 1000 })
  } catch (error) {
    throw unusableFolder(dataDir, error)
  }
}
