import { between, type Layer, pick } from '@memesmith/scenes'
import { actorLayers } from '../cast/actor-layers.ts'
import { sprite } from '../cast/sprite.ts'
import { isAlive } from '../things/thing.ts'
import { type Arrangement, SIDE } from './direction.ts'
import { alone } from './one-actor.ts'
import { actorFor, actorWithMark, heightOf, sizeOf, stand, standingThing } from './place-subject.ts'

/** The actor at a board in front of an audience. */
export const presenting: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject, ...others] = reading.actors
  const crowd = [...others, ...reading.objects.filter(({ thing }) => isAlive(thing))]
  const topic = reading.objects.find(({ thing }) => !isAlive(thing))
  if (subject === undefined && topic === undefined) return alone(direction)
  const layers: Layer[] = [
    { type: 'prop', name: 'whiteboard', x: 680, y: floor - 150, width: 560, height: 430 },
    sprite(topic?.thing.emoji ?? '📈', 680, 480, 240, { shadow: 'none' }),
    ...stand(direction, subject, { x: 275, feet: floor, full: 600, pose: 'point', faces: 'right' }),
  ]
  const listener = crowd[0]
  if (listener !== undefined) {
    const spot = { x: 790, feet: floor + 50, height: 400, faces: 'left' } as const
    return [...layers, ...actorLayers(actorFor(direction, listener), spot)]
  }
  const audience = [560, 730, 900].map((x, index) => {
    const face = pick(direction.random, ['😐', '🤨', '😴', '🤔', '😶'])
    return sprite(face, x, floor - 75 + (index % 2) * 14, 150, { shadow: 'drop' })
  })
  return [...layers, ...audience]
}

/** The actor at a desk with a computer and the things. */
export const working: Arrangement = (direction) => {
  const { reading, floor, random } = direction
  const [subject] = reading.actors
  const actor = actorFor(direction, subject)
  const things = [...reading.objects, ...reading.actors.slice(1)]
    .filter(({ thing }) => thing.emoji !== '💻')
    .slice(0, 2)
  const x = SIDE / 2 + between(random, -40, 40)
  const layers: Layer[] = [
    ...actorWithMark(direction, actor, {
      x,
      feet: actor.form === 'figure' ? floor - 50 : floor - 130,
      height: heightOf(actor, subject, 540),
      pose: things.length > 0 ? 'shrug' : 'panic',
      legs: false,
      faces: 'right',
    }),
    { type: 'prop', name: 'desk', x: SIDE / 2, y: floor + 160, width: 860, height: 320 },
  ]
  if (subject?.thing.emoji !== '🧑‍💻')
    layers.push(
      sprite('💻', x - 250, floor - 108, 230, { anchor: 'feet', shadow: 'contact', flip: true }),
    )
  for (const [index, thing] of things.entries()) {
    const [right, size] = index === 0 ? [260, 220] : [60, 160]
    const y = floor - 100 + index * 40
    layers.push(...standingThing(direction, thing, x + right, y, sizeOf(thing, size)))
  }
  return layers
}
