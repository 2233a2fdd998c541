import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../server.ts')
const ADDRESS = / is at (http:\/\/[^"]+)/

/** How the process ended. */
interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** The real server in its own process. */
export interface ServerProcess {
  readonly pid: number | undefined
  /** Its origin; rejects when it ends before it listens. */
  readonly origin: Promise<string>
  readonly ended: Promise<Ended>
  kill(signal: NodeJS.Signals): void
}

/**
 * Starts the server on a free port.
 *
 * @param prefix words before the command, such as a wrapper
 */
export function startServerProcess(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  prefix: readonly string[] = [],
): ServerProcess {
  const [command = '', ...args] = [...prefix, process.execPath, SERVER]
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      RATE_LIMIT_FACTOR: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(
    ([code, signal]): Ended => ({ code, signal, stdout, stderr }),
  )
  const origin = readOrigin(child, ended)
  // A test that expects the server to end does not await its origin.
  origin.catch(() => undefined)
  return { pid: child.pid, origin, ended, kill: (signal) => child.kill(signal) }
}

function readOrigin(child: ChildProcess, ended: Promise<Ended>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let log = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text
    const [, address] = ADDRESS.exec(log) ?? []
    if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'))
  })
  ended.then((end) => reject(new Error(`the server ended: ${JSON.stringify(end)}`)))
  return promise
}
