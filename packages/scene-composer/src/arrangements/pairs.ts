import type { Layer } from '@memesmith/scenes'
import { between, pick } from '@memesmith/scenes'
import type { Pose } from '../cast/pose.ts'
import type { Spot } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import { MOODS } from '../moods/moods.ts'
import { isFlight } from '../reading/relate-subjects.ts'
import type { Subject } from '../reading/subject.ts'
import { gathering } from './crowds.ts'
import { type Arrangement, type Direction, SIDE } from './direction.ts'
import { alone } from './one-actor.ts'
import { actorFor, actorWithMark, heightOf, sizeOf, stand, standingThing } from './place-subject.ts'
import { speedLines } from './riding-and-inside.ts'

/** The two sides of a pair: two actors, two of a kind, or an actor and an object. */
export function sidesOf({ reading }: Direction): [Subject | undefined, Subject | undefined] {
  const { actors, objects } = reading
  const [first, second = objects[0]] = actors
  if (first !== undefined && actors.length === 1 && first.count >= 2) return [first, first]
  return [first, second]
}

/** A duel: two actors face each other, with the letters "VS" between them. */
export const versus: Arrangement = (direction) => {
  const { actors, objects } = direction.reading
  const isOfThings = actors.length === 0 && objects.length >= 2
  const [left, right] = isOfThings ? objects : sidesOf(direction)
  if (right === undefined) return alone(direction)
  const layers: Layer[] = []
  for (const [actor, spot] of pairSpots(direction, [left, right], 'run', 260))
    layers.push(...actorWithMark(direction, actor, spot))
  layers.push(sprite('💥', SIDE / 2, 450, 300, { shadow: 'drop' }))
  layers.push({
    type: 'text',
    text: 'VS',
    x: SIDE / 2,
    y: 450,
    size: 120,
    color: '#ffffff',
    outline: { color: '#1b1530', width: 9 },
    rotate: -8,
  })
  return layers
}

/** Two actors side by side. */
export const together: Arrangement = (direction) => {
  const [left, right] = sidesOf(direction)
  if (right === undefined) return alone(direction)
  if (direction.reading.actors.length >= 3) return gathering(direction)
  if (left !== right && direction.reading.actors.length === 1) return beside(direction)
  const spots = pairSpots(
    direction,
    [left, right],
    pick(direction.random, ['rest', 'cheer', 'hold'] as const),
    275,
  )
  return spots.flatMap(([actor, spot]) => actorWithMark(direction, actor, spot))
}

/** The first actor runs after the second, which is smaller because it is further away. */
export const chasing: Arrangement = (direction) => {
  const { floor, random } = direction
  const sides = sidesOf(direction)
  const [hunter, prey] = isFlight(direction.reading) ? sides.toReversed() : sides
  if (sides[1] === undefined) return alone(direction)
  const layers = speedLines([60, 30, 90], (line) => floor - 90 - line * 70, 0)
  const fleeing = { x: 765, feet: floor - 30, full: 500, pose: 'panic', rotate: 6 } as const
  const x = 330 + between(random, -20, 20)
  const hunting = { x, feet: floor, full: 620, pose: 'reach', faces: 'right', rotate: 9 } as const
  layers.push(...stand(withFear(direction), prey, { ...fleeing, faces: 'right' }))
  layers.push(...stand(direction, hunter, hunting))
  layers.push(sprite('💨', 90, floor - 60, 150, { flip: true }))
  return layers
}

/** The first actor stares at the second, which is lit. */
export const looking: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [watcher, watched] = sidesOf(direction)
  const thing = watched ?? reading.objects[0]
  if (thing === undefined) return alone(direction)
  // The second actor doesn't share the mood, unless it is love.
  const mood = thing.noun === 'me' ? 'scared' : 'neutral'
  const calm: Direction = direction.mood === 'love' ? direction : { ...direction, mood }
  const target = actorFor(calm, thing)
  return [
    { type: 'glow', x: 720, y: 520, radius: 330, color: '#fff3b0', strength: 0.85 },
    ...(target.form === 'sprite' && target.hasEyes
      ? [...standingThing(direction, thing, 725, floor, sizeOf(thing, 400))]
      : actorWithMark(calm, target, {
          x: 725,
          feet: floor,
          height: heightOf(target, thing, 600),
          faces: 'left' as const,
        })),
    ...stand(direction, watcher, {
      x: 285,
      feet: floor + 20,
      full: 660,
      pose: MOODS[direction.mood].staringPose ?? 'panic',
      faces: 'right',
      tilt: 10,
    }),
  ]
}

/** The actor beside the thing, both large, the thing lit. Two living subjects stand together. */
export const beside: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject, ...others] = reading.actors
  const [thing, second] = reading.objects
  const isOne = (subject?.count ?? 1) === 1 && others.length === 0
  if (thing === undefined || !isOne) return together(direction)
  return [
    { type: 'glow', x: 730, y: 520, radius: 330, color: '#fff3b0', strength: 0.8 },
    ...standingThing(direction, thing, 730, floor - 10, sizeOf(thing, 360)),
    ...stand(direction, subject, {
      x: 310,
      feet: floor + 10,
      full: 670,
      pose: direction.turn(['cheer', 'point', 'shrug']),
      faces: 'right',
      tilt: 6,
    }),
    ...(second === undefined
      ? []
      : standingThing(direction, second, 540, floor + 30, sizeOf(second, 190))),
  ]
}

/** Two actors that face each other, each `outward` pixels from the middle. */
export function pairSpots(
  direction: Direction,
  sides: readonly (Subject | undefined)[],
  pose: Pose,
  outward: number,
): [ReturnType<typeof actorFor>, Spot][] {
  return sides.map((subject, index) => {
    const actor = actorFor(direction, subject)
    const side = index === 0 ? -1 : 1
    const height = heightOf(actor, subject, 620)
    return [
      actor,
      {
        x: SIDE / 2 + side * outward,
        feet: direction.floor,
        height,
        pose,
        faces: index === 0 ? 'right' : 'left',
        tilt: 5,
      },
    ]
  })
}

/** The direction for an actor that is chased: afraid, unless the prompt states a mood. */
function withFear(direction: Direction): Direction {
  return direction.mood === 'neutral' ? { ...direction, mood: 'scared' } : direction
}
