import { type Config, loadConfig } from '../config/config.ts'
import { connect, type Db } from '../database/connect.ts'
import { FolderTakenError, lockDataFolder } from '../database/lock-data-folder.ts'
import { keepFilesPrivate, tightenPermissions } from '../database/permissions.ts'

interface FileCommandContext {
  readonly config: Config
  /** What stands behind the command's name. */
  readonly args: readonly string[]
  print(line: string): void
}

interface CommandContext extends FileCommandContext {
  readonly db: Db
}

/**
 * Runs an operator's command on the same configuration and database as the server, which may be
 * running: SQLite lets them take turns. A command that fails says so in one sentence.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  await runFileCommand(async (context) => {
    const { dataDir } = context.config
    const db = await connect(dataDir, { lockToMigrate })
    try {
      tightenPermissions(dataDir, (warning) => process.stderr.write(`${warning}\n`))
      await work({ ...context, db })
    } finally {
      await db.destroy()
    }
  })
}

/**
 * A server that runs does not know tables that a newer version has changed.
 *
 * @throws Error with a sentence for the operator when one runs
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

/** The same for a command that has to do with the database's file, and does not open it. */
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

/** What stands behind the command's name; `npx --yes pnpm@12 run name -- arguments` hands on its dashes, too. */
const argumentsOf = (argv: readonly string[]): string[] => argv.slice(argv[2] === '--' ? 3 : 2)
