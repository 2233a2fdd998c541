/**
 * `npx --yes pnpm@12 run backup FILE`: copies the whole site into one file; the server may be
 * running.
 */
import { resolve } from 'node:path'
import { writeBackup } from '../database/backup/write-backup.ts'
import { dataFiles } from '../database/data-files.ts'
import { describeSqliteError } from '../database/sqlite/describe-sqlite-error.ts'
import { runFileCommand } from './command-line.ts'

await runFileCommand(async ({ config, args: [file], print }) => {
  if (config.databaseUrl !== undefined) {
    throw new Error('This site is in PostgreSQL, not in DATA_DIR: use pg_dump and pg_restore.')
  }
  if (file === undefined) throw new Error('Usage: npx --yes pnpm@12 run backup FILE')
  try {
    writeBackup(config.dataDir, resolve(file))
  } catch (error) {
    throw describeSqliteError(error, dataFiles(config.dataDir).database)
  }
  print(`the whole site is in ${file}; keep it where nobody else can read it`)
})
