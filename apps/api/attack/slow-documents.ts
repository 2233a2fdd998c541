/** Documents that take long to draw. */
import { MAX_DOCUMENT_TEXT_LENGTH } from '@memesmith/contract'
import { MAX_LAYERS, MAX_OUTLINE_WIDTH } from '@memesmith/meme-render'
import { postAtOnce } from './post-at-once.ts'
import type { Target } from './start-target.ts'
import type { Victim } from './usual-requests.ts'

const PER_LAYER = MAX_DOCUMENT_TEXT_LENGTH / MAX_LAYERS

/** Saves a meme at the real server. */
export async function save({ port }: Target, { cookie }: Victim, meme: object) {
  const [answer] = await postAtOnce(1, {
    port,
    path: '/api/memes',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(meme),
  })
  return { status: answer?.status, body: answer?.body ?? '' }
}

/** Captions that hang over all edges. */
export const documentOf = (texts: readonly string[], more: () => object = () => ({})) => ({
  version: 1,
  layers: texts.map((text, index) => ({
    type: 'caption',
    text,
    place: { x: -1, y: -1, width: 3, height: 3, rotation: 45 + index / 100 },
    fontSize: 60,
    outlineWidth: MAX_OUTLINE_WIDTH,
    shadow: true,
    ...more(),
  })),
})

/** A letter with very many curves: the slowest to draw. */
export const BISMILLAH = '\ufdfd'
/** It would take 10 s of CPU time if nothing ended it. */
export const slowest = documentOf(Array(MAX_LAYERS).fill(`${BISMILLAH}\n`.repeat(PER_LAYER / 2)))
