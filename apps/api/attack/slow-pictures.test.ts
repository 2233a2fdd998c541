/** Images built to keep a parser busy: they are rejected at once, and no one else waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../src/testing/full-run.ts'
import { makeSlowPictures } from './slow-pictures.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

// A linear parser takes at most 30 ms for 10 MB. A vulnerable one takes 0.5 to 5 seconds on every
// try; a busy machine is slow only on some.
const MAX_HOLD_MS = 400
const TRIES = 3
const MAX_MEMORY = 512 * 1024 * 1024
const TIMEOUT_MS = 60_000

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget()
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

const pictures = await makeSlowPictures()

describe('a picture that is built to keep a parser busy', () => {
  it.each(pictures)(
    'is rejected at once: $name',
    { timeout: TIMEOUT_MS },
    async ({ file, status }) => {
      const holds: number[] = []
      const isSlow = () => Math.min(...holds) >= MAX_HOLD_MS
      for (let tries = 0; tries < TRIES && (isFull || isSlow()); tries += 1) {
        await target.longestHold()
        const response = await upload(target, victim, file)
        holds.push(await target.longestHold())
        expect(response.status, response.text).toBe(status)
        expect(JSON.parse(response.text).message).toMatch(/^This (picture|file) /)
      }
      expect(Math.min(...holds)).toBeLessThan(MAX_HOLD_MS)
    },
  )

  it('leaves the server running and within its memory limit', async () => {
    expect((await fetch(`${target.origin}/healthz`)).status).toBe(200)
    expect(target.output()).toBe('')
    expect(await target.peakMemory()).toBeLessThan(MAX_MEMORY)
  })
})
