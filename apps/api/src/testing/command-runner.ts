/**
 * Runs operators' commands one after another in one process: a separate process for each would take a second of
 * CPU to load the same modules. Each command has its own environment, arguments, output and status.
 */
import { pathToFileURL } from 'node:url'
import type { CommandCall, CommandResult } from './run-command.ts'

let output = { stdout: '', stderr: '' }
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write = (text: string | Uint8Array) => {
    output[name] += text
    return true
  }
}

let count = 0

async function run({ file, args, env }: CommandCall): Promise<CommandResult> {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.argv = [process.execPath, file, ...args]
  process.exitCode = undefined
  output = { stdout: '', stderr: '' }
  count += 1
  // A new address makes it run again. Its imports are loaded only once.
  await import(`${pathToFileURL(file).href}?run=${count}`)
  return { code: process.exitCode ?? 0, ...output }
}

process.on('message', async (call: CommandCall) => {
  const result = await run(call).catch(
    (error: unknown): CommandResult => ({ code: 1, ...output, stderr: String(error) }),
  )
  process.send?.(result)
})
