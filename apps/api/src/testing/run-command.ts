import { execFile } from 'node:child_process'
import { join } from 'node:path'

export interface CommandResult {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs an operator's command in its own process, on a data folder.
 *
 * @param command its path relative to `src/`
 */
export const runCommandOn = (dataDir: string, command: string, ...args: string[]) =>
  new Promise<CommandResult>((resolve) => {
    const file = join(import.meta.dirname, '..', command)
    const env = { ...process.env, DATA_DIR: dataDir }
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
