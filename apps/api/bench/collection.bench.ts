/**
 * Searching a collection of 10,000 memes over HTTP, against listing it. `ENGINE=postgres` measures
 * PostgreSQL instead of SQLite: its own server, or the empty database that `DATABASE_URL` names.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { documentOfTexts } from '@memesmith/meme-render'
import { sql } from 'kysely'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { connect } from '../src/database/connect.ts'
import { startPostgres } from '../src/database/testing/postgres/start-postgres.ts'
import { addMissingWords } from '../src/features/memes/list/search/add-words.ts'
import { TEST_TEMPLATE } from '../src/testing/test-app.ts'
import { createClient } from '../src/testing/test-client.ts'

const COUNT = 10_000
const ROUNDS = 30
/** Different words; the first ones are used most, as in any language. */
const WORDS = 8000

let seed = 1
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
const SYLLABLES =
  'ba be co da de fi ga ho in ka le ma mo no pa ra re sa si ta the to un ver wo'.split(' ')
const vocabulary = Array.from({ length: WORDS }, () =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(SYLLABLES)).join(''),
)
const sentence = (length: number) =>
  Array.from({ length }, () => vocabulary[Math.floor(random() ** 3 * WORDS)]).join(' ')

const { ENGINE = 'sqlite', DATABASE_URL } = process.env
const isOnPostgres = ENGINE === 'postgres' || DATABASE_URL !== undefined
const postgres = ENGINE === 'postgres' && !DATABASE_URL ? await startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'memesmith-bench-'))
const config = readConfig({
  ...process.env,
  ...(postgres && { DATABASE_URL: postgres.urlOf('postgres') }),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '0',
  SESSION_SECRET: 'only this bench knows this session secret',
})
const ACCOUNT = { email: 'bench@example.com', password: 'correct horse' }
const before = await buildApp(config, [TEST_TEMPLATE])
await before.inject('/api/templates')
await createClient(before).postForm('/api/signup', ACCOUNT)
// A running server would add the words, too, and wait for the same locks.
await before.close()
await fill()
const app = await buildApp(config, [TEST_TEMPLATE])
const user = createClient(app)
await user.postForm('/api/login', ACCOUNT)

const [word = '', other = ''] = vocabulary
const rare = vocabulary.findLast(({ length }) => length > 7) ?? ''
const QUERIES: Readonly<Record<string, string>> = {
  'the newest 200': '',
  'two letters': '&q=th',
  'a frequent word': `&q=${word}`,
  'two words': `&q=${word}%20${other}`,
  'a rare word': `&q=${rare}`,
  'a misspelled word': `&q=${rare.slice(0, 3)}x${rare.slice(4)}`,
  'six unknown words': '&q=qwxrt%20zxcvb%20plmnk%20qazws%20edcrf%20tgbyh',
  東京: '&q=%E6%9D%B1%E4%BA%AC',
  favorites: '&favorite=true',
  'a tag': '&tag=one',
  'by title': '&sort=title',
  generated: '&kind=generated',
  duplicates: '&kind=duplicate',
  'a word by title, with a tag': `&q=${word}&tag=one&sort=title`,
}
const times = new Map<string, number[]>(Object.keys(QUERIES).map((name) => [name, []]))
/** CPU time of this process in ms, of all its threads; independent of the machine's load. */
const cpu = new Map<string, number>()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, query] of Object.entries(QUERIES)) {
    const start = performance.now()
    const used = process.cpuUsage()
    const { statusCode } = await user.get(`/api/memes?limit=200${query}`)
    if (statusCode !== 200) throw new Error(`${name}: ${statusCode}`)
    // The first rounds compile the code.
    if (round < 3) continue
    times.get(name)?.push(performance.now() - start)
    const { user: own, system } = process.cpuUsage(used)
    cpu.set(name, (cpu.get(name) ?? 0) + (own + system) / 1000 / (ROUNDS - 3))
  }
}
delay.disable()

process.stdout.write(
  `\nGET /api/memes, ${COUNT} memes of one user, ${isOnPostgres ? 'PostgreSQL' : 'SQLite'}\n`,
)
const plain = at(times.get('the newest 200') ?? [], 0.5)
for (const [name, taken] of times) {
  process.stdout.write(
    `  ${name.padEnd(30)} p50 ${at(taken, 0.5).toFixed(1).padStart(6)} ms   p95 ${at(taken, 0.95).toFixed(1).padStart(6)} ms ${(at(taken, 0.5) / plain).toFixed(2).padStart(7)} ×   CPU ${(cpu.get(name) ?? 0).toFixed(1).padStart(5)} ms\n`,
  )
}
process.stdout.write(`  longest hold of the event loop: ${(delay.max / 1e6).toFixed(1)} ms\n`)
await app.close()
await postgres?.dispose()
rmSync(folder, { recursive: true })

function pick(items: readonly string[]): string {
  return items[Math.floor(random() * items.length)] ?? ''
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

/** Memes of 40 words each, without drawing them. */
async function fill(): Promise<void> {
  const db = await connect(config)
  const { imageId } = await db.selectFrom('templates').select('imageId').executeTakeFirstOrThrow()
  for (let first = 0; first < COUNT; first += 500) {
    const memes = Array.from({ length: 500 }, (_, index) => ({
      userId: 1,
      shareId: `bench-${first + index}`.padEnd(22, '-'),
      title: `${sentence(3)} ${first + index}${index % 50 === 0 ? ' 東京タワー' : ''}`,
      document: JSON.stringify(documentOfTexts({ topText: sentence(6), bottomText: sentence(6) })),
      aiPrompt: index % 3 === 0 ? sentence(12) : null,
      imageDescription: index % 3 === 0 ? sentence(25) : null,
      isFavorite: Number(index % 20 === 0),
      templateId: 1,
      imageId,
      isPublic: 0,
      createdAt: first + index,
      // Of fifty memes, two look the same.
      pictureHash: `picture ${first + index - Number(index % 50 === 1)}`,
    }))
    await db.insertInto('memes').values(memes).execute()
  }
  const start = performance.now()
  await addMissingWords(db)
  process.stdout.write(
    `\nthe words of ${COUNT} memes were added in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  )
  const tagged = await db.selectFrom('memes').select('id').where('isFavorite', '=', 1).execute()
  await db
    .insertInto('memeTags')
    .values(tagged.map(({ id: memeId }) => ({ userId: 1, tagKey: 'one', memeId, tag: 'one' })))
    .execute()
  // PostgreSQL would do this by itself after a while. SQLite does not need it.
  if (isOnPostgres) await sql`vacuum analyze`.execute(db)
  await db.destroy()
}
