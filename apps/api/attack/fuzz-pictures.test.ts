/** Uploads corrupted images to the real server. */
import { makeAnimation } from '@memesmith/animation/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../src/testing/full-run.ts'
import { makePicture } from '../src/testing/pictures.ts'
import { type Bomb, makeBombs } from './bombs.ts'
import { breakPicture } from './break-picture.ts'
import { replay, runAll, seed, times } from './fuzz-run.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const FILES = 100 * times
const AT_ONCE = 8
const BOMBS_AT_ONCE = isFull ? 3 : 1
const MEGABYTE = 1024 * 1024
// The server takes 230 MB, and decoding the largest image another 200 MB.
const MAX_MEMORY = 750 * MEGABYTE
const TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const

let target: Target
let victim: Victim
let bombs: readonly Bomb[]
beforeAll(async () => {
  bombs = makeBombs(await makePicture('jpeg'))
  target = await startTarget({ STORAGE_PER_USER_MB: '0' })
  victim = await createVictim(target, 'victim@example.com')
}, 120_000)
afterAll(() => target.stop())

/** The image that is served for an accepted upload. */
async function served(body: string) {
  const { url }: { url: string } = JSON.parse(body)
  const response = await fetch(target.origin + url, { headers: { cookie: victim.cookie } })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe(`broken pictures (${replay})`, () => {
  it(
    'are accepted or rejected, never with a 5xx',
    async () => {
      const still = await Promise.all(TYPES.map((type) => makePicture(type, 64, 48)))
      const moving = [0, 1, 2, 7].map((index) => Buffer.from(makeAnimation(index).file))
      const whole = [...still, ...moving]
      const attack = fc.record({
        file: fc.constantFrom(...whole),
        breaks: fc.array(breakPicture, { minLength: 1, maxLength: 2 }),
      })
      const statuses = new Map<number, number>()
      await runAll(fc.sample(attack, { seed, numRuns: FILES }), AT_ONCE, async (each, index) => {
        const file = each.breaks.reduce((broken, one) => one(broken), each.file)
        const { status, text } = await upload(target, victim, file)
        if (![201, 413, 415, 422, 503].includes(status)) {
          throw new Error(`${replay}, picture ${index}: ${status} ${text}\n${target.output()}`)
        }
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      process.stdout.write(`  ${replay}: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
      expect(statuses.get(201)).toBeGreaterThan(0)
      expect(statuses.get(422)).toBeGreaterThan(0)
    },
    7 * 60_000 * times,
  )

  it('and bombs do no harm', { timeout: 5 * 60_000 }, async () => {
    for (const { name, file, status } of bombs) {
      const responses = await Promise.all(
        Array.from({ length: BOMBS_AT_ONCE }, () => upload(target, victim, file)),
      )
      for (const response of responses) {
        if (status !== undefined) expect(response.status, name).toBe(status)
        else expect([201, 413, 415, 422], `${name}: ${response.text}`).toContain(response.status)
      }
    }
  })

  it('leave none of their bytes in the images that are served', async () => {
    for (const { name, file } of bombs) {
      if (!name.includes('page')) continue
      const response = await upload(target, victim, file)
      if (response.status !== 201) continue
      const { headers, bytes } = await served(response.text)
      expect(headers.get('content-type')).toBe('image/png')
      expect(bytes.includes('script')).toBe(false)
    }
  })

  it('leave the server running, healthy, and within its memory limit', async () => {
    expect(target.isAlive()).toBe(true)
    expect((await upload(target, victim, await makePicture('png'))).status).toBe(201)
    expect(target.output()).toBe('')
    const peak = await target.peakMemory()
    process.stdout.write(`  peak memory: ${(peak / MEGABYTE).toFixed(0)} MB\n`)
    expect(peak).toBeLessThan(MAX_MEMORY)
  })
})
