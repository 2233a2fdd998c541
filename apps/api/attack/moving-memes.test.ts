/**
 * Memes that move, made by prompts and then saved four at once: memory stays in bounds, and others are
 * answered meanwhile.
 */
import { expect, it } from 'vitest'
import { makeMoving } from '../src/testing/animations.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const AT_ONCE = 4
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE
/** The usual answer; a busy machine may be late once. */
const MAX_HEALTH_MS = 50
/** CPU time of the usual one: the time on a machine that does nothing else is shorter. */
const MAX_GENERATION_MS = 1500
const PROMPTS = ['a frog in the rain', 'two robots arguing about pizza', 'a dog in a burning room']

async function post({ origin }: Target, { cookie }: Victim, path: string, body: object) {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response
}

it(`${AT_ONCE} saves of 40 frames at once, after some of scenes`, {
  timeout: 120_000,
}, async () => {
  const target = await startTarget({ GENERATIONS_PER_HOUR: '0' })
  try {
    const maker = await createVictim(target, 'maker@example.com')
    const generationTimes: number[] = []
    for (const prompt of PROMPTS) {
      const before = await target.cpuTime()
      const { status } = await post(target, maker, '/api/memes/generate', { prompt, moves: true })
      generationTimes.push((await target.cpuTime()) - before)
      expect(status).toBe(201)
    }
    expect(Math.min(...generationTimes)).toBeLessThan(MAX_GENERATION_MS)

    const file = makeMoving({ frames: 40, width: 480, height: 360 })
    const saves = Array.from({ length: AT_ONCE }, async (_, index) => {
      const victim = await createVictim(target, `moving${index}@example.com`)
      const { url: customImageUrl } = JSON.parse((await upload(target, victim, file)).text)
      const texts = { topText: 'When it moves', bottomText: 'a lot' }
      return (await post(target, victim, '/api/memes', { customImageUrl, ...texts })).status
    })
    const all = Promise.all(saves)
    let isDone = false
    const done = all.finally(() => {
      isDone = true
    })
    const times: number[] = []
    while (!isDone) {
      const start = performance.now()
      await (await fetch(`${target.origin}/healthz`)).text()
      times.push(performance.now() - start)
    }
    expect(await done).toEqual([201, 201, 201, 201])
    const usual = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
    const peak = await target.peakMemory()
    process.stdout.write(
      `  Make it move: ${generationTimes.map((ms) => ms.toFixed(0)).join(', ')} ms of CPU; peak memory ${(peak / MEGABYTE).toFixed(0)} MB, /healthz ${usual.toFixed(1)} ms (median of ${times.length}), ${Math.max(...times).toFixed(0)} ms at most\n`,
    )
    expect(usual).toBeLessThan(MAX_HEALTH_MS)
    expect(peak).toBeLessThan(MAX_MEMORY)
    expect(target.output()).toBe('')
  } finally {
    await target.stop()
  }
})
