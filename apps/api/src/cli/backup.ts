/**
 * `npx --yes pnpm@12 run backup FILE`: copies the whole site into one file; servers may be running.
 * The file is the same for every engine: an SQLite site with all pictures.
 */
import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { backUpPostgres } from '../database/backup/back-up-postgres.ts'
import { fillPictures } from '../database/backup/fill-pictures.ts'
import { writeBackup } from '../database/backup/write-backup.ts'
import { dataFiles } from '../database/data-files.ts'
import { describePostgresError } from '../database/postgres/describe-postgres-error.ts'
import { describeSqliteError } from '../database/sqlite/describe-sqlite-error.ts'
import { AppError } from '../runtime/app-error.ts'
import { openBucket } from '../storage/s3/bucket.ts'
import { holdObjects } from '../storage/s3/object-holds.repository.ts'
import { connectForCommand, runFileCommand } from './command-line.ts'
import { printProgress } from './print-progress.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'run backup FILE'

await runFileCommand(async ({ config, args, print }) => {
  const [file] = readOptions(args, USAGE, {}).positionals
  if (file === undefined) throw usageError(USAGE)
  try {
    await backUp(config, resolve(file), print)
  } catch (error) {
    throw describeError(error, config)
  }
  print(`the whole site is in ${file}; keep it where nobody else can read it`)
})

async function backUp(
  config: Config,
  target: string,
  print: (line: string) => void,
): Promise<void> {
  const { databaseUrl, dataDir, s3, sessionSecret = '' } = config
  const reportOn = (step: string) => printProgress(print, step)
  const addPictures = (draft: string) => {
    const report = reportOn('read from the bucket:')
    return fillPictures(draft, s3 && openBucket(s3).get, (...counts) =>
      report('pictures', ...counts),
    )
  }
  if (databaseUrl === undefined && s3 === undefined) {
    return await writeBackup(dataDir, target, addPictures)
  }
  const db = await connectForCommand(config)
  const release = await holdObjects(db)
  try {
    if (databaseUrl === undefined) await writeBackup(dataDir, target, addPictures)
    else await backUpPostgres(db, target, sessionSecret, reportOn, addPictures)
  } finally {
    await release().catch(() => undefined)
    await db.destroy()
  }
}

/** A sentence for the operator. */
function describeError(error: unknown, { databaseUrl, dataDir }: Config): unknown {
  if (error instanceof AppError && error.cause instanceof Error) {
    return new Error(`The bucket cannot be read: ${error.cause.message}.`)
  }
  return databaseUrl === undefined
    ? describeSqliteError(error, dataFiles(dataDir).database)
    : describePostgresError(describeSqliteError(error, 'The copy'), databaseUrl)
}
