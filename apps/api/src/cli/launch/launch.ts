/**
 * Starts a program of this package for `start`, `dev` and `bench`, on every operating system:
 *
 *     node src/cli/launch/launch.ts [NAME=value ...] [Node options ...] program.ts [arguments ...]
 *
 * Environment variables and options that a process needs at its start are passed here, because the
 * syntax of shells differs on Windows. The program stops when this process is asked to stop or is
 * killed, and when the command that started this process ends: the IPC channel closes, and the
 * program treats that as a request to stop. A signal to the whole process group reaches the program
 * directly, so it is not forwarded.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.ts'
import { whenCommandEnds } from './when-command-ends.ts'

const PACKAGE = join(import.meta.dirname, '../../..')

const args = process.argv.slice(2)
// Longer than the server's shutdown takes. Node's watcher does not watch the channel, so it gets as
// long as a signal to the whole group would have taken to end it.
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
  // No process may be left running.
  setTimeout(() => program.kill(), STOP_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (program.connected ? stop() : program.kill(signal)))
}
whenCommandEnds(stop)

program.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
program.once('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
})
