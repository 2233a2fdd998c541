/**
 * Images that take as much decoding time and memory as the limits allow: both stay bounded, and
 * other users do not wait.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { pngChunk } from '@memesmith/png-encoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull, oneOf } from '../src/testing/full-run.ts'
import { makePicture } from '../src/testing/pictures.ts'
import { makeJpeg } from './make-jpeg.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE
/** The threads and sprites of the generator come on top. */
const MAX_MEMORY_GENERATING = 700 * MEGABYTE
/** Each takes about one second to decode here; the deadline is five. */
const MAX_DECODING_MS = 4000
/** For a busy machine. Such an image used to delay others by 20 seconds. */
const MAX_WAIT_MS = 3000
const CONNECTIONS = 6
const ATTACK_MS = isFull ? 60_000 : 5000
const TIMEOUT_MS = 120_000

/** The most scans and pixels that are accepted with three components. */
const manyScans = makeJpeg({ width: 3800, height: 3800, components: 3, refinements: 24 })
const forPrinting = makeJpeg({ width: 3480, height: 3480, components: 4, refinements: 28 })

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** 64 bits per pixel, interlaced. */
function interlaced(side: number): Buffer {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([16, 6, 0, 0, 1])])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(side * side * 8 + side * 8), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** 1200 compressed text chunks that inflate to 8 MB each. */
function withTexts(png: Buffer): Buffer {
  const text = Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(7_900_000))])
  const texts = Array.from({ length: 1200 }, () => pngChunk('zTXt', text))
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)])
}

let target: Target
let attacker: Victim
beforeAll(async () => {
  target = await startTarget({ GENERATIONS_PER_HOUR: '0' })
  attacker = await createVictim(target, 'attacker@example.com')
}, TIMEOUT_MS)
afterAll(() => target.stop())

// One after another at the same server, whose peak memory is that of all.
describe('the slowest and largest pictures that are accepted', () => {
  const pictures: readonly [string, () => Promise<Buffer> | Buffer][] = [
    ['a JPEG for printing', () => forPrinting],
    ['a JPEG of 26 megapixels', () => makePicture('jpeg', 5200, 5000)],
    ['a WebP of 26 megapixels', () => makePicture('webp', 5200, 5000)],
    ['an interlaced PNG of 11 megapixels', () => interlaced(3410)],
    ['a JPEG of many scans', () => manyScans],
    ['an AVIF of 6 megapixels', () => makePicture('avif', 2540, 2540)],
    ['a PNG of compressed texts', async () => withTexts(await makePicture('png', 64, 48))],
  ]
  it.each(oneOf(3, pictures))(
    'stay in bounds of time and memory: %s',
    { timeout: TIMEOUT_MS },
    async (what, make) => {
      const file = await make()
      const times: number[] = []
      // The fastest counts: another program may have delayed one.
      const isSlow = () => Math.min(...times) >= MAX_DECODING_MS
      for (let tries = 0; tries < 3 && (isFull || isSlow()); tries += 1) {
        const start = performance.now()
        const response = await upload(target, attacker, file)
        times.push(performance.now() - start)
        expect(response.status, response.text).toBe(201)
      }
      const peak = await target.peakMemory()
      process.stdout.write(
        `  ${Math.min(...times).toFixed(0)} ms, ${(peak / MEGABYTE).toFixed(0)} MB: ${what}\n`,
      )
      expect(Math.min(...times)).toBeLessThan(MAX_DECODING_MS)
      expect(peak).toBeLessThan(MAX_MEMORY)
    },
  )
})

describe(`${CONNECTIONS} connections that send such pictures continuously`, () => {
  it('do not delay other users', { timeout: TIMEOUT_MS }, async () => {
    const other = await createVictim(target, 'other@example.com')
    const picture = await makePicture('png')
    const headers = { cookie: other.cookie, 'content-type': 'application/json' }
    const post = async (path: string, body: object) =>
      (await fetch(target.origin + path, { method: 'POST', headers, body: JSON.stringify(body) }))
        .status
    const calls = {
      save: () => post('/api/memes', { templateId: 1, topText: 'a' }),
      upload: async () => (await upload(target, other, picture)).status,
      generate: () => post('/api/memes/generate', { prompt: 'a cat' }),
    }
    // Modules and fonts that load on first use are not part of the wait.
    await calls.generate()
    const before = await target.peakMemory()

    const end = performance.now() + ATTACK_MS
    let decoded = 0
    const attack = Array.from({ length: CONNECTIONS }, async (_, index) => {
      while (performance.now() < end) {
        const { status } = await upload(target, attacker, index % 2 === 0 ? manyScans : forPrinting)
        if (status === 201) decoded += 1
      }
    })
    const waits: Record<string, number> = {}
    while (performance.now() < end - MAX_WAIT_MS) {
      for (const [name, call] of Object.entries(calls)) {
        const start = performance.now()
        expect(await call(), name).toBe(201)
        waits[name] = Math.max(waits[name] ?? 0, performance.now() - start)
      }
      await sleep(100)
    }
    await Promise.all(attack)
    process.stdout.write(`  ${decoded} decoded; longest waits: ${JSON.stringify(waits)}\n`)
    expect(decoded).toBeGreaterThan(2)
    expect(Math.max(...Object.values(waits))).toBeLessThan(MAX_WAIT_MS)
    const peak = await target.peakMemory()
    process.stdout.write(
      `  peak memory: ${(before / MEGABYTE).toFixed(0)} MB, then ${(peak / MEGABYTE).toFixed(0)} MB\n`,
    )
    expect(peak).toBeLessThan(MAX_MEMORY_GENERATING)
  })
})
