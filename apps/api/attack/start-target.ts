import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from '../src/cli/launch/memory-settings.ts'
import { copyMadeSite } from '../src/database/testing/test-database.ts'
import type { WatchedRoute } from '../src/testing/watch-routes.ts'

/** A server under attack. */
export interface Target {
  readonly port: number
  readonly origin: string
  readonly dataDir: string
  readonly routes: readonly WatchedRoute[]
  /** Everything that it has written to its log and to stderr. */
  output(): string
  isAlive(): boolean
  /** The memory of the server, in bytes. */
  memory(): Promise<number>
  /** Its peak so far. */
  peakMemory(): Promise<number>
  /** The CPU time of the server since its start, of all its threads, in milliseconds. */
  cpuTime(): Promise<number>
  /** How long its event loop was held at most since the last call, in milliseconds. */
  longestHold(): Promise<number>
  stop(): Promise<void>
}

interface Started {
  readonly port: number
  readonly routes: readonly WatchedRoute[]
}

interface Measured {
  readonly bytes: number
  readonly peakBytes: number
  readonly cpuMs: number
  readonly longestHoldMs: number
}

/**
 * Starts the server with its own data folder.
 *
 * @throws Error when the server ends before it listens
 */
export async function startTarget(environment: NodeJS.ProcessEnv = {}): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-attack-'))
  await copyMadeSite(dataDir)
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...MEMORY_ENVIRONMENT,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
    execArgv: MEMORY_OPTIONS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exited = once(child, 'exit')
  const answer = async <Message>(): Promise<Message> => {
    const [message] = await Promise.race([
      once(child, 'message'),
      exited.then(() => {
        throw new Error(`The server ended:\n${output}`)
      }),
    ])
    return message
  }

  const measure = () => {
    child.send('how much, how long?')
    return answer<Measured>()
  }

  const { port, routes } = await answer<Started>()
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    routes,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => (await measure()).bytes,
    peakMemory: async () => (await measure()).peakBytes,
    cpuTime: async () => (await measure()).cpuMs,
    longestHold: async () => (await measure()).longestHoldMs,
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
