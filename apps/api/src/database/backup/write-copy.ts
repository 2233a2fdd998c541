/**
 * A copy of the whole site in one file: the database as it was at one moment, and the session secret
 * in a table of its own, `kept_files`.
 *
 * SQLite writes it from one snapshot while a server goes on writing, page by page in order, so a
 * database that is damaged does not become a copy.
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
 * Writes the copy to `target`; it is whole on the disk when this returns, or not there at all.
 *
 * @throws Error with a sentence for the operator when there is nothing to copy, or the file is there
 *   already or can't be made
 * @throws SqliteError when the database can't be read or the copy can't be written
 */
export function writeCopy(dataDir: string, target: string): void {
  const { database, sessionSecret } = dataFiles(dataDir)
  if (!existsSync(database)) throw new Error(`There is no site in ${dataDir} yet.`)
  if (existsSync(target)) throw new Error(`${target} is there already: choose another name.`)
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
    // What it holds is for the operator alone: everybody's pictures and password hashes.
    closeSync(openSync(draft, 'wx', 0o600))
  } catch (error) {
    throw new Error(`${target} can not be written: ${systemReason(error)}.`)
  }
}

function addSecret(draft: string, secretFile: string): void {
  // An operator may keep the secret in the environment.
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

/** Has the system write a file, or a folder's entries, to the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
