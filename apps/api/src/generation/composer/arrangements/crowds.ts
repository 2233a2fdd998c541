import type { Layer } from '../../../scenes/layer.ts'
import { between } from '../../../scenes/random.ts'
import { actorLayers } from '../cast/actor-layers.ts'
import { type Arrangement, SIDE } from './direction.ts'
import { actorFor, heightOf, sizeOf, standingThing } from './pieces.ts'
import { alone } from './solo.ts'

/** Many of a kind in rows, the front row largest. */
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
      layers.push(
        ...actorLayers(actor, {
          x,
          feet: floor - depth * 125,
          height: Math.max(300, heightOf(actor, subject, 560 - depth * 60)),
          pose: random() < 0.4 ? 'cheer' : 'rest',
          faces: random() < 0.5 ? 'left' : 'right',
          tilt: between(random, -8, 8),
        }),
      )
    }
  })
  const thing = reading.objects.find((object) => object !== subject)
  if (thing !== undefined)
    layers.push(...standingThing(direction, thing, SIDE / 2, floor + 50, sizeOf(thing, 230)))
  return layers
}

/** Something huge behind something small. */
export const giant: Arrangement = (direction) => {
  const { reading, floor } = direction
  const all = [...reading.actors, ...reading.objects]
  const huge =
    all.find((subject) => subject.size === 'giant') ??
    all.find((subject) => subject.size !== 'tiny')
  const small = all.find((subject) => subject !== huge)
  if (huge === undefined) return alone(direction)
  const actor = actorFor(direction, huge)
  const little = actorFor(direction, small)
  return [
    ...actorLayers(actor, {
      x: 600,
      feet: floor - 10,
      height: actor.form === 'sprite' ? 420 : 640,
      pose: 'reach',
      faces: 'left',
    }),
    ...actorLayers(little, {
      x: 215,
      feet: floor + 40,
      height: 230,
      pose: 'panic',
      faces: 'right',
    }),
  ]
}
