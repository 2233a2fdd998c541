/** Animations that would take a decoder seconds, or much memory: each is refused at once. */
import { deflateSync } from 'node:zlib'
import { makeAnimation } from '@memesmith/animation/testing'
import { MAX_ANIMATION_BYTES, MEGABYTE } from '@memesmith/contract'
import { pngChunk } from '@memesmith/png-encoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoving } from '../src/testing/animations.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

/** CPU time of the server; it is shorter on an idle machine. */
const MAX_MS = 1000
/** If each of 300 frames took memory of its own, it would be a hundred times as much. */
const MAX_TIMES_AS_LONG = 15
const MAX_HOLD_MS = 400
const TRIES = 3
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

/** An animation whose frames claim to be small, but have a picture of 16383 × 16383. */
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

/** An APNG of pictures that are repeated in turn, and further chunks before them. */
function apng(side: number, frames: number, pictures: readonly Buffer[], more: Buffer[] = []) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames)
  const shown = Buffer.alloc(26)
  shown.writeUInt32BE(side, 4)
  shown.writeUInt32BE(side, 8)
  const parts = Array.from({ length: frames }, (_, index) => {
    const picture = pictures[index % pictures.length] ?? Buffer.of()
    const data =
      index === 0
        ? pngChunk('IDAT', picture)
        : pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), picture]))
    return [pngChunk('fcTL', shown), data]
  })
  const chunks = [pngChunk('IHDR', header), pngChunk('acTL', control), ...more, ...parts.flat()]
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, ...chunks, pngChunk('IEND', Buffer.of())])
}

/** Pictures of repeating noise: Deflate finds the repetition, the encoder of stored animations does not. */
const NOISE_SIDE = 640
const noise = [0, 1000, 2000].map((shift) => {
  const tile = Buffer.alloc(5003 * 3)
  for (let at = 0, state = 1; at < tile.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    tile[at] = state >>> 24
  }
  const pixels = Buffer.alloc(NOISE_SIDE * NOISE_SIDE * 3, tile)
  const rows = Array.from({ length: NOISE_SIDE }, (_, y) => {
    const start = (y * NOISE_SIDE * 3 + shift * 3) % (pixels.length - NOISE_SIDE * 3)
    return Buffer.concat([Buffer.of(0), pixels.subarray(start, start + NOISE_SIDE * 3)])
  })
  return deflateSync(Buffer.concat(rows))
})
const growing = apng(NOISE_SIDE, 60, noise)

const onePixel = deflateSync(Buffer.from([0, 1, 2, 3]))
const profile = pngChunk(
  'iCCP',
  Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_900_000))]),
)
const gamma = pngChunk('gAMA', Buffer.alloc(1024 * 1024 - 100))

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

const SHARED: readonly (readonly [name: string, more: Buffer[]])[] = [
  ['a color profile that inflates', [profile]],
  ['nine gammas of a megabyte', Array(9).fill(gamma)],
]

/** Of 4 KB. */
const SCALED = { width: 800, height: 620, frames: 300 }

describe('an animation that is built to harm', () => {
  it.each(HOSTILE)('is refused within a second: %s', async (_name, file, status) => {
    const times: number[] = []
    const holds: number[] = []
    // The shortest of several, because another program may delay any of them.
    const isSlow = () => Math.min(...times) >= MAX_MS || Math.min(...holds) >= MAX_HOLD_MS
    for (let tries = 0; tries < TRIES && isSlow(); tries += 1) {
      await target.longestHold()
      const before = await target.cpuTime()
      const response = await upload(target, victim, file)
      times.push((await target.cpuTime()) - before)
      holds.push(await target.longestHold())
      expect(response.status, response.text).toBe(status)
      expect(JSON.parse(response.text).message).toMatch(/^This (animation|picture|file) /)
    }
    expect(isSlow()).toBe(false)
  })

  it.each(SHARED)('takes no longer for its frames than for one: %s', async (_name, more) => {
    const timeOf = async (frames: number) => {
      const before = await target.cpuTime()
      const { status, text } = await upload(target, victim, apng(1, frames, [onePixel], more))
      expect(status, text).toBe(201)
      return (await target.cpuTime()) - before
    }
    // The threads that decode have started.
    await timeOf(2)
    // Garbage collection may happen during some of them.
    const many = Math.min(await timeOf(300), await timeOf(300), await timeOf(300))
    expect(many).toBeLessThan(MAX_TIMES_AS_LONG * Math.max(await timeOf(2), await timeOf(2)))
  })

  it('takes the memory of a few frames, however many are scaled down', async () => {
    const { status, text } = await upload(target, victim, gif(SCALED))
    expect(status, text).toBe(201)
    // The last test measures the memory.
  })

  it('is not stored if it grows too much, but as its first frames', async () => {
    expect(growing.length).toBeLessThan(3 * MEGABYTE)
    const { status, text } = await upload(target, victim, growing)
    expect([status, JSON.parse(text).code]).toEqual([413, 'animation_too_large'])
    const part = await upload(target, victim, growing, '?animation=part')
    const { frames, url } = JSON.parse(part.text)
    expect(JSON.parse(text).message).toBe(
      `This animation has too much detail. It can be used as its first ${frames} frames, or as a still picture.`,
    )
    expect(frames).toBeGreaterThan(2)
    const { headers } = await fetch(target.origin + url, { headers: { cookie: victim.cookie } })
    expect(Number(headers.get('content-length'))).toBeLessThan(MAX_ANIMATION_BYTES + MEGABYTE)
  })

  it('leaves the server running and within its memory limit', async () => {
    expect(target.output()).toBe('')
    const peak = await target.peakMemory()
    process.stdout.write(`  peak memory: ${(peak / MEGABYTE).toFixed(0)} MB\n`)
    expect(peak).toBeLessThan(MAX_MEMORY)
  })
})
