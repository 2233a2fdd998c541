import type { Layer } from '@memesmith/scenes'
import { between } from '@memesmith/scenes'
import { floorShadow } from '../cast/actor-layers.ts'
import { LARGEST_SPRITE } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import { recordOf } from '../things/things.ts'
import { type Arrangement, SIDE } from './direction.ts'
import { alone, bystanders } from './one-actor.ts'
import { actorFor, actorWithMark, heightOf, sizeOf } from './place-subject.ts'

/** Where the lines behind a flight end. */
const FAST = [430, 560, 680, 340, 470]

/** The turn that makes the picture of a skateboard level. */
const LEVEL_SKATEBOARD = 48

/** The actor rides the thing, above the ground if it flies. */
export const riding: Arrangement = (direction) => {
  const { reading, floor, random } = direction
  const [subject, second] = reading.actors
  const mount = reading.objects[0] ?? second
  if (mount === undefined) return alone(direction)
  const emoji = recordOf(mount.thing.emoji).wholeBody ?? mount.thing.emoji
  const { flies = false, isFlat = false } = recordOf(emoji)
  const actor = actorFor(direction, subject)
  const x = SIDE / 2 + between(random, -30, 30)
  const bottom = flies ? floor - 60 : floor + 10
  const slope = emoji === '🚀' ? 10 : flies ? -6 : -4
  const size = isFlat ? 340 : LARGEST_SPRITE
  const mountLayer: Layer = sprite(emoji, x, bottom, size, {
    anchor: 'feet',
    flip: emoji !== '🚀' && emoji !== '🛹',
    rotate: emoji === '🛹' ? LEVEL_SKATEBOARD : slope,
    shadow: flies ? 'drop' : 'none',
  })
  // A sprite is a whole body and stands on top. A figure sits behind the near side of the mount.
  const isWhole = actor.form === 'sprite'
  const seat = bottom - size * (isFlat ? 0.34 : isWhole ? 0.62 : 0.36)
  const rider = actorWithMark(direction, actor, {
    x: x - 24,
    feet: seat,
    height: heightOf(actor, subject, isWhole ? 380 : isFlat ? 560 : 400),
    pose: isFlat ? 'cheer' : 'ride',
    faces: 'right',
    legs: isFlat && !isWhole,
    rotate: slope,
  })
  const layers = flies
    ? speedLines([40, 90, 10, 790, 860], (line) => FAST[line] ?? 0, 60)
    : [floorShadow(x, bottom, size)]
  if (emoji === '🚀') layers.push(sprite('🔥', x - 205, bottom - 30, 180, { rotate: 222 }))
  return isWhole || isFlat ? [...layers, mountLayer, ...rider] : [...layers, ...rider, mountLayer]
}

/** The actor is inside the thing, which hides the body but never the face. */
export const inside: Arrangement = (direction) => {
  const { reading, floor, random } = direction
  const [subject, second] = reading.actors
  const box = reading.objects[0] ?? second
  if (box === undefined) return alone(direction)
  const actor = actorFor(direction, subject)
  const size = sizeOf(box, LARGEST_SPRITE)
  const isWhole = actor.form === 'sprite'
  const height = heightOf(actor, subject, isWhole ? 470 : 520)
  // At least the upper half is above the edge.
  const feet = floor - size * 0.72 + height * (isWhole ? 0.4 : 0.3)
  const x = SIDE / 2 + between(random, -20, 20)
  return [
    ...bystanders(direction, reading.objects.slice(1, 3), x),
    floorShadow(x, floor, size * 1.2),
    ...actorWithMark(direction, actor, { x, feet, height, pose: 'cheer', legs: false }),
    sprite(box.thing.emoji, x, floor + 10, size, { anchor: 'feet', shadow: 'none' }),
  ]
}

/** Lines behind what moves fast, from left to right and this much upwards. */
export const speedLines = (
  starts: readonly number[],
  yOf: (line: number) => number,
  rise: number,
) =>
  starts.map((x, line): Layer => {
    const [from, to] = [yOf(line) + rise, yOf(line)]
    return {
      type: 'line',
      points: [
        [x, from],
        [x + 160, to],
      ],
      color: '#ffffff',
      width: 10,
      opacity: 0.6,
    }
  })
