import type { Layer } from '@memesmith/scenes'
import { type Arrangement, SIDE } from './direction.ts'
import { sizeOf, stand, standingThing } from './place-subject.ts'

/** The actor is in bed, with the thing beside it. */
export const sleeping: Arrangement = (direction) => {
  const { reading, floor } = direction
  const sleeper = { x: 330, feet: floor - 60, full: 330, legs: false, pose: 'rest' } as const
  const thing = reading.objects.find(({ thing }) => !['🛏️', '🛌'].includes(thing.emoji))
  const layers: Layer[] = [
    { type: 'prop', name: 'bed', x: SIDE / 2 - 60, y: floor + 50, width: 800, height: 380 },
    ...stand({ ...direction, mood: 'tired' }, reading.actors[0], sleeper),
  ]
  if (thing !== undefined)
    layers.push(...standingThing(direction, thing, 850, floor + 20, sizeOf(thing, 260)))
  return layers
}
