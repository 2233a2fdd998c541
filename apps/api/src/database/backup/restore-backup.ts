import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { checkDatabase } from '../check-database.ts'
import { dataFiles } from '../data-files.ts'
import { lockDataFolder } from '../lock-data-folder.ts'
import { describeSqliteError } from '../sqlite/describe-sqlite-error.ts'
import { fileTimestamp } from './file-timestamp.ts'
import { syncToDisk } from './write-backup.ts'

/**
 * Restores the site from a backup. The previous contents of the data folder are moved to a folder
 * next to it.
 *
 * @returns that folder's path, or undefined when the data folder was empty
 * @throws Error with a sentence for the operator when the backup can't be used or a server runs;
 *   the data folder is unchanged then
 */
export function restoreBackup(
  backup: string,
  dataDir: string,
  now = new Date(),
): string | undefined {
  checkBackup(backup)
  const unlock = lockDataFolder(dataDir)
  const drafts = {
    database: join(dataDir, 'restoring.sqlite'),
    sessionSecret: join(dataDir, 'restoring.secret'),
  }
  try {
    copyFileSync(backup, drafts.database)
    takeSecretOut(drafts.database, drafts.sessionSecret)
    syncToDisk(drafts.database)
    return swap(dataDir, drafts, fileTimestamp(now))
  } finally {
    for (const draft of Object.values(drafts)) rmSync(draft, { force: true })
    unlock()
  }
}

function checkBackup(backup: string): void {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  try {
    if (checkDatabase(backup).length === 0) throw new Error(`${backup} is empty.`)
  } catch (error) {
    throw describeSqliteError(error, backup)
  }
}

/** Turns a backup into the database of a site. */
function takeSecretOut(database: string, secretFile: string): void {
  const copy = new Sqlite(database)
  try {
    const hasFiles = copy.prepare(`select 1 from sqlite_schema where name = 'kept_files'`).get()
    // A plain copy of the database is also a backup.
    if (hasFiles === undefined) return
    const secret = copy
      .prepare<[string], { data: Buffer }>('select data from kept_files where name = ?')
      .get(basename(dataFiles('').sessionSecret))
    if (secret !== undefined) writeFileSync(secretFile, secret.data, { mode: 0o600 })
    copy.exec('drop table kept_files')
  } finally {
    copy.close()
  }
}

interface Drafts {
  readonly database: string
  readonly sessionSecret: string
}

function swap(dataDir: string, drafts: Drafts, time: string): string | undefined {
  const { database, sessionSecret } = dataFiles(dataDir)
  const aside = join(dataDir, `before-restore-${time}`)
  // The write-ahead log belongs to the previous database.
  const replaced = [database, `${database}-wal`, `${database}-shm`]
  if (existsSync(drafts.sessionSecret)) replaced.push(sessionSecret)
  const present = replaced.filter((file) => existsSync(file))
  if (present.length > 0) mkdirSync(aside, { mode: 0o700 })
  for (const file of present) renameSync(file, join(aside, basename(file)))
  if (existsSync(drafts.sessionSecret)) renameSync(drafts.sessionSecret, sessionSecret)
  renameSync(drafts.database, database)
  syncToDisk(dataDir)
  return present.length > 0 ? aside : undefined
}
