import { type Config, readConfig } from './config.ts'
import { connect, type Db } from './database/connect.ts'

interface CommandContext {
  readonly config: Config
  readonly db: Db
  /** What stands behind the command's name. */
  readonly args: readonly string[]
  print(line: string): void
}

/**
 * Runs an operator's command on the same configuration and database as the server, which may be
 * running: SQLite lets them take turns. A command that fails says so in one sentence.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const db = await connect(config.dataDir)
    try {
      const print = (line: string) => process.stdout.write(`${line}\n`)
      await work({ config, db, args: argumentsOf(process.argv), print })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** What stands behind the command's name; `pnpm run name -- arguments` hands on its dashes, too. */
const argumentsOf = (argv: readonly string[]): string[] => argv.slice(argv[2] === '--' ? 3 : 2)
