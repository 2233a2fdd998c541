import type { Layer } from '@memesmith/scenes'
import { type Arrangement, SIDE } from './direction.ts'
import { actorFor, actorWithMark, heightOf, sizeOf, standingThing } from './place-subject.ts'

/** The actor is in bed, with the thing beside it. */
export const sleeping: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject] = reading.actors
  const actor = actorFor(
    { ...direction, mood: direction.mood === 'neutral' ? 'tired' : direction.mood },
    subject,
  )
  const thing = reading.objects.find(({ thing }) => !['🛏️', '🛌'].includes(thing.emoji))
  const layers: Layer[] = [
    { type: 'prop', name: 'bed', x: SIDE / 2 - 60, y: floor + 50, width: 800, height: 380 },
    ...actorWithMark({ ...direction, mood: 'tired' }, actor, {
      x: 330,
      feet: floor - 60,
      height: heightOf(actor, subject, 330),
      legs: false,
      pose: 'rest',
    }),
  ]
  if (thing !== undefined)
    layers.push(...standingThing(direction, thing, 850, floor + 20, sizeOf(thing, 260)))
  return layers
}
