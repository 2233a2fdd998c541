/** Makes a scene of a reading: the background, the actors and the weather. */
import type { Background, Layer, Scene } from '@memesmith/scenes'
import { emojiInScene, pick } from '@memesmith/scenes'
import { ARRANGEMENTS } from './arrangements/arrangements.ts'
import type { Direction } from './arrangements/direction.ts'
import { SIDE } from './arrangements/direction.ts'
import { sizeOf, standingThing } from './arrangements/place-subject.ts'
import { atmosphereBefore, atmosphereBehind } from './atmosphere.ts'
import { chooseBackground } from './choose-background.ts'
import { markBroken } from './mark-broken.ts'
import { mirrorLayers } from './mirror-layers.ts'
import { isQuake } from './reading/motion-words.ts'
import type { Reading } from './reading/read-prompt.ts'
import type { Relation } from './reading/relations.ts'
import { settingProps } from './setting-props.ts'
import { isPerson } from './things/thing.ts'
import { picturesOf } from './things/things.ts'
import type { Variation } from './variation.ts'

/** Scales the layers down, so that more of the place is seen. */
const scaledDown = (layers: readonly Layer[]): Layer[] => {
  const scale = 0.86
  return [{ type: 'group', x: (SIDE / 2) * (1 - scale), y: FLOOR * (1 - scale), scale, layers }]
}

/** Ways to show the same layers; attempts take turns. */
const FRAMINGS: readonly ((layers: readonly Layer[]) => readonly Layer[])[] = [
  (layers) => layers,
  mirrorLayers,
  scaledDown,
  (layers) => scaledDown(mirrorLayers(layers)),
]

/** Where feet stand: below every horizon, just inside the area of the bottom caption. */
const FLOOR = 880

/** Captions are white with a thin outline, so the picture behind them is darkened. */
export const CAPTION_SHADES: readonly Layer[] = [
  { type: 'shade', top: 0, bottom: 190, color: '#120a24', from: 0.36, to: 0 },
  { type: 'shade', top: 790, bottom: SIDE, color: '#120a24', from: 0, to: 0.5 },
]

/** Composes the scene of a reading. The same reading and variation give the same scene. */
export function composeScene(reading: Reading, variation: Variation): Scene {
  const { background, layers } = composeStage(reading, variation)
  const vignette = { type: 'vignette', strength: pick(variation.random, [0.25, 0.35]) } as const
  return {
    width: SIDE,
    height: SIDE,
    background,
    layers: [...layers, ...CAPTION_SHADES, vignette],
    ...(isQuake(reading) && { quakes: true }),
  }
}

/** What is seen of a reading, in a square, without the shades behind captions. */
export function composeStage(
  reading: Reading,
  variation: Variation,
): { readonly background: Background; readonly layers: readonly Layer[] } {
  const background = chooseBackground(reading, variation)
  const direction: Direction = {
    ...variation,
    reading: withEachCounted(reading),
    mood: reading.mood,
    floor: FLOOR,
  }
  const arranged = variation.turn(ARRANGEMENTS[reading.relation])(direction)
  const added = leftOut(arranged, direction)
  const around = surroundings(background, direction, added.length > 0)
  const acting = markBroken([...arranged, ...added], reading)
  const layers = [
    ...around,
    ...variation.turn(FRAMINGS)(acting),
    ...atmosphereBefore(direction, background),
  ]
  return { background, layers }
}

function surroundings(background: Background, direction: Direction, isCrowded: boolean): Layer[] {
  const { reading, random, floor } = direction
  if (background.type !== 'setting')
    return [{ type: 'glow', x: SIDE / 2, y: 560, radius: 470, color: '#ffffff', strength: 0.35 }]
  const taken = new Set([...reading.actors, ...reading.objects].map(({ thing }) => thing.emoji))
  const isFull =
    isCrowded ||
    ['crowd', 'working', 'presenting', 'sleeping', 'talking'].includes(reading.relation)
  return [
    ...atmosphereBehind(direction, background.name),
    ...(isFull ? [] : settingProps(background.name, random, taken, floor)),
  ]
}

/** Repeats a counted actor, unless it is a crowd: "two dogs" are two actors. */
function withEachCounted(reading: Reading): Reading {
  if (reading.relation === 'crowd' || reading.actors.length !== 1) return reading
  const actors = reading.actors.flatMap((actor) =>
    Array.from({ length: Math.min(3, actor.count) }, () => ({ ...actor, count: 1 })),
  )
  const isPair = reading.relation === 'alone' && actors.length > 1
  return { ...reading, actors, relation: isPair ? 'together' : reading.relation }
}

/** Where things stand that the arrangement left out: at the sides, or between a pair. */
const SIDES = [120, 900, 512] as const
const MIDDLE = [512, 110, 914] as const

const PAIRS: ReadonlySet<Relation> = new Set(['together', 'looking', 'chasing'] as const)

/** Draws the things that the prompt names and the arrangement left out, small and in front. */
function leftOut(arranged: readonly Layer[], direction: Direction): Layer[] {
  const { reading, floor } = direction
  const empty = {
    width: SIDE,
    height: SIDE,
    background: { type: 'fill', fill: '#000000' },
  } as const
  const shown = new Set(emojiInScene({ ...empty, layers: arranged }))
  const missing = [...reading.actors, ...reading.objects].filter(
    ({ thing }) =>
      !(isPerson(thing) && thing.emoji === '🧑') &&
      !picturesOf(thing.emoji).some((picture) => shown.has(picture)),
  )
  const once = new Map(missing.map((subject) => [subject.thing.emoji, subject]))
  const places = PAIRS.has(reading.relation) ? MIDDLE : SIDES
  return [...once.values()].slice(0, places.length).flatMap((subject, index) => {
    const x = places[index] ?? SIDE / 2
    return standingThing(direction, subject, x, floor - 20, sizeOf(subject, 200))
  })
}
