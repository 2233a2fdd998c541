/**
 * Memes that move, on the real server: *Make it move*, the first time after a start and later, and how
 * long `/healthz` takes meanwhile, and during four concurrent saves of 40 frames of 480×360.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { MEGABYTE } from '@memesmith/contract'
import { startTarget, type Target } from '../attack/start-target.ts'
import { upload } from '../attack/upload.ts'
import { createVictim, type Victim } from '../attack/usual-requests.ts'
import { makeMoving } from '../src/testing/animations.ts'

const STARTS = 3
const AT_ONCE = 4
/** The time that the server gets after its start, in ms. */
const IDLE_MS = 3000
const POLL_MS = 5
const PROMPTS = [
  'a frog in the rain',
  'a cat riding a rocket to escape Monday',
  'two robots arguing about pizza',
  'a dog in a burning room with coffee',
  'a ghost waiting for a text back',
  'a penguin giving a presentation',
]

async function post({ origin }: Target, { cookie }: Victim, path: string, body: object) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status !== 201) throw new Error(`${path} answered ${await response.text()}`)
  await response.arrayBuffer()
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** How long `/healthz` takes while some work is done, in ms. */
async function healthBeside({ origin }: Target, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    times.push(await timeOf(async () => (await fetch(`${origin}/healthz`)).text()))
    await sleep(POLL_MS)
  }
  await done
  return times
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const listOf = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(', ')
const say = (line: string) => process.stdout.write(`  ${line}\n`)
const sayHealth = (beside: string, times: readonly number[]) =>
  say(
    `/healthz beside ${beside}: median ${sorted(times)[times.length >> 1]?.toFixed(1)} ms, at most ${Math.max(...times).toFixed(0)} ms of ${times.length} (at most 50)`,
  )

process.stdout.write('\nMemes that move, on the real server\n')
const first: number[] = []
const firstCpu: number[] = []
for (let start = 0; start < STARTS; start += 1) {
  const target = await startTarget({ GENERATIONS_PER_HOUR: '0' })
  try {
    const victim = await createVictim(target, 'first@example.com')
    await sleep(IDLE_MS)
    const make = (prompt = '') =>
      post(target, victim, '/api/memes/generate', { prompt, moves: true })
    const before = await target.cpuTime()
    first.push(await timeOf(() => make(PROMPTS[start])))
    firstCpu.push((await target.cpuTime()) - before)
    if (start < STARTS - 1) continue

    const later: number[] = []
    for (const prompt of PROMPTS) later.push(await timeOf(() => make(prompt)))
    say(
      `Make it move, first after a start: ${listOf(first)} ms (${listOf(firstCpu)} ms of CPU); later ${listOf(later)} ms (at most 1500)`,
    )
    sayHealth(
      'Make it move',
      await healthBeside(target, Promise.all(PROMPTS.slice(0, AT_ONCE).map(make))),
    )

    const file = makeMoving({ frames: 40, width: 480, height: 360 })
    const users = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const user = await createVictim(target, `user${index}@example.com`)
        const { url }: { url: string } = JSON.parse((await upload(target, user, file)).text)
        return { user, url }
      }),
    )
    const saves = users.map(({ user, url: customImageUrl }) =>
      post(target, user, '/api/memes', {
        customImageUrl,
        topText: 'When it moves',
        bottomText: 'a lot',
      }),
    )
    sayHealth(`${AT_ONCE} saves`, await healthBeside(target, Promise.all(saves)))
    say(
      `peak memory of the whole server ${Math.round((await target.peakMemory()) / MEGABYTE)} MB (at most 512)`,
    )
  } finally {
    await target.stop()
  }
}
