/**
 * Kills the real server repeatedly at random moments, and checks that every acknowledged change
 * persists.
 *
 * `KILLS` sets the number of kills: 5 by default, 1,000 in the nightly run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@memesmith/scenes'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { createAcknowledgedChanges } from './testing/crash/acknowledged-changes.ts'
import { checkUser } from './testing/crash/check-user.ts'
import { RecordingUser, ServerDied } from './testing/crash/recording-user.ts'
import { makeSite } from './testing/make-site.ts'
import { makePicture } from './testing/pictures.ts'
import { startServerProcess } from './testing/server-process.ts'

const KILLS = Number(process.env.KILLS ?? 5)
/** Sites that are killed in parallel: a start uses no more than one core. */
const SITES = 2
const USERS = 4
/** One in this many runs, the second of each site first, is killed during the server's start. */
const EARLY_DEATH_EVERY = 8
const STARTING_MS = 600
/** Other runs are killed after up to this many actions, and a short delay. */
const MOST_DONE = 12
const MOMENT_MS = 40

/** Checks the integrity of the database file, and all constraints. */
function checkFile(dataDir: string): void {
  const sqlite = new Sqlite(join(dataDir, 'memesmith.sqlite'))
  expect(sqlite.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const torn = sqlite.prepare('select id from images where length(data) <> byte_size').all()
  expect(torn).toEqual([])
  sqlite.close()
}

/** Runs a user's actions until the server dies. */
async function workUntilDeath(
  user: RecordingUser,
  origin: string,
  onDone: () => void,
): Promise<void> {
  try {
    for (;;) {
      await user.doSomething(origin)
      onDone()
    }
  } catch (error) {
    if (!(error instanceof ServerDied)) throw error
  }
}

/** @returns the number of acknowledged actions */
async function killAgainAndAgain(kills: number, seed: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-kills-'))
  const random = createRandom(seed)
  const picture = new Uint8Array(await makePicture('png', 320, 240))
  const users = Array.from(
    { length: USERS },
    (_, index) => new RecordingUser(createAcknowledgedChanges(), `user${index}`, picture, random),
  )
  await makeSite(dataDir)
  for (let life = 1; life <= kills; life += 1) {
    const server = startServerProcess(dataDir, { GENERATIONS_PER_HOUR: '0', LOG_LEVEL: 'info' })
    if (life % EARLY_DEATH_EVERY === 2) {
      await sleep(random() * STARTING_MS)
    } else {
      const origin = await server.origin
      await Promise.all(users.map((user) => checkUser(user, origin, 'new')))
      const { promise: isTime, resolve: beTime } = Promise.withResolvers<void>()
      let left = Math.ceil(random() * MOST_DONE)
      const onDone = () => {
        left -= 1
        if (left === 0) beTime()
      }
      const work = users.map((user) => workUntilDeath(user, origin, onDone))
      await Promise.race([isTime, ...work])
      await sleep(random() * MOMENT_MS)
      server.kill('SIGKILL')
      await Promise.all(work)
    }
    server.kill('SIGKILL')
    await server.ended
  }
  checkFile(dataDir)
  const server = startServerProcess(dataDir)
  const origin = await server.origin
  for (const user of users) await checkUser(user, origin, 'all')
  server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await rm(dataDir, { recursive: true })
  return users.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
}

it(`loses no acknowledged change when it is killed ${KILLS} times`, async () => {
  const seed = Date.now()
  const acknowledged = await Promise.all(
    Array.from({ length: SITES }, (_, site) =>
      killAgainAndAgain(Math.floor((KILLS + site) / SITES), seed + site),
    ),
  )
  // Otherwise there was hardly anything to lose.
  expect(acknowledged.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(KILLS)
}, 1_200_000)
