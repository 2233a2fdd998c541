import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls, MEGABYTE } from '@memesmith/contract'
import { findProcesses } from '../src/testing/find-processes.ts'
import { freePort } from '../src/testing/free-port.ts'

const LAUNCHER = join(import.meta.dirname, '../src/cli/launch/launch.ts')

/** The memory of the server, in MB. */
interface UsedMemory {
  readonly now: number
  readonly peak: number
}

/** A site that has just drawn its templates. */
export interface NewSite {
  readonly origin: string
  memory(): Promise<UsedMemory>
  /** How often its threads have waited for something so far: each wait ends with a wake-up. */
  wakeUps(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server as `start` does, on an empty folder. Linux only. */
export async function startNewSite(): Promise<NewSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-new-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [LAUNCHER, 'src/server.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '0',
      STORAGE_PER_USER_MB: '0',
      STORAGE_PER_NETWORK_MB: '0',
    },
    // The launcher ends with the command that started it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    untilReady(origin),
    ended.then(() => Promise.reject(new Error('The server ended.'))),
  ])
  const { pid } = await serverOf(dataDir)
  return {
    origin,
    async memory() {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return {
        now: megabytes(/^VmRSS:\s+(\d+)/m, status),
        peak: megabytes(/^VmHWM:\s+(\d+)/m, status),
      }
    },
    async wakeUps() {
      const threads = await readdir(`/proc/${pid}/task`)
      const waits = threads.map(async (thread) => {
        const status = await readFile(`/proc/${pid}/task/${thread}/status`, 'utf8').catch(() => '')
        return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1] ?? 0)
      })
      return (await Promise.all(waits)).reduce((sum, count) => sum + count, 0)
    },
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    },
  }
}

async function untilReady(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}${calls.readiness.path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(500)
}

/** The launcher's process has the setting, too. */
async function serverOf(dataDir: string) {
  const server = findProcesses(`DATA_DIR=${dataDir}`).find(
    ({ commandLine }) => !commandLine.includes(LAUNCHER),
  )
  if (server === undefined) throw new Error('expected the server to run')
  return server
}

const megabytes = (field: RegExp, status: string): number => {
  const [, kilobytes] = field.exec(status) ?? []
  return Math.round((Number(kilobytes) * 1024) / MEGABYTE)
}
