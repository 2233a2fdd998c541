/**
 * A backup of the whole site in one file: a snapshot of the database, and the session secret in the
 * table `kept_files`.
 *
 * SQLite copies the snapshot page by page while the server keeps writing. It reads every page, so a
 * damaged database fails instead of becoming a backup.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { systemReason } from '../../runtime/system-reason.ts'
import { dataFiles } from '../data-files.ts'

/**
 * Writes the backup to `target`. The file is complete and on the disk when this resolves, and does
 * not exist if it rejects.
 *
 * @param complete adds what is not in the database
 * @throws Error with a sentence for the operator when there is nothing to copy, or the file already
 *   exists or can't be created
 * @throws SqliteError when the database can't be read or the copy can't be written
 */
export async function writeBackup(
  dataDir: string,
  target: string,
  complete?: (draft: string) => Promise<void>,
): Promise<void> {
  const { database, sessionSecret } = dataFiles(dataDir)
  assertHasSite(dataDir)
  makeDraft(target)
  const draft = draftOf(target)
  try {
    const source = new Sqlite(database, { fileMustExist: true })
    try {
      source.prepare('vacuum into ?').run(draft)
    } finally {
      source.close()
    }
    await complete?.(draft)
    addSecret(draft, sessionSecret)
    syncToDisk(draft)
    renameSync(draft, target)
    syncToDisk(dirname(target))
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @throws Error with a sentence for the operator when there is no SQLite site in the folder */
export function assertHasSite(dataDir: string): void {
  if (!existsSync(dataFiles(dataDir).database)) {
    throw new Error(`There is no site in ${dataDir} yet.`)
  }
}

/** The file that becomes the backup when it is complete. */
export const draftOf = (target: string): string => `${target}.part`

/**
 * Makes the empty draft of a backup.
 *
 * @throws Error with a sentence for the operator when the backup exists, or can't be created
 */
export function makeDraft(target: string): void {
  if (existsSync(target)) throw new Error(`${target} already exists: choose another name.`)
  const draft = draftOf(target)
  try {
    rmSync(draft, { force: true })
    // Only the operator may read it: it contains every user's pictures and password hashes.
    closeSync(openSync(draft, 'wx', 0o600))
  } catch (error) {
    throw new Error(`${target} cannot be written: ${systemReason(error)}.`)
  }
}

function addSecret(draft: string, secretFile: string): void {
  // The operator may set the secret in the environment instead.
  if (!existsSync(secretFile)) return
  const copy = new Sqlite(draft)
  try {
    copy.exec('create table kept_files (name text primary key, data blob not null)')
    copy
      .prepare('insert into kept_files values (?, ?)')
      .run(basename(secretFile), readFileSync(secretFile))
  } finally {
    copy.close()
  }
}

/** Flushes a file, or a folder's entries, to the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
