/**
 * Every composed scene can be drawn: at a small size here, and at full size through the route
 * elsewhere.
 */

import { composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import {
  ARRANGEMENTS,
  composeScene,
  createVariation,
  MEANINGS,
  PROMPT_PLACES,
  type Relation,
  readPrompt,
} from '@memesmith/scene-composer/testing'
import type { Scene } from '@memesmith/scenes'
import { createRandom, pick, SETTINGS, type SettingName } from '@memesmith/scenes'
import { describe, expect, it } from 'vitest'
import { encodePng } from '../../../render/encode-png.ts'
import { renderScene } from '../../../render/render-scene.ts'
import { oneOf } from '../../../testing/full-run.ts'
import { decode } from '../../../testing/pictures.ts'

const lexicon = loadLexicon()
const settings = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

const SIDE = 64

const TIMES = Number(process.env.FUZZ_TIMES ?? 1)
const RANDOM_PROMPTS = 50 * TIMES

/** The scene at a smaller size, because drawing 1024 × 1024 pixels takes most of the time. */
async function drawSmall(scene: Scene): Promise<Buffer> {
  const scale = SIDE / scene.width
  const canvas = await renderScene({
    width: SIDE,
    height: SIDE,
    background: { type: 'fill', fill: '#ffffff' },
    layers: [{ type: 'panel', x: SIDE / 2, y: SIDE / 2, scene, scale }],
  })
  return await encodePng(canvas)
}

/** A prompt that is parsed into this. */
const TOLD: Readonly<Record<Relation, string>> = {
  alone: 'a cat',
  arguing: 'two robots arguing about pizza',
  chasing: 'duck chasing a cat',
  crowd: 'a crowd of penguins',
  dancing: 'a bear dancing',
  dreaming: 'astronaut dreaming of tacos',
  eating: 'a dog eating pizza',
  holding: 'a raccoon stealing a hot dog',
  idea: 'coffee',
  inside: 'cat in a box',
  jumping: 'cow jumping over the moon',
  looking: 'hungry bear looking at a salad',
  presenting: 'a penguin giving a presentation',
  riding: 'cat riding a rocket',
  sleeping: 'a sloth sleeping',
  talking: 'my boss asking me to work on the weekend',
  together: 'a wolf, a fox and a rabbit',
  versus: 'dragon vs unicorn',
  wearing: 'shark wearing sunglasses',
  working: 'developer debugging',
}

const told = Object.keys(TOLD).filter((name): name is Relation => name in TOLD)

describe('every scene', { timeout: 120_000 * TIMES }, () => {
  it.each(told)(
    'is drawn in places of all kinds, with every arrangement of "%s"',
    async (relation) => {
      const reading = { ...readPrompt(TOLD[relation], lexicon), mood: 'neutral' as const }
      expect(reading.relation).toBe(relation)
      for (const setting of oneOf(12, settings, told.indexOf(relation))) {
        for (const attempt of ARRANGEMENTS[relation].keys()) {
          const variation = createVariation(TOLD[relation], attempt)
          const scene = composeScene({ ...reading, setting, settingIsSaid: true }, variation)
          expect(scene.background).toMatchObject({ name: setting })
          await drawSmall(scene)
        }
      }
    },
  )

  it('is drawn of each of 16 subjects, and in each of 45 places', async () => {
    const subjects =
      'a cat, my boss, two robots, a penguin, an astronaut, my dog, a giant duck, three raccoons, grandma, me, a tiny frog, a developer, a potato, students, a dragon, coffee'
    for (const [index, subject] of subjects.split(', ').entries()) {
      for (const place of oneOf(12, PROMPT_PLACES, index)) {
        await drawSmall(composeMeme(`${subject} ${place}`, 1, lexicon).scene)
      }
    }
  })

  it(`is drawn of ${RANDOM_PROMPTS} random prompts`, async () => {
    const seed = Math.floor(Math.random() * 2 ** 32)
    const random = createRandom(seed)
    const nouns = MEANINGS.flatMap(({ names }) => names)
    const links =
      'riding, eating, chasing, looking at, vs, and, with, in, on, dreaming of, wearing, arguing about, when, without, is, explaining, jumping over, stealing, sleeping on, hugging'
    const phrase = () =>
      `${pick(random, ['a', 'the', 'my', 'two', 'giant', 'tiny', 'sad', 'no', ''])} ${pick(random, nouns)}`
    for (let count = 0; count < RANDOM_PROMPTS; count += 1) {
      const place = pick(random, ['', pick(random, PROMPT_PLACES)])
      const prompt = `${phrase()} ${pick(random, links.split(', '))} ${phrase()} ${place}`.trim()
      const { scene } = composeMeme(prompt, count, lexicon)
      const png = await drawSmall(scene).catch((cause: unknown) => {
        throw new Error(`"${prompt}" could not be drawn (seed ${seed})`, { cause })
      })
      if (count % 100 > 0) continue
      const { width, height } = await decode(png)
      expect([width, height]).toEqual([SIDE, SIDE])
    }
  })
})
