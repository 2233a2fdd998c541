import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProcesses } from '../../testing/find-processes.ts'
import { isFull, oneOf } from '../../testing/full-run.ts'
import { makeSite } from '../../testing/make-site.ts'
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.ts'

const LAUNCHER = join(import.meta.dirname, 'launch.ts')
const REPOSITORY = join(import.meta.dirname, '../../../../..')
const STOPPED = /Memesmith has stopped"}\n/
// Longer than the ten seconds that the server has to shut down.
const TIMEOUT = { timeout: 15_000 }

let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'memesmith-site-'))
  await makeSite(site)
}, 120_000)
afterAll(() => rm(site, { recursive: true }))

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-launch-'))
  dataDir = join(folder, 'data')
  await cp(site, dataDir, { recursive: true })
})
afterEach(async () => {
  for (const { pid } of left()) process.kill(pid, 'SIGKILL')
  await expect.poll(left, TIMEOUT).toEqual([])
  await rm(folder, { recursive: true })
})

const left = () => findProcesses(`DATA_DIR=${dataDir}`)

function pidOf(commandLine: RegExp): number {
  const found = left().find((one) => commandLine.test(one.commandLine))
  if (found === undefined) throw new Error(`no ${commandLine} in ${JSON.stringify(left())}`)
  return found.pid
}

const launcherPid = () => pidOf(/^node \S*launch\.ts /)

interface Started {
  readonly process: ChildProcess
  readonly pid: number
  readonly origin: string
  output(): string
}

/** Starts a command in the folder and waits for the server's address. */
async function start(command: string, ...args: string[]): Promise<Started> {
  // Without the variables that the package manager sets for these tests.
  const inherited = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name))
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      npm_config_prefer_offline: 'true',
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const address = () => / is at http:\/\/localhost:(\d+)/.exec(output)?.[1]
  await expect.poll(address, { timeout: 60_000, message: output }).toBeDefined()
  return {
    process: child,
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${address()}`,
    output: () => output,
  }
}

/** The `start` script of this repository, without its build. */
async function startLikeAnOperator(): Promise<Started> {
  const manifest = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'))
  const [script] = manifest.scripts.start.split(' && ').slice(-1)
  await symlink(join(REPOSITORY, 'apps'), join(folder, 'apps'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }))
  return await start('npx', '--yes', 'pnpm@12', 'start')
}

async function expectNothingLeft({ origin, output }: Started): Promise<void> {
  await expect.poll(left, TIMEOUT).toEqual([])
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  await expect.poll(output).toMatch(STOPPED)
}

const isLinux = process.platform === 'linux'

describe.runIf(isLinux)('`npx --yes pnpm@12 start`', { timeout: 120_000 }, () => {
  it.each(oneOf(2, ['SIGKILL', 'SIGTERM'] as const))(
    'leaves no process when its outermost process gets %s',
    async (signal) => {
      const started = await startLikeAnOperator()
      expect(left().length).toBeGreaterThanOrEqual(5)
      process.kill(started.pid, signal)
      await expectNothingLeft(started)
    },
  )

  it.runIf(isFull)('leaves no process when its pnpm gets SIGTERM', async () => {
    const started = await startLikeAnOperator()
    process.kill(pidOf(/^(\S*\/)?pnpm\sstart/), 'SIGTERM')
    await expectNothingLeft(started)
  })

  it('stops gracefully when its launcher is killed', async () => {
    const started = await startLikeAnOperator()
    process.kill(launcherPid(), 'SIGKILL')
    await expectNothingLeft(started)
  })
})

describe.runIf(isLinux)('the launcher', { timeout: 120_000 }, () => {
  it.each(oneOf(3, ['SIGTERM', 'SIGINT', 'SIGHUP'] as const))(
    'stops the server on %s, and exits with its status',
    async (signal) => {
      const started = await start(process.execPath, LAUNCHER, 'src/server.ts')
      process.kill(started.pid, signal)
      expect(await once(started.process, 'close')).toEqual([0, null])
      await expectNothingLeft(started)
    },
  )

  it.runIf(isFull)('stops a server in watch mode, too', async () => {
    const started = await start(process.execPath, LAUNCHER, '--watch', 'src/server.ts')
    process.kill(started.pid, 'SIGTERM')
    await expectNothingLeft(started)
  })

  it('keeps running after the shell that started it has ended', async () => {
    const command = `'${process.execPath}' '${LAUNCHER}' src/server.ts &`
    const started = await start('sh', '-c', command)
    if (started.process.exitCode === null) await once(started.process, 'exit')
    // Twice the time that it takes to notice.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await fetch(`${started.origin}/healthz`)).status).toBe(200)
  })

  it('passes settings and arguments to a program, and exits with its status', async () => {
    const program = join(folder, 'program.js')
    await writeFile(
      program,
      `const { A, B, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = process.env
      console.log(JSON.stringify([A, B, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE.length > 0,
        process.execArgv, process.argv.slice(2)]))
      process.exit(7)`,
    )
    const args = [LAUNCHER, 'A=1=2', 'B=', '--no-warnings', program, 'C=3', 'last']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    expect(await once(child, 'close')).toEqual([7, null])
    expect(JSON.parse(output)).toEqual([
      '1=2',
      '',
      MEMORY_ENVIRONMENT.MALLOC_ARENA_MAX,
      true,
      [...MEMORY_OPTIONS, '--no-warnings'],
      ['C=3', 'last'],
    ])
  })
})

describe.each(['Dockerfile', 'memesmith.service'])('%s', (name) => {
  it('starts the server with the same memory settings', async () => {
    const file = await readFile(join(REPOSITORY, '.github/deploy', name), 'utf8')
    const words = file.split(/(?:Environment=|[\s",])+/)
    expect(words).toEqual(expect.arrayContaining(MEMORY_OPTIONS))
    expect(words).toEqual(
      expect.arrayContaining(
        Object.entries(MEMORY_ENVIRONMENT).map(([setting, value]) => `${setting}=${value}`),
      ),
    )
  })
})
