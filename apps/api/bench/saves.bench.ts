/**
 * Saves per second over HTTP, against the renderer alone on the same cores. Both take turns, so that a
 * slow phase of the machine affects both. The CPU seconds are those of this process, without the load
 * generator's. Then where they go, by thread.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Worker } from 'node:worker_threads'
import { documentOfTexts } from '@memesmith/meme-render'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { Renderer } from '../src/render/renderer.ts'
import { freeBytes } from '../src/runtime/free-bytes.ts'
import { makePhoto } from './photo.ts'
import type { Sent } from './send-saves.ts'

const ROUNDS = Number(process.env.ROUNDS || 5)
const SAVES = 400
const CONNECTIONS = 8
/** Only some saves of one user are drawn at the same time. */
const USERS = 4

/** Those that run, by their names. */
const workers = new Map<string, Worker>()
process.on('worker', (worker) => {
  const name = worker.threadName ?? ''
  workers.set(name, worker)
  worker.once('exit', () => workers.delete(name))
})

const folder = mkdtempSync(join(tmpdir(), 'memesmith-bench-'))
const app = await buildApp(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    // Thousands of memes of 2 MB.
    STORAGE_PER_USER_MB: '0',
  }),
  [],
)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const photo = await makePhoto(1200, 900)
const texts = { topText: 'When the benchmark', bottomText: 'is done' }

const renderer = new Renderer()
const meme = { document: documentOfTexts(texts), watermark: 'Memesmith' }
const source = { key: 'photo', read: async () => photo }
async function render(): Promise<void> {
  let left = SAVES
  const work = async () => {
    while (left > 0) {
      left -= 1
      const { png } = await renderer.render(1, source, meme)
      // As the server does once it is stored.
      freeBytes(png)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** A user with the photo, who is ready to save memes of it. */
async function createUser(number: number) {
  const body = new URLSearchParams({
    email: `user${number}@example.com`,
    password: 'correct horse',
  })
  const signUp = await fetch(`${origin}/api/signup`, { method: 'POST', redirect: 'manual', body })
  const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const init = { method: 'POST', headers: { cookie }, body: form }
  const { url }: { url: string } = JSON.parse(
    await (await fetch(`${origin}/api/upload`, init)).text(),
  )
  return {
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...texts, customImageUrl: url }),
  }
}
const users = await Promise.all(Array.from({ length: USERS }, (_, number) => createUser(number)))
const connections = Array.from({ length: CONNECTIONS }, (_, number) => users[number % USERS])

/** @returns the seconds that the saves took */
async function save(): Promise<number> {
  const script = join(import.meta.dirname, 'send-saves.ts')
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ url: `${origin}/api/memes`, amount: SAVES, connections }))
  const { seconds, failed }: Sent = JSON.parse(await text(child.stdout))
  if (failed > 0) process.stdout.write(`  ${failed} of ${SAVES} saves were refused\n`)
  return seconds
}

interface Total {
  seconds: number
  cpuSeconds: number
}
const totals: Record<'render' | 'save', Total> = {
  render: { seconds: 0, cpuSeconds: 0 },
  save: { seconds: 0, cpuSeconds: 0 },
}

interface ThreadTimes {
  readonly name: string
  /** CPU time so far. */
  readonly ms: number
}

async function threadTimes(): Promise<ThreadTimes[]> {
  const others = Array.from(workers, async ([name, worker]) => {
    const { user, system } = await worker.cpuUsage()
    return { name, ms: (user + system) / 1000 }
  })
  const { user, system } = process.threadCpuUsage()
  return [{ name: 'main', ms: (user + system) / 1000 }, ...(await Promise.all(others))]
}
/** CPU time of each thread while memes were saved, in ms. */
const timeline = new Map<string, number>()

for (let round = -1; round < ROUNDS; round += 1) {
  for (const [name, run] of [
    ['render', render],
    ['save', save],
  ] as const) {
    const threads = new Map((await threadTimes()).map((thread) => [thread.name, thread.ms]))
    const before = process.cpuUsage()
    const start = performance.now()
    const measured = await run()
    const seconds = measured ?? (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(before)
    // The first round warms up.
    if (round < 0) continue
    totals[name].seconds += seconds
    totals[name].cpuSeconds += (user + system) / 1e6
    if (name !== 'save') continue
    for (const thread of await threadTimes()) {
      const ms = thread.ms - (threads.get(thread.name) ?? 0)
      timeline.set(thread.name, (timeline.get(thread.name) ?? 0) + ms)
    }
  }
}

process.stdout.write(
  `\nA meme of a 1200×900 photo, ${CONNECTIONS} at a time, ${ROUNDS} × ${SAVES}\n`,
)
const count = ROUNDS * SAVES
for (const [name, { seconds, cpuSeconds }] of Object.entries(totals)) {
  process.stdout.write(
    `  ${name.padEnd(8)} ${(count / seconds).toFixed(0).padStart(5)} a second   ${((cpuSeconds * 1000) / count).toFixed(1)} ms of CPU each\n`,
  )
}
const { render: alone, save: whole } = totals
process.stdout.write(
  `  saves are ${(alone.seconds / whole.seconds).toFixed(2)} of renders by time, ${(alone.cpuSeconds / whole.cpuSeconds).toFixed(2)} by CPU\n`,
)

process.stdout.write('  CPU of a save by thread, in ms:\n')
for (const [name, ms] of [...timeline].sort(([, a], [, b]) => b - a)) {
  process.stdout.write(`  ${(ms / count).toFixed(2).padStart(6)}  ${name}\n`)
}

await renderer.close()
await app.close()
rmSync(folder, { recursive: true })
