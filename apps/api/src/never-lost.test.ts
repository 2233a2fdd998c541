/**
 * Kills the real server repeatedly at random moments, and checks that every acknowledged change
 * persists.
 *
 * `KILLS` sets the number of kills: 20 by default, 1,000 in the nightly run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@memesmith/scenes'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { newDiary, type SavedMeme } from './testing/crash/diary.ts'
import { Person, ServerDied } from './testing/crash/person.ts'
import { makeSite } from './testing/make-site.ts'
import { decode, makePicture } from './testing/pictures.ts'
import { startServerProcess } from './testing/server-process.ts'

const KILLS = Number(process.env.KILLS ?? 20)
/** Sites that are killed in parallel: a start uses no more than one core. */
const SITES = 2
const PEOPLE = 4
/** One in this many runs is killed during the server's start. */
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

/** Compares the server's data with what it acknowledged, and records what it completed besides. */
async function checkPerson(person: Person, origin: string, how: 'all' | 'new'): Promise<void> {
  const { diary } = person
  for (const email of diary.newAccounts.splice(0)) {
    expect([email, await person.logIn(origin, email)]).toEqual([email, 303])
  }
  if (diary.cookie === '') return
  const list = await person.get(origin, '/api/memes')
  expect(list.status).toBe(200)
  const memes: SavedMeme[] = JSON.parse(list.bytes.toString())
  const ids = new Set(memes.map(({ id }) => id))
  expect([...diary.saved.keys()].filter((id) => !ids.has(id))).toEqual([])
  expect([...diary.deleted].filter((id) => ids.has(id))).toEqual([])
  for (const meme of memes) {
    const known = diary.saved.get(meme.id)
    if (known !== undefined) expect(known).toMatchObject(meme)
    if (known === undefined || how === 'all') await checkPictures(person, origin, meme)
    diary.saved.set(meme.id, meme)
  }
  for (const id of diary.doubtful) if (!ids.has(id)) diary.deleted.add(id)
  diary.doubtful.clear()
}

async function checkPictures(person: Person, origin: string, meme: SavedMeme): Promise<void> {
  const { pictures } = person.diary
  const [picture, thumbnail] = await Promise.all(
    [meme.memeImageUrl, meme.thumbnailUrl].map((url) => person.get(origin, url)),
  )
  expect([meme.id, picture?.status, thumbnail?.status]).toEqual([meme.id, 200, 200])
  const bytes = picture?.bytes ?? Buffer.alloc(0)
  const known = pictures.get(meme.id)
  if (known === undefined) expect((await decode(bytes)).width).toBeGreaterThan(0)
  else expect(bytes.equals(known), `the picture of meme ${meme.id}`).toBe(true)
  pictures.set(meme.id, bytes)
}

/** Runs a user's actions until the server dies. */
async function workUntilDeath(person: Person, origin: string, onDone: () => void): Promise<void> {
  try {
    for (;;) {
      await person.doSomething(origin)
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
  const people = Array.from(
    { length: PEOPLE },
    (_, index) => new Person(newDiary(), `person${index}`, picture, random),
  )
  await makeSite(dataDir)
  for (let life = 1; life <= kills; life += 1) {
    const server = startServerProcess(dataDir, { GENERATIONS_PER_HOUR: '0', LOG_LEVEL: 'info' })
    if (life % EARLY_DEATH_EVERY === 0) {
      await sleep(random() * STARTING_MS)
    } else {
      const origin = await server.origin
      await Promise.all(people.map((person) => checkPerson(person, origin, 'new')))
      const { promise: isTime, resolve: beTime } = Promise.withResolvers<void>()
      let left = Math.ceil(random() * MOST_DONE)
      const onDone = () => {
        left -= 1
        if (left === 0) beTime()
      }
      const work = people.map((person) => workUntilDeath(person, origin, onDone))
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
  for (const person of people) await checkPerson(person, origin, 'all')
  server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await rm(dataDir, { recursive: true })
  return people.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
}

it(`loses no acknowledged change when it is killed ${KILLS} times`, async () => {
  const seed = Date.now()
  const acknowledged = await Promise.all(
    Array.from({ length: SITES }, (_, site) =>
      killAgainAndAgain(Math.ceil(KILLS / SITES), seed + site),
    ),
  )
  // Otherwise there was hardly anything to lose.
  expect(acknowledged.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(KILLS)
}, 1_200_000)
