/**
 * The command blocks of the documents: each is run as written, on a real tree and beside a real server, or
 * is listed as not run.
 */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, type Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY_ROOT } from '../config/env-file.ts'
import {
  type Block,
  blockOf,
  blocks,
  OF_A_MACHINE,
  ON_POSTGRES,
  OPERATORS_NPX,
  PAGES,
  scriptOfNpx,
} from '../testing/command-blocks.ts'
import { makeSite } from '../testing/make-site.ts'
import { makePicture } from '../testing/pictures.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { type HttpClient, signUpAt } from '../testing/sign-up-over-http.ts'

/** Blocks that are not run, by their first line. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npx --yes pnpm@12 start': 'The workflow runs it on three systems (.ci/try-start.ts).',
  'npx --yes pnpm@12 test': 'It runs this test.',
  'npx --yes pnpm@12 turbo dev     # web and API on http://localhost:3000 (or DEV_PORT), both reload':
    'It does not end; cli/launch/dev.test.ts runs it.',
  'npx --yes pnpm@12 turbo dev   # web and API with hot reload on http://localhost:3000':
    'It does not end; cli/launch/dev.test.ts runs it.',
  'npx --yes pnpm@12 --filter @memesmith/api scale': 'It takes 20 minutes.',
  'npx --yes pnpm@12 run build': 'It changes the committed pictures.',
  'npx --yes pnpm@12 -C packages/languages extract': 'It changes the committed catalogs.',
  'LANGUAGES=de,ar STATES=editor,account OUT=/tmp/sheets npx --yes pnpm@12 --filter @memesmith/web language-sheets':
    'It needs a browser and minutes.',
  'export COMMIT=$(git rev-parse HEAD) PUBLIC_URL=https://memes.example.com TRUST_PROXY=true SIGN_UP=invite':
    'It needs Docker.',
  'export RCLONE_S3_PROVIDER=Other RCLONE_S3_ENDPOINT="$S3_ENDPOINT" RCLONE_S3_REGION="${S3_REGION:-us-east-1}"':
    'It needs a bucket with versions, which no S3 server in npm has.',
}

/** The beginnings of blocks that other tests run. */
const RUN_ELSEWHERE = [...Object.values(OF_A_MACHINE), ...Object.values(ON_POSTGRES)]

/** Replaces the script `start`, which does not end. */
const TRIAL = join(import.meta.dirname, '../testing/try-server.ts')

/** A bare Debian has no curl. */
const hasCurl = spawnSync('curl', ['--version']).status === 0

