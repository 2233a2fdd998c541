import { type Config, loadConfig } from '../config/config.ts'
import { assertHasSite } from '../database/backup/write-backup.ts'
import { connect } from '../database/connect.ts'
import { FolderTakenError, lockDataFolder } from '../database/lock-data-folder.ts'
import { keepFilesPrivate } from '../database/permissions.ts'
import type { Db } from '../database/schema.ts'
import type { ImageStorage } from '../storage/image-storage.ts'
import { openImageStorage } from '../storage/open-image-storage.ts'

interface FileCommandContext {
  readonly config: Config
  /** The arguments after the command's name. */
  readonly args: readonly string[]
  print(line: string): void
}

interface CommandContext extends FileCommandContext {
  readonly db: Db
  readonly images: ImageStorage
}

/**
 * Runs an operator's command with the configuration and the database of the server, which may be
 * running at the same time. A command that fails prints one sentence and exits with status 1.
 *
 * @param isMaker whether it makes a site where there is none
 */
export async function runCommand(
  work: (context: CommandContext) => Promise<void>,
  isMaker = false,
): Promise<void> {
  await runFileCommand(async (context) => {
    const db = await connectForCommand(context.config, isMaker)
    try {
      await work({ ...context, db, images: openImageStorage(context.config, db) })
    } finally {
      await db.destroy()
    }
  })
}

/**
 * Opens the database of a server that may be running.
 *
 * @param isMaker whether to make a site where there is none: by default a mistyped `DATA_DIR` is told
 * @throws Error with a sentence for the operator when it can't be used
 */
export async function connectForCommand(config: Config, isMaker = false): Promise<Db> {
  const warn = (sentence: string) => process.stderr.write(`${sentence}\n`)
  if (!isMaker && config.databaseUrl === undefined) assertHasSite(config.dataDir)
  return await connect(config, { lockToMigrate, warn, mustExist: !isMaker })
}

/**
 * A running server does not know the tables of a newer version.
 *
 * @throws Error with a sentence for the operator when an older server runs
 */
function lockToMigrate(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir)
  } catch (error) {
    if (!(error instanceof FolderTakenError)) throw error
    throw new Error(
      `The server that runs on the data folder ${dataDir} is an older version than this command: stop it first.`,
    )
  }
}

/** Like `runCommand`, for a command that works on the database file without opening the database. */
export async function runFileCommand(
  work: (context: FileCommandContext) => Promise<void>,
): Promise<void> {
  keepFilesPrivate()
  try {
    const print = (line: string) => process.stdout.write(`${line}\n`)
    await work({ config: loadConfig(), args: argumentsOf(process.argv), print })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * The arguments after the command's name, without a leading `--`, which `npx --yes pnpm@12 run name
 * -- arguments` passes on.
 */
const argumentsOf = (argv: readonly string[]): string[] => argv.slice(argv[2] === '--' ? 3 : 2)
