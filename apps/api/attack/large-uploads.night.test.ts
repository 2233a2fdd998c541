/** Concurrent uploads of the largest size: memory stays within its limit. */
import { deflateSync } from 'node:zlib'
import { pngChunk } from '@memesmith/png-encoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '../src/testing/pictures.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const AT_ONCE = 12
const MEGABYTE = 1024 * 1024
const FILE_BYTES = 9.9 * MEGABYTE
const MAX_MEMORY = 512 * MEGABYTE
const TIMEOUT_MS = 120_000

let target: Target
let victims: readonly Victim[]
beforeAll(async () => {
  target = await startTarget({ STORAGE_PER_USER_MB: '0' })
  // A user's uploads enter memory one after another.
  victims = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => createVictim(target, `victim${at}@example.com`)),
  )
}, TIMEOUT_MS)
afterAll(() => target.stop())

/** The PNG padded to this size with an unknown chunk before its end. */
function padded(png: Buffer): Buffer {
  const end = png.length - 12
  const padding = pngChunk('teSt', Buffer.alloc(FILE_BYTES - png.length - 12, 'noise'))
  return Buffer.concat([png.subarray(0, end), padding, png.subarray(end)])
}

/** A PNG of this size that is all pixel data. */
async function incompressible(): Promise<Buffer> {
  const [width, height] = [1800, Math.floor(FILE_BYTES / (1800 * 3 + 1)) - 1]
  const head = (await makePicture('opaque png', 10, 10)).subarray(0, 33)
  const header = Buffer.from(head.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc(height * (width * 3 + 1), 0)
  for (let at = 0; at < rows.length; at += 1) {
    if (at % (width * 3 + 1) !== 0) rows[at] = (at * 2_654_435_761) >>> 24
  }
  return Buffer.concat([
    head.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

describe(`${AT_ONCE} uploads of 9.9 MB at once`, () => {
  it.each([
    ['usual photos', incompressible],
    ['pictures of 12 megapixels', async () => padded(await makePicture('png', 4000, 3000))],
  ])('stay in bounds of memory: %s', { timeout: TIMEOUT_MS }, async (_what, make) => {
    const file = await make()
    const before = await target.peakMemory()
    const responses = await Promise.all(victims.map((each) => upload(target, each, file)))
    const peak = await target.peakMemory()
    process.stdout.write(
      `  peak memory: ${(before / MEGABYTE).toFixed(0)} MB, then ${(peak / MEGABYTE).toFixed(0)} MB\n`,
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
    expect(peak).toBeLessThan(MAX_MEMORY)
    expect(target.output()).toBe('')
  })
})
