import type { Layer } from '@memesmith/scenes'
import { between } from '@memesmith/scenes'
import { actorLayers } from '../cast/actor-layers.ts'
import type { Spot } from '../cast/spot.ts'
import { type Arrangement, SIDE } from './direction.ts'
import { alone } from './one-actor.ts'
import { actorFor, heightOf, inMotion, sizeOf, stand, standingThing } from './place-subject.ts'

/** Many copies of an actor in rows; the front row is the largest. */
export const crowd: Arrangement = (direction) => {
  const { reading, random, floor } = direction
  const subject = reading.actors[0] ?? reading.objects[0]
  if (subject === undefined) return alone(direction)
  const count = Math.max(3, subject.count)
  const rows = count <= 3 ? [1, 2] : count <= 6 ? [count - 3, 3] : [count - 6, 3, 3]
  const layers: Layer[] = []
  rows.forEach((inRow, row) => {
    const depth = rows.length - 1 - row
    for (let index = 0; index < inRow; index++) {
      const actor = actorFor(direction, subject)
      const x =
        SIDE / 2 +
        (index - (inRow - 1) / 2) * (330 - depth * 30) +
        (row % 2) * 40 +
        between(random, -18, 18)
      const spot: Spot = {
        x,
        feet: floor - depth * 125,
        height: Math.max(300, heightOf(actor, subject, 560 - depth * 60)),
        pose: random() < 0.4 ? 'cheer' : 'rest',
        faces: random() < 0.5 ? 'left' : 'right',
        tilt: between(random, -8, 8),
      }
      layers.push(...inMotion(direction, spot, actorLayers(actor, spot)))
    }
  })
  const thing = reading.objects.find((object) => object !== subject)
  if (thing !== undefined)
    layers.push(...standingThing(direction, thing, SIDE / 2, floor + 50, sizeOf(thing, 230)))
  return layers
}

/** Three or four actors side by side, every other one further back. */
export const gathering: Arrangement = (direction) => {
  const { reading, floor } = direction
  const guests = reading.actors.slice(0, 4)
  const middle = (guests.length - 1) / 2
  const placed = guests.map((subject, index) => {
    const depth = guests.length === 3 ? Number(index === 1) : index % 2
    const layers = stand(direction, subject, {
      x: SIDE / 2 + ((index - middle) * 720) / (guests.length - 1),
      feet: floor - depth * 110,
      full: 520 - depth * 40,
      faces: index < middle ? 'right' : 'left',
    })
    return { depth, layers }
  })
  return placed.toSorted((a, b) => b.depth - a.depth).flatMap(({ layers }) => layers)
}