it('every block that is not run is listed, and is there', () => {
  const firstLines = blocks.map(({ firstLine }) => firstLine)
  expect(Object.keys(NOT_RUN).filter((line) => !firstLines.includes(line))).toEqual([])
  const otherFences = PAGES.filter((page) =>
    /^```(?:bash|console|shell|zsh)/m.test(readFileSync(join(REPOSITORY_ROOT, page), 'utf8')),
  )
  expect(otherFences).toEqual([])
  // A new entry needs a good reason why no test can run it.
  expect(Object.keys(NOT_RUN)).toHaveLength(10)
  for (const start of RUN_ELSEWHERE) expect(blockOf(start).page).toBe('.github/OPERATING.md')
})

const memesOf = async (user: HttpClient): Promise<readonly Meme[]> =>
  JSON.parse(await (await user.get('/api/memes')).text())

it('compose.yaml passes on every setting that its commands export, and none that is not', () => {
  const compose = readFileSync(join(REPOSITORY_ROOT, '.github/deploy/compose.yaml'), 'utf8')
  const exported = blocks
    .filter(({ text }) => text.includes('docker compose'))
    .flatMap(({ firstLine }) => [...firstLine.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name))
  expect(exported.length).toBeGreaterThan(3)
  const isPassedOn = (name = '') =>
    compose.includes(`\${${name}:-`) || compose.includes(` ${name}:\n`)
  expect(exported.filter((name) => !isPassedOn(name))).toEqual([])
  // With a default, the file of `ENV_FILE` could not change it, as the environment counts first.
  const [, environment] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? []
  expect(environment).toContain(' SIGN_UP:\n')
  expect(environment).not.toContain('${')
})

it('the image asks whether the process is alive: a restart brings no database back', () => {
  const image = readFileSync(join(REPOSITORY_ROOT, '.github/deploy/Dockerfile'), 'utf8')
  const [check = ''] = /^HEALTHCHECK [\s\S]*?[^\\]\n/m.exec(image) ?? []
  expect(check).toContain(calls.health.path)
  expect(check).not.toContain(calls.readiness.path)
})

describe('the commands', { timeout: 180_000 }, () => {
  let folder: string
  let dataDir: string
  let server: ServerProcess
  let origin: string
  let bo: HttpClient
  let memes: readonly Meme[]
  let settings: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'memesmith-documents-'))
    dataDir = join(folder, 'data')
    // Paths that commands name relative to the repository; everything they write stays in this folder.
    for (const name of ['apps', 'package.json', '.github']) {
      await symlink(join(REPOSITORY_ROOT, name), join(folder, name))
    }
    for (const name of ['bin', 'backups', 'data', 'templates']) await mkdir(join(folder, name))
    const trial = `exec "${process.execPath}" "${TRIAL}"`
    await writeFile(join(folder, 'bin/npx'), scriptOfNpx(process.execPath, { start: trial }), {
      mode: 0o755,
    })
    await writeFile(join(folder, 'templates/grumpy_cat.jpg'), await makePicture('jpeg'))
    await makeSite(dataDir)
    settings = {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      HOME: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      ENV_FILE: `-${join(folder, '.env')}`,
      BACKUPS: join(folder, 'backups'),
      METRICS_TOKEN: 'only for the operator',
      // As in an image.
      COMMIT: '0123456789abcdef',
    }
    await start()
    bo = await signUpAt(origin, 'bo@example.com')
    for (const topText of ['one', 'two']) await bo.post('/api/memes', { templateId: 1, topText })
    memes = await memesOf(bo)
    await signUpAt(origin, 'ada@example.com')
  }, 60_000)
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })

  async function start(): Promise<void> {
    await writeFile(join(folder, '.env'), '')
    server = startServerProcess(dataDir, settings)
    origin = await server.origin
  }
  async function stop(): Promise<void> {
    server.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  }

  /** Runs a block as written, except for the addresses, names and answers of this test. */
  async function run({ text }: Block): Promise<string> {
    await writeFile(
      join(folder, '.env'),
      'PUBLIC_URL=https://memes.example.com\nTRUST_PROXY=true\n',
    )
    const script = [
      [/https:\/\/memes\.example\.com\/m\/…/g, `${origin}${memes[0]?.shareUrl}`],
      // Nobody answers prompts here.
      [/(accounts:(?:promote|suspend|delete) \S+|memes:remove \S+)/g, '$1 --yes'],
      [/http:\/\/127\.0\.0\.1:3000/g, origin],
      [/path\/to\/folder/g, join(folder, 'templates')],
      [/path\/to\//g, `${folder}/`],
      [/\/var\/tmp\/drill/g, join(folder, 'drill')],
      [/PORT=3999/g, 'PORT=0'],
    ].reduce((result, [from, to]) => result.replaceAll(from as RegExp, to as string), text)
    const env = { ...settings, SERVER_PID: String(server.pid) }
    return await new Promise((resolve, reject) =>
      execFile('sh', ['-eu', '-c', script], { cwd: folder, env }, (error, stdout, stderr) =>
        error === null
          ? resolve(stdout + stderr)
          : reject(new Error(`${script}\n${stdout}${stderr}`)),
      ),
    )
  }

  const EMERGENCY = `${OPERATORS_NPX} run restore "$BACKUPS/site-$(date +%F).backup"`
  const BACK = `${OPERATORS_NPX} run restore "$BACKUPS/before-upgrade.backup"`
  const ofPages = blocks.filter(
    ({ firstLine }) =>
      !(firstLine in NOT_RUN) &&
      ![EMERGENCY, BACK].includes(firstLine) &&
      !RUN_ELSEWHERE.some((start) => firstLine.startsWith(start)),
  )
  it.each(ofPages)('$page: $firstLine', async (block) => {
    if (!hasCurl && block.text.includes('curl ')) return
    const output = await run(block)
    expect(output).not.toMatch(/\bWrong:|is no setting of this version/)
    for (const [command, said] of Object.entries(SAID)) {
      if (block.text.includes(command)) expect(output).toContain(said)
    }
    // The next block writes the file anew.
    if (block.text.includes('ANNOUNCEMENT=')) await expectAnnounced()
  })

  const announced = async () => (await fetch(`${origin}/api/site`)).text()
  const expectAnnounced = () =>
    expect
      .poll(announced, { timeout: 10_000 })
      .toContain('We move to a larger disk on Friday at noon.')

  it('a changed announcement is there without a restart', () => expectAnnounced())

  it('a lost site is back, with its sessions and every byte of its pictures', async () => {
    const pictures = async () =>
      await Promise.all(
        kept.map(async ({ memeImageUrl }) =>
          Buffer.from(await (await fetch(origin + memeImageUrl)).arrayBuffer()),
        ),
      )
    // One was taken down by a block above, before the backup.
    const kept = await memesOf(bo)
    expect(kept).toEqual(memes.slice(1))
    const before = await pictures()
    await stop()
    expect(await run(blockOf(BACK))).toMatch(/^restored .*\nwhat was there before is in /)
    await rm(dataDir, { recursive: true })
    expect(await run(blockOf(EMERGENCY))).toMatch(/^restored .*\n$/)
    await start()
    bo = bo.at(origin)
    expect(await memesOf(bo)).toEqual(kept)
    expect(await pictures()).toEqual(before)
  })
})

/** The expected output of some commands. */
const SAID: Readonly<Record<string, string>> = {
  'config:check': 'The server would start with these settings.',
  'accounts:invite': '/api/login?invitation=',
  'accounts:reset-password': '/api/reset-password?token=',
  'accounts:promote': 'ada@example.com is an administrator',
  'accounts:delete': 'deleted ada@example.com',
  'memes:remove': 'is taken down',
  'storage:reclaim': 'MB now',
  'templates:import': 'grumpy-cat',
  'templates:export': '1 exported to ',
  [`DATA_DIR=/var/tmp/drill ${OPERATORS_NPX} accounts:list`]: 'bo@example.com',
  '/metrics': 'commit="0123456789ab"} 1',
}
