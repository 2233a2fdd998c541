/**
 * Memes that move, generated from prompts and then saved four at once: memory stays within its limit, and
 * others get answers meanwhile.
 */
import { expect, it } from 'vitest'
import { makeMoving } from '../src/testing/animations.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const AT_ONCE = 4
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE
/** The limit for the usual answer; a busy machine may be late once. */
const MAX_HEALTH_MS = 50
/** CPU time of a generation, in multiples of a save of 40 frames on the same server: 17 were measured. */
const MAX_GENERATION_SAVES = 30
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
    const timed = async (path: string, body: object) => {
      const before = await target.cpuTime()
      expect((await post(target, maker, path, body)).status).toBe(201)
      return (await target.cpuTime()) - before
    }
    const file = makeMoving({ frames: 40, width: 480, height: 360 })
    const { url } = JSON.parse((await upload(target, maker, file)).text)
    const generations: number[] = []
    const single: number[] = []
    for (const prompt of PROMPTS) {
      generations.push(await timed('/api/memes/generate', { prompt, moves: true }))
      single.push(await timed('/api/memes', { customImageUrl: url, topText: 'When it moves' }))
    }
    // The shortest of several: the first ones start threads, and another program may delay any of them.
    const ratio = Math.min(...generations) / Math.min(...single)
    expect(ratio).toBeLessThan(MAX_GENERATION_SAVES)

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
      `  Make it move: ${ratio.toFixed(1)} times the CPU of a save (${generations.map((ms) => ms.toFixed(0))} / ${single.map((ms) => ms.toFixed(0))} ms); peak memory ${(peak / MEGABYTE).toFixed(0)} MB, /healthz ${usual.toFixed(1)} ms (median of ${times.length}), ${Math.max(...times).toFixed(0)} ms at most\n`,
    )
    expect(usual).toBeLessThan(MAX_HEALTH_MS)
    expect(peak).toBeLessThan(MAX_MEMORY)
    expect(target.output()).toBe('')
  } finally {
    await target.stop()
  }
})
