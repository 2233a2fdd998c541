/** Four memes that move saved at once: memory stays in bounds, and others are answered meanwhile. */
import { expect, it } from 'vitest'
import { makeMoving } from '../src/testing/animations.ts'
import { startTarget } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim } from './usual-requests.ts'

const AT_ONCE = 4
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE
/** The usual answer; a busy machine may be late once. */
const MAX_HEALTH_MS = 50

it(`${AT_ONCE} saves of 40 frames at once`, { timeout: 120_000 }, async () => {
  const target = await startTarget()
  try {
    const file = makeMoving({ frames: 40, width: 480, height: 360 })
    const saves = Array.from({ length: AT_ONCE }, async (_, index) => {
      const victim = await createVictim(target, `moving${index}@example.com`)
      const { url: customImageUrl } = JSON.parse((await upload(target, victim, file)).text)
      const { status } = await fetch(`${target.origin}/api/memes`, {
        method: 'POST',
        headers: { cookie: victim.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ customImageUrl, topText: 'When it moves', bottomText: 'a lot' }),
      })
      return status
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
      `  peak memory ${(peak / MEGABYTE).toFixed(0)} MB, /healthz ${usual.toFixed(1)} ms (median of ${times.length}), ${Math.max(...times).toFixed(0)} ms at most\n`,
    )
    expect(usual).toBeLessThan(MAX_HEALTH_MS)
    expect(peak).toBeLessThan(MAX_MEMORY)
    expect(target.output()).toBe('')
  } finally {
    await target.stop()
  }
})
