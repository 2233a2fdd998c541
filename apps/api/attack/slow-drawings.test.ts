/** Documents that take long to draw: one user's never keep another's saves from being drawn. */
import { MAX_DOCUMENT_TEXT_LENGTH } from '@memesmith/contract'
import { MAX_LAYERS, MAX_OUTLINE_WIDTH } from '@memesmith/meme-render'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePicture } from '../src/testing/pictures.ts'
import { postAtOnce } from './post-at-once.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

/** More than the server draws or stores at once. */
const AT_ONCE = 6
/** The slow memes that another user may have to wait for: those under way, and one that follows. */
const MAX_BEFORE = 3
const TIMEOUT_MS = 120_000
/** A ligature of four Arabic words, with very many curves. */
const INTRICATE = '\ufdfa'

let target: Target
let attacker: Victim
let victim: Victim
beforeAll(async () => {
  target = await startTarget()
  attacker = await createVictim(target, 'attacker@example.com')
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

const save = (count: number, { cookie }: Victim, meme: object) =>
  postAtOnce(count, {
    port: target.port,
    path: '/api/memes',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(meme),
  })

/** Half a second or more: intricate letters at an angle, with an outline and a shadow. */
const slowDocument = {
  version: 1,
  layers: Array.from({ length: MAX_LAYERS }, (_, index) => ({
    type: 'caption',
    text: INTRICATE.repeat(MAX_DOCUMENT_TEXT_LENGTH / MAX_LAYERS),
    place: { x: -1, y: -1, width: 3, height: 3, rotation: index * 9 + 3 },
    fontSize: 40,
    outlineWidth: MAX_OUTLINE_WIDTH,
    shadow: true,
  })),
}

it(
  'a save is drawn while another user saves slow memes',
  async () => {
    const { text } = await upload(target, attacker, await makePicture('png', 1280, 1280))
    const { url }: { url: string } = JSON.parse(text)
    let drawn = 0
    const flood = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const [response] = await save(1, attacker, { customImageUrl: url, document: slowDocument })
        drawn += 1
        return response?.status
      }),
    )
    // The server has them in hand.
    await fetch(`${target.origin}/healthz`)
    const [usual] = await save(1, victim, { templateId: 1, topText: 'Excuse me' })
    expect(usual?.status).toBe(201)
    expect(drawn).toBeLessThanOrEqual(MAX_BEFORE)
    // Those that would wait too long are rejected.
    for (const status of await flood) expect([201, 503]).toContain(status)
    expect(target.isAlive()).toBe(true)
  },
  TIMEOUT_MS,
)
