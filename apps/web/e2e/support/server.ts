import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const apiDir = join(import.meta.dirname, '../../../api')

const startTimeoutMs = 30_000
const stopTimeoutMs = 10_000
const pollMs = 50

/** Number of log lines to quote in a failure message. */
const quotedLines = 20

/**
 * The environment variables that Node and the system need. A developer's own settings and keys are
 * left out.
 */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot']

/** The real server in its own process, with its own port and data folder. */
export interface TestServer {
  readonly url: string
  readonly dataDir: string
  /**
   * Starts it again after `stop`, with the same port and data.
   *
   * @param changes to its settings, from now on
   * @throws Error if it is running, or does not become healthy
   */
  start(changes?: Readonly<Record<string, string>>): Promise<void>
  /**
   * Stops it with SIGTERM, like an operator.
   *
   * @throws Error if it does not exit in time or not cleanly
   */
  stop(): Promise<void>
  /** Ends it at once with SIGKILL, like a crash. */
  kill(): Promise<void>
  /** Stops it if it is running, and deletes its data. */
  dispose(): Promise<void>
}

export interface TestServerOptions {
  /** Additional settings, such as `SITE_NAME`. */
  readonly env?: Readonly<Record<string, string>>
  /** A data folder to copy; without it the server starts without data. */
  readonly seededFrom?: string | undefined
  /** The server's package folder. */
  readonly cwd?: string
}

/**
 * Starts a server with its own data and waits until it is healthy.
 *
 * @throws Error if it does not become healthy in time
 */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-data-'))
  if (options.seededFrom) await cp(options.seededFrom, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...pickEnv(inherited),
    // A compile cache that all servers share.
    NODE_COMPILE_CACHE: join(tmpdir(), 'memesmith-compiled'),
    LOG_LEVEL: 'warn',
    // All tests of a worker come from one address.
    RATE_LIMIT_FACTOR: '0',
    ...options.env,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  let running: RunningServer | undefined

  const server: TestServer = {
    url,
    dataDir,
    async start(changes) {
      if (running) throw new Error('The server is already running')
      Object.assign(env, changes)
      running = launch(options.cwd ?? apiDir, env)
      try {
        await waitUntilHealthy(running, url)
      } catch (error) {
        running.child.kill('SIGKILL')
        running = undefined
        throw error
      }
    },
    async stop() {
      if (!running) throw new Error('The server is not running')
      const stopping = running
      running = undefined
      await terminate(stopping)
    },
    async kill() {
      if (!running) throw new Error('The server is not running')
      const { child, exited } = running
      running = undefined
      child.kill('SIGKILL')
      await exited
    },
    async dispose() {
      try {
        if (running) await server.stop()
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }

  try {
    await server.start()
  } catch (error) {
    await server.dispose()
    throw error
  }
  return server
}

interface RunningServer {
  readonly child: ChildProcess
  readonly exited: Promise<void>
  /** The last lines of its log. */
  log(): string
}

function launch(cwd: string, env: NodeJS.ProcessEnv): RunningServer {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      // At level `warn` every line matters for a failed test.
      process.stderr.write(text)
      log = `${log}${text}`.split('\n').slice(-quotedLines).join('\n')
    })
  }
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve())
  })
  return { child, exited, log: () => log }
}

async function waitUntilHealthy(server: RunningServer, url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (hasEnded(server.child)) {
      throw new Error(`The server ended at its start (${ending(server.child)}):\n${server.log()}`)
    }
    if (await isHealthy(url)) return
    await Promise.race([sleep(pollMs), server.exited])
  }
  throw new Error(`The server was not healthy after ${startTimeoutMs} ms:\n${server.log()}`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

async function terminate({ child, exited, log }: RunningServer): Promise<void> {
  if (hasEnded(child)) {
    throw new Error(`The server had ended by itself (${ending(child)}):\n${log()}`)
  }
  child.kill('SIGTERM')
  const timer = new AbortController()
  await Promise.race([
    exited,
    sleep(stopTimeoutMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ])
  timer.abort()
  if (!hasEnded(child)) {
    child.kill('SIGKILL')
    await exited
    throw new Error(`The server did not stop within ${stopTimeoutMs} ms of SIGTERM:\n${log()}`)
  }
  // Windows has no signals: the process just ends.
  if (child.exitCode !== 0 && process.platform !== 'win32') {
    throw new Error(`The server stopped uncleanly (${ending(child)}):\n${log()}`)
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

function ending(child: ChildProcess): string {
  return child.signalCode ?? `exit code ${child.exitCode}`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}

function pickEnv(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
