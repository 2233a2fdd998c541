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
 * Writes the backup to `target`. The file is complete and on the disk when this returns, and does
 * not exist if it throws.
 *
 * @throws Error with a sentence for the operator when there is nothing to copy, or the file already
 *   exists or can't be created
 * @throws SqliteError when the database can't be read or the copy can't be written
 */
export function writeBackup(dataDir: string, target: string): void {
  const { database, sessionSecret } = dataFiles(dataDir)
  if (!existsSync(database)) throw new Error(`There is no site in ${dataDir} yet.`)
  if (existsSync(target)) throw new Error(`${target} already exists: choose another name.`)
  const draft = `${target}.part`
  makeEmptyFile(draft, target)
  try {
    const source = new Sqlite(database, { fileMustExist: true })
    try {
      source.prepare('vacuum into ?').run(draft)
    } finally {
      source.close()
    }
    addSecret(draft, sessionSecret)
    syncToDisk(draft)
    renameSync(draft, target)
    syncToDisk(dirname(target))
  } finally {
    rmSync(draft, { force: true })
  }
}

function makeEmptyFile(draft: string, target: string): void {
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
