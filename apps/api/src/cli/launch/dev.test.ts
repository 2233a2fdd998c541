import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { calls, readAnswer } from '@memesmith/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findProcesses } from '../../testing/find-processes.ts'
import { HttpBrowser } from '../../testing/http-browser.ts'

const REPOSITORY = join(import.meta.dirname, '../../../../..')
// Files that a fresh clone does not have.
const LEFT_OUT = new Set(['node_modules', '.git', '.turbo', '.env', 'data', 'dist', 'test-results'])

const SERVER_FILE = 'apps/api/src/features/site/well-known.routes.ts'
const WEB_FILE = 'apps/web/src/main.tsx'

// Starting takes longer on a machine that runs other tests.
const SLOW = { timeout: 60_000, interval: 250 }

/** As in production. */
const STATUSES = {
  '/': 200,
  '/gallery?q=cat': 200,
  '/no-such-page': 404,
  '/api/no-such-call': 404,
  '/healthz': 200,
  '/schemas/templates.json': 200,
}

/** Paths with nothing for a visitor are the 404 page, also where the server has them in production. */
const NOT_FOUND = ['/metrics', '/.well-known/security.txt', '/m/unknown', '/admin', '/no-such-page']

let folder: string
let dataDir: string
let output = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-dev-'))
  dataDir = join(folder, 'data of its own')
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(output)
  for (const { pid } of left()) process.kill(pid, 'SIGKILL')
  await expect.poll(left).toEqual([])
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const left = () => findProcesses(`DATA_DIR=${dataDir}`)

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true))
  })
  if (isListening) await once(server.close(), 'close')
  return isListening
}

/** Two consecutive free ports: one for the web's development server, the next for the server. */
async function findPorts(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** The command from README, in its own process group, as a terminal starts it. */
function startDev(port: number): ChildProcess {
  // Without the variables that the package manager and turbo set for these tests.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(p?npm_|turbo_|node_(env|options)$|vitest|port$)/i.test(name),
  )
  const child = spawn('npx', ['--yes', 'pnpm@12', 'turbo', 'dev'], {
    cwd: folder,
    detached: true,
    env: {
      ...Object.fromEntries(inherited),
      npm_config_prefer_offline: 'true',
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      DATA_DIR: dataDir,
      DEV_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return child
}

async function change(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(before)
  await writeFile(path, text.replace(before, after))
}

const textOf = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  )

/** Listens like the page in a browser; returns what the web's development server has sent. */
async function listenForUpdates(origin: string): Promise<() => string> {
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(await textOf(`${origin}/@vite/client`)) ?? []
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  let received = ''
  socket.addEventListener('message', ({ data }) => {
    received += data
  })
  await once(socket, 'open')
  return () => received
}

// Only Linux can list the remaining processes.
it.runIf(process.platform === 'linux')(
  '`turbo dev` starts on a fresh folder; users sign up; server and web reload changed files',
  { timeout: 300_000 },
  async () => {
    await cp(REPOSITORY, folder, {
      recursive: true,
      filter: (path) => path === REPOSITORY || !LEFT_OUT.has(basename(path)),
    })
    const port = await findPorts()
    const child = startDev(port)
    const origin = `http://localhost:${port}`
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`turbo dev ended with ${code}: ${output}`)
    })
    ended.catch(() => undefined)
    const user = new HttpBrowser(origin)
    const statusOfUser = () => user.statusOf('/api/auth/user').catch(() => 0)
    await Promise.race([ended, expect.poll(statusOfUser, SLOW).toBe(401)])

    const form = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' }
    // As a browser sends it that omits `Sec-Fetch-Site`.
    const body = new URLSearchParams(form)
    const signUp = { method: 'POST', headers: { origin }, body }
    expect((await user.request('/api/signup', signUp)).status).toBe(303)
    expect(await statusOfUser()).toBe(200)
    await expect.poll(() => user.statusOf('/api/templates/1'), SLOW).toBe(200)
    const meme = await user.postJson('/api/memes', { templateId: 1, topText: 'A', bottomText: 'B' })
    const { shareUrl } = readAnswer(calls.createMeme, await meme.json())
    expect(await textOf(origin + shareUrl)).toContain(`"${origin}${shareUrl}.jpg"`)
    for (const [path, status] of Object.entries(STATUSES)) {
      expect([path, await user.statusOf(path)]).toEqual([path, status])
    }

    for (const path of NOT_FOUND) {
      const { status, headers } = await fetch(origin + path)
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        404,
        expect.stringContaining('text/html'),
      ])
    }
    const admin = await user.request('/admin')
    // A policy would stop the scripts that Vite writes into its pages.
    expect([admin.status, admin.headers.get('content-security-policy')]).toEqual([200, null])
    // It may still be drawing its templates.
    expect(JSON.parse(await textOf(`${origin}/readyz`))).toBeTypeOf('object')

    expect(await textOf(`${origin}/robots.txt`)).toContain('User-agent: *')
    await change(SERVER_FILE, 'User-agent: *', 'User-agent: changed')
    await expect.poll(() => textOf(`${origin}/robots.txt`), SLOW).toContain('User-agent: changed')
    expect(await statusOfUser()).toBe(200)

    const module = `/${WEB_FILE.slice('apps/web/'.length)}`
    expect(await textOf(origin)).toContain(module)
    expect(await textOf(origin + module)).not.toContain('changed in a test')
    const received = await listenForUpdates(origin)
    await change(WEB_FILE, '\n', '\nconsole.info("changed in a test")\n')
    await expect.poll(received, SLOW).toMatch(/"type":"(update|full-reload)"/)
    expect(await textOf(origin + module)).toContain('changed in a test')

    // Like Ctrl+C.
    process.kill(-Number(child.pid), 'SIGINT')
    await expect.poll(left, SLOW).toEqual([])
  },
)
