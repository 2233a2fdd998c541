/**
 * `npx --yes pnpm@12 run migrate-to postgres://… [s3]`: copies the SQLite site of `DATA_DIR` into a
 * PostgreSQL database, and with `s3` its pictures into the bucket of the `S3_` settings. It can be
 * repeated after an interruption, and leaves the source untouched.
 */
import { checkDatabase } from '../database/check-database.ts'
import { dataFiles } from '../database/data-files.ts'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import { claimTarget, copySite } from '../database/move/copy-site.ts'
import { sqliteSource } from '../database/move/site-source.ts'
import { verifyCopy } from '../database/move/verify-copy.ts'
import { connectPostgres } from '../database/postgres/connect-postgres.ts'
import { readSqlite } from '../database/sqlite/open-sqlite.ts'
import { openBucket } from '../storage/s3/bucket.ts'
import { runFileCommand } from './command-line.ts'
import { printProgress } from './print-progress.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'run migrate-to postgres://… [s3]'

await runFileCommand(async ({ config, args, print }) => {
  const [url, where] = readOptions(args, USAGE, {}).positionals
  if (url === undefined || !/^postgres(ql)?:/.test(url) || (where ?? 's3') !== 's3') {
    throw usageError(USAGE)
  }
  if (where === 's3' && config.s3 === undefined) {
    throw new Error('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.')
  }
  const { database: file } = dataFiles(config.dataDir)
  // No server may change it in the meantime.
  const unlock = lockDataFolder(config.dataDir)
  try {
    const version = checkDatabase(file).at(-1)
    if (version === undefined) throw new Error(`There is no site in ${config.dataDir} yet.`)
    if (version !== MIGRATION_NAMES.at(-1)) {
      throw new Error('The site is of an earlier version: start and stop this version on it first.')
    }
    const bucket = where === 's3' && config.s3 ? openBucket(config.s3) : undefined
    await bucket?.check()
    const sqlite = readSqlite(file)
    const source = sqliteSource(sqlite)
    const target = await connectPostgres(url)
    try {
      await claimTarget(sqlite, target)
      await copySite(source, target, bucket?.put, printProgress(print, 'copied'))
      const problems = await verifyCopy(
        source,
        target,
        bucket?.get,
        printProgress(print, 'compared'),
      )
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } finally {
      await target.destroy()
      sqlite.close()
    }
  } finally {
    unlock()
  }
  print('Every row and every picture was compared: the copy is exact.')
  print(
    'Start servers with DATABASE_URL, and with SESSION_SECRET from the file session-secret so that everyone stays logged in.',
  )
})
