import type { Layer } from '@memesmith/scenes'
import { pick } from '@memesmith/scenes'
import { headOf } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import { isAlive } from '../things/thing.ts'
import { type Arrangement, type Direction, SIDE } from './direction.ts'
import { alone } from './one-actor.ts'
import { pairSpots, sidesOf } from './pairs.ts'
import { actorFor, actorWithMark, heightOf, sizeOf, stand, standingThing } from './place-subject.ts'

/** Two actors face each other and talk, with the topic between them. */
export const arguing: Arrangement = (direction) => {
  const { reading, random, floor } = direction
  const [left, right] = sidesOf(direction)
  const topic =
    reading.objects.find((object) => object !== left && object !== right) ?? reading.objects[0]
  const second = right === topic ? undefined : right
  const layers: Layer[] = []
  const spots = pairSpots(direction, [left, second], 'point', 265)
  for (const [actor, spot] of spots) layers.push(...actorWithMark(direction, actor, spot))
  if (topic !== undefined)
    layers.push(...standingThing(direction, topic, SIDE / 2, floor + 40, sizeOf(topic, 230)))
  spots.forEach(([actor, spot], index) => {
    const head = headOf(actor, spot)
    const side = index === 0 ? 1 : -1
    layers.push({
      type: 'bubble',
      kind: 'shout',
      x: head.x + side * 130,
      y: Math.max(230, head.y - head.size * 0.75),
      width: 170,
      height: 120,
      tail: [head.x + side * 70, head.y - head.size * 0.3],
      text: pick(random, ['!!!', '?!', '#@!', 'NO.', '...!']),
      textSize: 58,
      textColor: '#c2183f',
      stroke: { color: '#1b1530', width: 5 },
    })
  })
  return layers
}

/** One actor, large, points at another. */
export const scolding: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [speaker, ...others] = reading.actors
  const listener = others[0]
  const topic = reading.objects.find(({ thing }) => !isAlive(thing))
  if (speaker === undefined || topic !== undefined) return talking(direction)
  const actor = actorFor(direction, speaker)
  const afraid: Direction = { ...direction, mood: 'scared' }
  const isFigure = actor.form === 'figure'
  return [
    ...actorWithMark(direction, actor, {
      x: 340,
      feet: floor + (isFigure ? 90 : 10),
      height: heightOf(actor, speaker, isFigure ? 790 : 640),
      pose: 'point',
      faces: 'right',
      tilt: 8,
    }),
    ...stand(afraid, listener, {
      x: 800,
      feet: floor + 20,
      full: 430,
      pose: 'panic',
      faces: 'left',
    }),
  ]
}

/** One actor talks, the other one or the author listens. */
export const talking: Arrangement = (direction) => {
  const { reading, random } = direction
  const speaker = reading.actors[0]
  const listener = [...reading.actors.slice(1), ...reading.objects].find(({ thing }) =>
    isAlive(thing),
  )
  const topic = reading.objects.find((object) => object !== listener)
  const faces =
    direction.mood === 'neutral' || direction.mood === 'smug' || direction.mood === 'party'
      ? { ...direction, mood: pick(random, ['scared', 'tired', 'confused'] as const) }
      : direction
  const [left, right] = pairSpots(direction, [speaker, listener], 'point', 250)
  if (left === undefined || right === undefined) return alone(direction)
  const listening = listener === undefined ? actorFor(faces, undefined) : right[0]
  const head = headOf(left[0], left[1])
  const words = direction.mood === 'angry' ? ['!!!', '#@!', 'WHY?!'] : ['...', '!', '...!']
  const x = SIDE / 2 - 10
  const y = Math.max(290, head.y - 150)
  const layers: Layer[] = [
    ...actorWithMark(direction, left[0], left[1]),
    ...actorWithMark(faces, listening, { ...right[1], pose: 'panic' }),
    {
      type: 'bubble',
      kind: 'speech',
      x,
      y,
      width: 260,
      height: 190,
      tail: [head.x + head.size * 0.42, head.y],
      stroke: { color: '#1b1530', width: 6 },
      ...(topic === undefined ? { text: pick(random, words), textSize: 62 } : {}),
    },
  ]
  if (topic !== undefined) layers.push(sprite(topic.thing.emoji, x, y, 140))
  return layers
}
