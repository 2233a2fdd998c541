/**
 * The alert rules and the dashboard in `.github/deploy`: a real server suffers everything that a rule
 * warns of. If Prometheus is installed, it evaluates the rules, with shorter times.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFiles } from '../database/data-files.ts'
import { queryIn } from '../database/testing/test-database.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { makeSite } from '../testing/make-site.ts'
import { makeNoise } from '../testing/pictures.ts'
import {
  hasPrometheus,
  type Prometheus,
  readSamples,
  type Sample,
  selectorsIn,
  startPrometheus,
} from '../testing/prometheus.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const DEPLOY = join(import.meta.dirname, '../../../../.github/deploy')
const RULES = await readFile(join(DEPLOY, 'alerts.yml'), 'utf8')
const DASHBOARD: {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { expr: string }[]
  }[]
} = JSON.parse(await readFile(join(DEPLOY, 'dashboard.json'), 'utf8'))

const METRICS_TOKEN = 'only for the operator'
const isWatched = hasPrometheus()

let dataDir: string
let server: ServerProcess
let origin: string
let prometheus: Prometheus | undefined
let mailbox: Mailbox
let cookie: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-alerts-'))
  await makeSite(dataDir)
  mailbox = await startMailbox()
  server = startServerProcess(dataDir, {
    METRICS_TOKEN,
    ACCESS_LOG: 'false',
    RATE_LIMIT_FACTOR: '1',
    SIGN_UPS_PER_HOUR: '0',
    STORAGE_LIMIT_MB: '40',
    STORAGE_UNVERIFIED_MB: '0',
    PUBLIC_URL: 'http://memes.example.com',
    SMTP_URL: mailbox.url,
    OPENAI_API_KEY: 'key',
    // Nothing listens there.
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  origin = await server.origin
  // Minutes and hours become one minute, so that everything that happens here falls within it.
  const rules = RULES.replaceAll(/\[\d+[mh]\]/g, '[1m]').replaceAll(/for: \d+[mh]/g, 'for: 1s')
  if (isWatched) prometheus = await startPrometheus(origin, METRICS_TOKEN, rules)
  cookie = (await signUp('ada')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
}, 60_000)
afterAll(async () => {
  await prometheus?.close()
  server.kill('SIGKILL')
  await server.ended
  await rm(dataDir, { recursive: true })
})

const postForm = (path: string, form: Readonly<Record<string, string>>) =>
  fetch(origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

const signUp = (name: string) =>
  postForm('/api/signup', { email: `${name}@example.com`, password: 'correct horse' })

const postJson = async (path: string, body: object) =>
  (
    await fetch(origin + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status

const save = () => postJson('/api/memes', { templateId: 1 })

async function upload(picture: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData()
  body.append('image', new Blob([picture]), 'a.png')
  return (await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie }, body })).status
}

async function scrape(): Promise<Sample[]> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return readSamples(await (await fetch(`${origin}/metrics`, { headers })).text())
}

const many = async <Result>(times: number, work: () => Promise<Result>) =>
  await Promise.all(Array.from({ length: times }, work))

/** Meanwhile another program writes to the database. */
async function whileLocked(ms: number, work: () => Promise<unknown>): Promise<void> {
  const other = new Sqlite(dataFiles(dataDir).database)
  other.exec('begin immediate')
  const working = work()
  await sleep(ms)
  other.exec('rollback')
  other.close()
  await working
}

async function fillStorage(): Promise<void> {
  for (const size of [1200, 300, 100]) {
    const picture = new Uint8Array(await makeNoise(size, size))
    while ((await upload(picture)) === 201);
  }
  let status = 201
  while (status === 201) status = await save()
  expect(status).toBe(507)
}

/** Causes what each rule warns of, in the order of this table. */
const CAUSES: Readonly<Record<string, () => Promise<unknown>>> = {
  MemesmithSlow: () => whileLocked(1500, () => many(20, save)),
  MemesmithOverloaded: () => whileLocked(500, () => many(80, save)),
  MemesmithErrors: async () => {
    await queryIn(dataDir, 'alter table meme_tags rename to gone')
    await fetch(`${origin}/api/tags`, { headers: { cookie } })
    await queryIn(dataDir, 'alter table gone rename to meme_tags')
  },
  MemesmithPasswordsGuessed: () =>
    many(25, () => postForm('/api/login', { email: 'ada@example.com', password: 'a wrong guess' })),
  MemesmithLimitsReached: () =>
    many(40, () => postForm('/api/login', { email: 'bo@example.com', password: 'a wrong guess' })),
  MemesmithManySignUps: async () => {
    for (let user = 0; user < (isWatched ? 150 : 3); user += 1) await signUp(`user${user}`)
  },
  MemesmithGeneratorFails: async () => {
    for (let time = 0; time < 5; time += 1) await postJson('/api/memes/generate', { prompt: 'cat' })
  },
  MemesmithMailsFail: async () => {
    await mailbox.close()
    await postForm('/api/forgot-password', { email: 'ada@example.com' })
    const failed = async () => signalOf('MemesmithMailsFail', await scrape())
    await expect.poll(failed, { timeout: 10_000 }).toBeGreaterThan(0)
  },
  MemesmithDiskFills: () => makeNoise(1200, 1200).then((noise) => upload(new Uint8Array(noise))),
  MemesmithSavesFail: fillStorage,
  MemesmithDiskFull: async () => {},
  MemesmithDown: async () => {
    server.kill('SIGKILL')
    await server.ended
  },
}

