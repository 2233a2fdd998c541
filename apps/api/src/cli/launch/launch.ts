/**
 * Starts a program of this package as `start`, `dev` and `bench` need it, on every system:
 *
 *     node src/cli/launch/launch.ts [NAME=value ...] [options of node ...] program.ts [arguments ...]
 *
 * Settings that a process has to have from its first moment are given here and not in a shell's
 * syntax, which Windows lacks. The program stops when this process is asked to stop or is killed, and
 * when the command that started this process has gone: the channel between the two closes then, and
 * the program takes that for the wish to stop. A signal that was sent to the whole process group
 * reaches the program by itself, so it is not sent on.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { findCommandProcesses } from './find-command-processes.ts'
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.ts'
import { whenOneEnds } from './when-one-ends.ts'

const PACKAGE = join(import.meta.dirname, '../../..')

const args = process.argv.slice(2)
// Longer than the server takes at most. Node's watcher knows nothing of the channel, so it has only
// the time in which a signal to the whole group would have ended it.
const STOP_MS = args.includes('--watch') ? 1000 : 12_000
const programAt = args.findIndex((arg) => !/^\w+=/.test(arg))
if (programAt === -1) throw new Error('Expected a program to start.')
const settings = args.slice(0, programAt).map((setting) => {
  const [name = '', ...value] = setting.split('=')
  return [name, value.join('=')]
})

const program = spawn(process.execPath, [...MEMORY_OPTIONS, ...args.slice(programAt)], {
  cwd: PACKAGE,
  env: {
    NODE_COMPILE_CACHE: join(PACKAGE, 'node_modules/.cache/node'),
    ...MEMORY_ENVIRONMENT,
    ...process.env,
    ...Object.fromEntries(settings),
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

const stop = () => {
  if (!program.connected) return
  program.disconnect()
  // Nothing may stay behind.
  setTimeout(() => program.kill(), STOP_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (program.connected ? stop() : program.kill(signal)))
}
whenOneEnds(findCommandProcesses(), stop)

program.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
program.once('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
})
