/**
 * Starts the product with the command of the README, waits until it is ready, and stops it, on
 * Linux, macOS and Windows. Fails if it does not become ready, or if its port stays in use.
 *
 * `STARTED_SITE` is an empty folder that keeps the site for other checks.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const COMMAND = 'npx --yes pnpm@12 start'
// A fresh clone installs and builds first, and drawing the templates is slow on a slow machine.
const READY_MS = 10 * 60_000
// On shutdown the server waits up to ten seconds for running requests.
const STOP_MS = 20_000
const LOOK_EVERY_MS = 250

const isWindows = process.platform === 'win32'
const kept = process.env.STARTED_SITE
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'memesmith-start-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`

const product = start()
try {
  await until('ready', READY_MS, async () => (await statusOf('/readyz')) === 200)
  for (const path of ['/', '/gallery', '/api/templates']) {
    const status = await statusOf(path)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
  }
  stop(product)
  await until('stopped', STOP_MS, async () => (await statusOf('/healthz')) === undefined)
  await until('off its port', STOP_MS, () => isFree(port))
  process.stdout.write(`\n\`${COMMAND}\` came up, answered and stopped.\n`)
} finally {
  if (product.exitCode === null) product.kill('SIGKILL')
  if (kept === undefined) {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
}

function start(): ChildProcess {
  const [program = '', ...args] = COMMAND.split(' ')
  return spawn(isWindows ? COMMAND : program, isWindows ? [] : args, {
    cwd: join(import.meta.dirname, '..'),
    // On Windows npx is a batch file, which only a shell can start.
    shell: isWindows,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/**
 * Sends the signal to the topmost process. Windows has no such signal, so the process tree is
 * ended.
 */
function stop({ pid }: ChildProcess): void {
  if (pid === undefined) throw new Error('The command did not start.')
  if (isWindows) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  else process.kill(pid, 'SIGTERM')
}

async function until(what: string, ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It was not ${what} within ${ms / 1000} seconds.`)
    await sleep(LOOK_EVERY_MS)
  }
}

/** @returns undefined if the server does not answer */
async function statusOf(path: string): Promise<number | undefined> {
  try {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}

async function isFree(wanted: number): Promise<boolean> {
  const probe = createServer().listen(wanted, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return isListening
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
