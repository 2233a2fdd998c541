/** Memes of the largest pictures as stickers, at once: memory stays within its limit. */
import { MAX_STICKER_PIXELS, MEGABYTE } from '@memesmith/contract'
import { MAX_LAYERS, MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from '../src/testing/full-run.ts'
import { makeNoise } from '../src/testing/pictures.ts'
import { postAtOnce } from './post-at-once.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

/** As many of the largest pictures as a document may have. */
const UPLOADS = Math.floor(MAX_STICKER_PIXELS / MAX_PIXEL_SIDE ** 2)
const AT_ONCE = isFull ? 30 : 12
const MAX_MEMORY = 512 * MEGABYTE
const TIMEOUT_MS = 120_000

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget()
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

async function uploadNoise(index: number): Promise<string> {
  const noise = await makeNoise(MAX_PIXEL_SIDE, MAX_PIXEL_SIDE - index)
  const { text } = await upload(target, victim, noise)
  const { url }: { url: string } = JSON.parse(text)
  return url
}

/** A document with the most uploads, and with the most layers. */
function documentWith(uploads: readonly string[]) {
  const layers = Array.from({ length: MAX_LAYERS }, (_, index) => ({
    type: 'sticker',
    image: uploads[index] ?? '😂',
    place: { x: 0.2, y: 0.2, width: 0.44, height: 0.44, rotation: index * 9 },
  }))
  return { version: 1, layers }
}

it(
  'memes of many large stickers',
  async () => {
    const uploads: string[] = []
    for (let index = 0; index < 2 * UPLOADS; index += 1) {
      uploads.push(await uploadNoise(index))
    }
    // Two sets of pictures that the server can't keep decoded at the same time.
    const sets = [uploads.slice(0, UPLOADS), uploads.slice(UPLOADS)]
    const responses = await Promise.all(
      sets.map((set) =>
        postAtOnce(AT_ONCE / 2, {
          port: target.port,
          path: '/api/memes',
          headers: { cookie: victim.cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ templateId: 1, document: documentWith(set) }),
        }),
      ),
    )
    const statuses = responses.flat().map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(503) ? [201, 503] : [201]))
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(4)
    expect(await target.peakMemory()).toBeLessThan(MAX_MEMORY)
    expect(target.isAlive()).toBe(true)
  },
  TIMEOUT_MS,
)
