/**
 * Three servers, one PostgreSQL, one S3 server and a load balancer, while users work: servers are
 * killed again and again, then PostgreSQL is restarted, then S3 goes down. Nothing acknowledged may be
 * lost, and nothing deleted may come back.
 *
 * `KILLS` sets the number of kills: 5 by default, 1,000 in the nightly run. If it is set, the load
 * balancer is a real nginx if there is one, and S3 is away for longer.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@memesmith/scenes'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from './database/testing/postgres/start-postgres.ts'
import { startS3 } from './storage/testing/start-s3.ts'
import { createAcknowledgedChanges } from './testing/crash/acknowledged-changes.ts'
import { checkUser } from './testing/crash/check-user.ts'
import { RecordingUser, ServerDied } from './testing/crash/recording-user.ts'
import { freePort } from './testing/free-port.ts'
import { makeSite } from './testing/make-site.ts'
import { hasNginx, startNginxBalancer } from './testing/nginx.ts'
import { makePicture } from './testing/pictures.ts'
import { startRoundRobin } from './testing/round-robin.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const isLong = Boolean(process.env.KILLS)
const KILLS = Number(process.env.KILLS || 5)
const SERVERS = 3
const USERS = 4
/** A server is killed after up to this many actions, and a short delay. */
const MOST_DONE = 8
const MOMENT_MS = 40
/** What people can do again when PostgreSQL or S3 is back. */
const DONE_AGAIN = 8
const S3_AWAY_MS = isLong ? 10_000 : 3000
/** As the web app does, people wait before they try again what was refused. */
const REFUSED_MS = 100
/** PostgreSQL finishes what a killed server has sent within this time, in ms. */
const SETTLE_MS = 300

it(`lose nothing when they are killed ${KILLS} times, and PostgreSQL and S3 go away`, {
  timeout: 120_000 + KILLS * 10_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-servers-'))
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort))
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const behindNginx = isLong && hasNginx()
  if (isLong) process.stdout.write(`behind ${behindNginx ? 'nginx' : 'a small proxy: no nginx'}\n`)
  const [postgres, s3, balancer] = await Promise.all([
    startPostgres(),
    startS3(),
    behindNginx ? startNginxBalancer(origins) : startRoundRobin(origins),
  ])
  const settings = {
    ...s3.settings,
    DATABASE_URL: postgres.urlOf('postgres'),
    SESSION_SECRET: 'the same secret for all of the servers',
    GENERATIONS_PER_HOUR: '0',
  }
  await makeSite(dataDir, settings)

  /** The servers by port. */
  const servers = new Map<number, ServerProcess>()
  onTestFinished(async () => {
    for (const server of servers.values()) server.kill('SIGKILL')
    await Promise.all([...servers.values()].map(({ ended }) => ended))
    await Promise.all([balancer.close(), postgres.dispose(), s3.dispose()])
    await rm(dataDir, { recursive: true })
  })
  async function startOne(port: number): Promise<void> {
    const server = startServerProcess(dataDir, { ...settings, PORT: String(port) })
    servers.set(port, server)
    await server.origin
  }
  async function killOne(port: number): Promise<void> {
    const server = servers.get(port)
    server?.kill('SIGKILL')
    await server?.ended
  }
  await Promise.all(ports.map(startOne))

  const random = createRandom(Date.now())
  const picture = new Uint8Array(await makePicture('png', 320, 240))
  const users = Array.from({ length: USERS }, (_, index) => {
    const changes = createAcknowledgedChanges()
    return new RecordingUser(changes, `user${index}`, picture, random, behindNginx)
  })
  const { origin } = balancer
  const check = async (how: 'all' | 'new') => {
    await sleep(SETTLE_MS)
    for (const user of users) await checkUser(user, origin, how)
    const ids = users.flatMap(({ changes }) => [...changes.saved.keys()])
    expect(new Set(ids).size, 'no meme is in two collections').toBe(ids.length)
  }
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  const untilReady = () => expect.poll(() => statusOf('/readyz'), { timeout: 15_000 }).toBe(200)
  let done = 0
  let onDone = () => {}
  /** Resolves when the users have done that many more actions. */
  async function untilDone(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const goal = done + count
    onDone = () => done >= goal && resolve()
    await promise
  }
  /** Users work while something happens. */
  async function whileWorking(happening: () => Promise<unknown>): Promise<void> {
    let isOver = false
    const work = users.map(async (user) => {
      while (!isOver) {
        const refused = user.errors.length
        await user.doSomething(origin).catch((error: unknown) => {
          if (!(error instanceof ServerDied)) throw error
        })
        if (user.errors.length > refused) await sleep(REFUSED_MS)
        done += 1
        onDone()
      }
    })
    await happening()
    isOver = true
    await Promise.all(work)
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    const port = ports[kill % SERVERS] ?? 0
    await whileWorking(async () => {
      await untilDone(Math.ceil(random() * MOST_DONE))
      await sleep(random() * MOMENT_MS)
      await killOne(port)
      await sleep(100)
    })
    await check('new')
    await startOne(port)
  }

  await whileWorking(async () => {
    await postgres.stop()
    const away = await fetch(`${origin}/api/templates`)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.any(String)])
    await postgres.start()
    await untilReady()
    await untilDone(DONE_AGAIN)
  })
  await check('new')

  await whileWorking(async () => {
    await s3.kill()
    await sleep(S3_AWAY_MS)
    await s3.start()
    await untilReady()
    await untilDone(DONE_AGAIN)
  })
  await check('all')

  const errors = users.flatMap(({ errors }) => errors)
  expect(errors.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([])
  const acknowledged = users.reduce((sum, user) => sum + user.acknowledged, 0)
  expect(acknowledged).toBeGreaterThan(KILLS * 2)
  process.stdout.write(`${acknowledged} changes acknowledged, ${errors.length} requests refused\n`)

  for (const server of servers.values()) server.kill('SIGTERM')
  for (const server of servers.values()) {
    const { code, stdout, stderr } = await server.ended
    expect([code, stdout, stderr]).toEqual([0, expect.any(String), ''])
  }
})
