import type { Layer } from '@memesmith/scenes'
import { actorLayers } from '../cast/actor-layers.ts'
import { headOf, type Spot } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import type { Arrangement } from './direction.ts'
import { alone } from './one-actor.ts'
import { actorFor, actorWithMark, heightOf, heldThing, standingThing } from './place-subject.ts'

/** The actor with the things in a thought bubble. */
export const dreaming: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject] = reading.actors
  const thoughts = (reading.objects.length > 0 ? reading.objects : reading.actors.slice(1)).slice(
    0,
    2,
  )
  if (thoughts.length === 0) return alone(direction)
  const actor = actorFor(direction, subject)
  const spot = {
    x: 320,
    feet: floor + 10,
    height: heightOf(actor, subject, 620),
    pose: 'rest' as const,
    faces: 'right' as const,
    tilt: 8,
  }
  const head = headOf(actor, spot)
  return [
    ...actorLayers(actor, spot),
    {
      type: 'bubble',
      kind: 'thought',
      x: 690,
      y: 400,
      width: 520,
      height: 380,
      tail: [head.x + head.size * 0.5, head.y - head.size * 0.1],
      fill: '#ffffff',
      stroke: { color: '#1b1530', width: 6 },
    },
    { type: 'glow', x: 690, y: 400, radius: 150, color: '#ffe27a', strength: 0.8 },
    ...thoughts.map(
      ({ thing }, index): Layer =>
        sprite(
          thing.emoji,
          690 + (thoughts.length - 1) * (index * 210 - 105),
          398,
          thoughts.length === 1 ? 250 : 200,
          { shadow: 'drop', rotate: -5 },
        ),
    ),
  ]
}

/** Without an actor, the thing is lit and a person reacts to it. */
export const idea: Arrangement = (direction) => {
  const { reading, floor, mood, random } = direction
  const [thing, second] = reading.objects
  if (thing === undefined) return alone(direction)
  const person = actorFor(direction, undefined)
  const left = random() < 0.5
  const pose =
    mood === 'happy' || mood === 'party' || mood === 'love'
      ? 'cheer'
      : mood === 'neutral' || mood === 'confused'
        ? 'shrug'
        : 'panic'
  const spot: Spot = {
    x: left ? 320 : 704,
    feet: floor + 20,
    height: 650,
    pose: second === undefined ? pose : 'hold',
    faces: left ? 'right' : 'left',
  }
  const layers: Layer[] = [
    { type: 'glow', x: left ? 735 : 289, y: 500, radius: 340, color: '#fff3b0', strength: 0.8 },
    ...standingThing(direction, thing, left ? 735 : 289, floor, 400),
    ...actorWithMark(direction, person, spot),
  ]
  if (second !== undefined) layers.push(heldThing(person, spot, second, 200))
  return layers
}
