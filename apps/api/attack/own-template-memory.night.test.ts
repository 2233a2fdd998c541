/**
 * Saves many templates of the largest pictures: memory stays within its limit, and does not grow with
 * their number. `SAVES` is how many: 1,000 or more in a long run.
 */
import { MAX_OWN_TEMPLATES, MEGABYTE } from '@memesmith/contract'
import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeNoise } from '../src/testing/pictures.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const SAVES = Number(process.env.SAVES || 12)
const USERS = 1 + Math.ceil(SAVES / MAX_OWN_TEMPLATES)
/** Uploads of each user: their decoded pictures are more than the server keeps. */
const UPLOADS = 6
/** 528 MB were measured between the 80th and the 500th template. */
const MAX_MEMORY = 640 * MEGABYTE
/** Less than ten decoded pictures. */
const MAX_GROWTH = 60 * MEGABYTE

let target: Target
const users: (Victim & { readonly uploads: readonly string[] })[] = []
beforeAll(async () => {
  target = await startTarget({ STORAGE_PER_USER_MB: '0' })
  for (let index = 0; index < USERS; index += 1) {
    const user = await createVictim(target, `user-${index}@example.com`)
    const uploads: string[] = []
    for (let picture = 0; picture < UPLOADS; picture += 1) {
      const noise = await makeNoise(MAX_PIXEL_SIDE, MAX_PIXEL_SIDE - picture)
      uploads.push(JSON.parse((await upload(target, user, noise)).text).url)
    }
    users.push({ ...user, uploads })
  }
}, 120_000)
afterAll(() => target.stop())

async function save(number: number): Promise<number> {
  const { cookie, uploads } = users[number % USERS] ?? { cookie: '', uploads: [] }
  const response = await fetch(`${target.origin}/api/templates`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Number ${number}`,
      imageUrl: uploads[number % UPLOADS],
      layers: [{ type: 'caption', place: 'top', text: `an example, ${number} `.repeat(12) }],
    }),
  })
  await response.arrayBuffer()
  return response.status
}

it(`saves ${SAVES} templates`, { timeout: 60_000 + SAVES * 2000 }, async () => {
  const peaks: number[] = []
  for (let number = 0; number < SAVES; number += USERS) {
    const saves = Array.from({ length: Math.min(USERS, SAVES - number) }, (_, user) =>
      save(number + user),
    )
    expect(new Set(await Promise.all(saves))).toEqual(new Set([201]))
    peaks.push(await target.peakMemory())
  }
  const last = peaks.at(-1) ?? Number.NaN
  expect(last).toBeLessThan(MAX_MEMORY)
  expect(last - (peaks[peaks.length >> 1] ?? Number.NaN)).toBeLessThan(MAX_GROWTH)
  expect(target.isAlive()).toBe(true)
})
