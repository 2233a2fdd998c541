import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { databaseIn } from '../database/testing/test-database.ts'

export interface CommandResult {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs an operator's command in its own process, on the database of a folder.
 *
 * @param command its path relative to `src/`
 */
export const runCommandOn = (
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<CommandResult> => runCommandWith({}, dataDir, command, ...args)

/** Like the above, with further settings. */
export async function runCommandWith(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<CommandResult> {
  const file = join(import.meta.dirname, '..', command)
  const env = { ...process.env, ...(await databaseIn(dataDir)), ...environment }
  return await new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}
