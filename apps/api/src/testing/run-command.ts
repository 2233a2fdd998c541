import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { databaseIn } from '../database/testing/test-database.ts'

export interface CommandResult {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

export interface CommandCall {
  readonly file: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * Runs an operator's command on the database of a folder, in a process that runs such commands in turn.
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
  const call = await callOf(environment, dataDir, command, args)
  const result = last.then(() => runInTurn(call))
  last = result.catch(() => undefined)
  return await result
}

/** Like the above, in a separate process, as operators do. */
export async function startCommandWith(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<CommandResult> {
  const { file, env } = await callOf(environment, dataDir, command, args)
  return await new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

async function callOf(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  command: string,
  args: readonly string[],
): Promise<CommandCall> {
  const env = { ...process.env, ...(await databaseIn(dataDir)), ...environment }
  return { file: join(import.meta.dirname, '..', command), args, env }
}

let last: Promise<unknown> = Promise.resolve()
let runner: ChildProcess | undefined

async function runInTurn(call: CommandCall): Promise<CommandResult> {
  // It ends with this process.
  runner ??= fork(join(import.meta.dirname, 'command-runner.ts'), { execArgv: [] })
  runner.send(call)
  const [result] = await once(runner, 'message')
  return result
}