const rules = new Map(
  RULES.split('- alert: ')
    .slice(1)
    .map((rule) => [/^\w+/.exec(rule)?.[0] ?? '', /expr:([\s\S]*?)\n {8}\w/.exec(rule)?.[1] ?? '']),
)

it('every rule has a cause here', () => {
  expect([...rules.keys()].sort()).toEqual(Object.keys(CAUSES).sort())
})

/** The sum of the values that a rule's first selector reads. It has to change before the rule fires. */
function signalOf(rule: string, samples: readonly Sample[]): number {
  const [first] = selectorsIn(rules.get(rule) ?? '')
  return samples.reduce((sum, sample) => sum + (first?.matches(sample) ? sample.value : 0), 0)
}

/** The number of requests that took longer than a second, as the rule about slow requests counts them. */
function countSlow(samples: readonly Sample[]): number {
  const [selector] = selectorsIn(rules.get('MemesmithSlow') ?? '')
  const countOf = (le: string) =>
    samples
      .filter((sample) => sample.labels.le === le && selector?.matches(sample))
      .reduce((sum, { value }) => sum + value, 0)
  return countOf('+Inf') - countOf('1')
}

describe('what happens is seen', { timeout: 120_000 }, () => {
  /** Keeps causing the problem until the alert fires; returns the metrics before and after. */
  async function cause(name: string): Promise<readonly [before: Sample[], after: Sample[]]> {
    const before = await scrape()
    await CAUSES[name]?.()
    const after = await scrape()
    await untilFiring(name)
    return [before, after]
  }

  async function untilFiring(name: string): Promise<void> {
    if (prometheus === undefined) return
    const { firing } = prometheus
    const goOn = async () => {
      if (!(await firing()).includes(name)) await CAUSES[name]?.()
      return await firing()
    }
    await expect.poll(goOn, { timeout: 30_000, interval: 500 }).toContain(name)
  }

  it.runIf(isWatched)('nothing, as long as nothing happens', async () => {
    const isSeen = () => prometheus?.count('count_over_time(up{job="memesmith"}[1m]) > 3')
    await expect.poll(isSeen, { timeout: 30_000 }).toBe(1)
    expect(await prometheus?.firing()).toEqual([])
  })

  it('slow answers', async () => {
    const [before, after] = await cause('MemesmithSlow')
    expect(countSlow(after) - countSlow(before)).toBeGreaterThanOrEqual(4)
  })

  it.each([
    'MemesmithOverloaded',
    'MemesmithErrors',
    'MemesmithPasswordsGuessed',
    'MemesmithLimitsReached',
    'MemesmithManySignUps',
    'MemesmithGeneratorFails',
    'MemesmithMailsFail',
  ])('%s', async (name) => {
    const [before, after] = await cause(name)
    expect(signalOf(name, after)).toBeGreaterThan(signalOf(name, before))
  })

  it('a storage that fills, refuses saves, and is full', async () => {
    const [empty, filling] = await cause('MemesmithDiskFills')
    expect(signalOf('MemesmithDiskFills', filling)).toBeLessThan(
      signalOf('MemesmithDiskFills', empty),
    )
    const [before, after] = await cause('MemesmithSavesFail')
    expect(signalOf('MemesmithSavesFail', after)).toBeGreaterThan(
      signalOf('MemesmithSavesFail', before),
    )
    const [, full] = await cause('MemesmithDiskFull')
    const read = (name: string) => full.find((sample) => sample.name === name)?.value ?? 0
    const free = read('memesmith_storage_free_bytes')
    expect(free / (free + read('memesmith_database_bytes'))).toBeLessThan(0.05)
  })

  it('everything that the rules and the dashboard read is there', async () => {
    const samples = await scrape()
    const shown = DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const missing = [...rules.values(), ...shown]
      .flatMap(selectorsIn)
      .filter(({ text }) => !text.startsWith('up{'))
      .filter((selector) => !samples.some((sample) => selector.matches(sample)))
    expect(shown.length).toBeGreaterThan(10)
    expect(missing.map(({ text }) => text)).toEqual([])
    if (prometheus === undefined) return
    const expressions = shown.map((text) => text.replaceAll(/\$__rate_interval|1h/g, '1m'))
    const empty: string[] = []
    for (const expression of expressions) {
      if ((await prometheus.count(expression)) === 0) empty.push(expression)
    }
    expect(empty).toEqual([])
  })

  it('a server that is gone', async () => {
    await CAUSES.MemesmithDown?.()
    await expect(scrape()).rejects.toThrow()
    // ACCESS_LOG=false still logs what went wrong.
    const { stdout } = await server.ended
    expect(stdout).toContain('"msg":"no such table: meme_tags"')
    expect(stdout).not.toContain('"msg":"request"')
    await untilFiring('MemesmithDown')
  })
})
