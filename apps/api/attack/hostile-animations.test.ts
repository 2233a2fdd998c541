/** Animations that would take a decoder seconds, or much memory: each is refused at once. */
import { makeAnimation } from '@memesmith/animation/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../src/testing/animations.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const MAX_MS = 1000
const MAX_HOLD_MS = 400
const TRIES = 3
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget({ STORAGE_PER_USER_MB: '0' })
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

const uint16 = (value: number) => [value & 0xff, value >>> 8]
const HEAD = Buffer.from('474946383961', 'hex')
const COLORS = Buffer.from('000000ffffff', 'hex')
const ONE_PIXEL = Buffer.from('0202440100', 'hex')
const END = Buffer.of(0x3b)

/** A GIF of frames of one pixel. */
function gif({ width = 1, height = 1, frames = 2, left = 0, data = ONE_PIXEL }): Buffer {
  const frame = Buffer.concat([Buffer.from([0x2c, ...uint16(left), 0, 0, 1, 0, 1, 0, 0]), data])
  return Buffer.concat([
    HEAD,
    Buffer.from([...uint16(width), ...uint16(height), 0x80, 0, 0]),
    COLORS,
    Buffer.alloc(frame.length * frames, frame),
    END,
  ])
}

/** An animation whose frames say that they are small, and have a picture of 16383 × 16383. */
function hidden(): Buffer {
  const file = Buffer.from(makeMoving({ frames: 3, width: 16, height: 16 }))
  for (let at = file.indexOf('VP8L'); at !== -1; at = file.indexOf('VP8L', at + 1)) {
    file.writeUInt32LE(0x0fffbfff >>> 0, at + 9)
  }
  return file
}

/** An APNG whose second frame is as large as the format allows. */
function largeFrame(): Buffer {
  const file = Buffer.from(makeAnimation(3).file)
  const second = file.indexOf('fcTL', file.indexOf('fcTL') + 1)
  file.writeUInt32BE(0x7fffffff, second + 8)
  file.writeUInt32BE(0x7fffffff, second + 12)
  return file
}

const made = Buffer.from(makeAnimation(2).file)
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const endless = Buffer.concat([
  Buffer.of(2),
  Buffer.alloc(2 * 600_000, Buffer.of(1, 0)),
  Buffer.of(0),
])

const HOSTILE: readonly (readonly [name: string, file: Buffer, status: number])[] = [
  ['frames outside the canvas', gif({ left: 500 }), 422],
  ['65,535 frames of one pixel', gif({ frames: 65_535 }), 413],
  [
    'a canvas of a million pixels with 200 tiny frames',
    gif({ width: 1000, height: 1000, frames: 200 }),
    413,
  ],
  ['a canvas of 65,535 × 65,535', gif({ width: 65_535, height: 65_535 }), 413],
  ['a canvas of 5000 × 5000', gif({ width: 5000, height: 5000 }), 413],
  ['a file that is cut off', made.subarray(0, made.length / 2), 422],
  ['endless sub-blocks', gif({ data: endless }), 422],
  ['an animation that is also a zip', Buffer.concat([made, zip]), 422],
  ['small WebP frames with large pictures', hidden(), 422],
  ['a large frame in an APNG', largeFrame(), 422],
]

describe('an animation that is built to harm', () => {
  it.each(HOSTILE)('is refused within a second: %s', async (_name, file, status) => {
    const times: number[] = []
    const holds: number[] = []
    for (let tries = 0; tries < TRIES; tries += 1) {
      await target.longestHold()
      const start = performance.now()
      const response = await upload(target, victim, file)
      times.push(performance.now() - start)
      holds.push(await target.longestHold())
      expect(response.status, response.text).toBe(status)
      expect(JSON.parse(response.text).message).toMatch(/^This (animation|picture|file) /)
    }
    expect(Math.min(...times)).toBeLessThan(MAX_MS)
    expect(Math.min(...holds)).toBeLessThan(MAX_HOLD_MS)
  })

  it('leaves the server running and within its memory limit', async () => {
    expect(target.output()).toBe('')
    const peak = await target.peakMemory()
    process.stdout.write(`  peak memory: ${(peak / MEGABYTE).toFixed(0)} MB\n`)
    expect(peak).toBeLessThan(MAX_MEMORY)
  })
})
