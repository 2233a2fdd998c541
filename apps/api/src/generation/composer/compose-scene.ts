/** Makes a scene of a reading: where it is, who stands how, and the weather of its mood. */
import type { Background } from '../../scenes/background.ts'
import { emojiInScene } from '../../scenes/emoji-in-scene.ts'
import type { Layer } from '../../scenes/layer.ts'
import { between, pick, type Random } from '../../scenes/random.ts'
import type { Scene } from '../../scenes/scene.ts'
import { ARRANGEMENTS } from './arrangements/arrangements.ts'
import { giant } from './arrangements/crowds.ts'
import type { Arrangement, Direction } from './arrangements/direction.ts'
import { SIDE } from './arrangements/direction.ts'
import { sizeOf, standingThing } from './arrangements/pieces.ts'
import { atmosphereBefore, atmosphereBehind } from './atmosphere.ts'
import { picturesOf } from './cast/looks.ts'
import { chooseBackground } from './choose-background.ts'
import { dressing } from './dressing.ts'
import { isPerson } from './lexicon/thing.ts'
import type { Reading } from './reading/read-prompt.ts'

const STAGINGS_OF_WORK = ['working', 'working', 'idea', 'dreaming', 'presenting'] as const

/** Feet stand here: well below every horizon, just inside the bottom caption's place. */
const FLOOR = 880

/** Composes the scene; the same reading and random numbers give the same scene. */
export function composeScene(reading: Reading, random: Random): Scene {
  const background = chooseBackground(reading, random)
  const direction: Direction = {
    reading: counted(reading),
    random,
    mood: reading.mood,
    floor: FLOOR,
  }
  const around = surroundings(background, direction)
  const arranged = arrangementOf(direction.reading)(direction)
  const layers: Layer[] = [
    ...around,
    ...arranged,
    ...forgotten(arranged, direction),
    ...atmosphereBefore(direction, background),
    // Captions are white with a thin outline: calm and darken what lies behind them.
    { type: 'shade', top: 0, bottom: 190, colour: '#120a24', from: 0.36, to: 0 },
    { type: 'shade', top: 790, bottom: SIDE, colour: '#120a24', from: 0, to: 0.5 },
    { type: 'vignette', strength: pick(random, [0.25, 0.35]) },
  ]
  return { width: SIDE, height: SIDE, background, layers }
}

function surroundings(background: Background, direction: Direction): Layer[] {
  const { reading, random, floor } = direction
  if (background.type !== 'setting')
    return [
      {
        type: 'glow',
        x: SIDE / 2,
        y: 560,
        radius: between(random, 420, 520),
        colour: '#ffffff',
        strength: 0.35,
      },
    ]
  const taken = new Set([...reading.actors, ...reading.objects].map(({ thing }) => thing.emoji))
  const isFull =
    isOfSizes(reading) ||
    ['crowd', 'working', 'presenting', 'sleeping', 'talking'].includes(reading.relation)
  return [
    ...atmosphereBehind(direction, background.name),
    ...(isFull ? [] : dressing(background.name, random, taken, floor)),
  ]
}

/** "giant" and "tiny" beat every arrangement that has no tighter bond. */
function arrangementOf(reading: Reading): Arrangement {
  return isOfSizes(reading) ? giant : ARRANGEMENTS[reading.relation]
}

/** With nobody named, a desk, a thought or a talk tell the same story. */
export function withStaging(reading: Reading, random: Random): Reading {
  if (reading.actors.length > 0 || reading.relation !== 'working') return reading
  return { ...reading, relation: pick(random, STAGINGS_OF_WORK) }
}

function isOfSizes({ actors, objects, relation }: Reading): boolean {
  const all = [...actors, ...objects]
  const isLoose = ['together', 'versus', 'looking', 'chasing'].includes(relation)
  return isLoose && all.length >= 2 && all.some(({ size }) => size !== undefined)
}

/** "two dogs" are two actors, unless they are a crowd anyway. */
function counted(reading: Reading): Reading {
  if (reading.relation === 'crowd' || reading.actors.length !== 1) return reading
  const actors = reading.actors.flatMap((actor) =>
    Array.from({ length: Math.min(3, actor.count) }, () => ({ ...actor, count: 1 })),
  )
  const isPair = reading.relation === 'alone' && actors.length > 1
  return { ...reading, actors, relation: isPair ? 'together' : reading.relation }
}

/** Places for what an arrangement had no room for: the front corners and the middle. */
const FRONT = [150, 880, 512, 330] as const

/** Everything that the prompt names is in the picture, at least in front and small. */
function forgotten(arranged: readonly Layer[], direction: Direction): Layer[] {
  const { reading, floor } = direction
  const shown = new Set(arranged.flatMap(emojiOf))
  const missing = [...reading.actors, ...reading.objects].filter(
    ({ thing }) =>
      !(isPerson(thing) && thing.emoji === '🧑') &&
      !picturesOf(thing.emoji).some((picture) => shown.has(picture)),
  )
  const once = new Map(missing.map((subject) => [subject.thing.emoji, subject]))
  return [...once.values()]
    .slice(0, FRONT.length)
    .flatMap((subject, index) =>
      standingThing(direction, subject, FRONT[index] ?? SIDE / 2, floor + 30, sizeOf(subject, 190)),
    )
}

function emojiOf(layer: Layer): string[] {
  return emojiInScene({
    width: SIDE,
    height: SIDE,
    background: { type: 'fill', fill: '#000000' },
    layers: [layer],
  })
}
