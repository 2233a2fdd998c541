import type { Layer } from '@memesmith/scenes'
import { between, pick } from '@memesmith/scenes'
import type { Pose } from '../cast/pose.ts'
import { headOf, type Spot } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import { MOODS } from '../moods/moods.ts'
import type { Subject } from '../reading/subject.ts'
import { recordOf } from '../things/things.ts'
import { type Arrangement, type Direction, SIDE } from './direction.ts'
import {
  actorFor,
  actorWithMark,
  heightOf,
  heldThing,
  sizeOf,
  stand,
  standingThing,
} from './place-subject.ts'

/** One actor in the middle, with up to two other subjects at the sides. */
export const alone: Arrangement = (direction) => {
  const { reading, random, turn, floor } = direction
  const [subject, ...others] = reading.actors
  const company = [...others, ...reading.objects].slice(0, 2)
  const actor = actorFor(direction, subject)
  const isClose = company.length === 0 && actor.form === 'figure' && turn([true, false])
  const x = SIDE / 2 + between(random, -40, 40)
  const spot: Spot = {
    x,
    feet: isClose ? floor + 190 : actor.form === 'figure' ? floor : floor - 60,
    // Alone, even an ant is drawn large.
    height:
      actor.form === 'sprite' && subject?.size === undefined
        ? 420
        : heightOf(actor, subject, isClose ? 860 : 660),
    pose: poseFor(direction),
    faces: pick(random, ['left', 'right'] as const),
  }
  return [...bystanders(direction, company, x), ...actorWithMark(direction, actor, spot)]
}

/** The actor holds the thing. */
export const holding: Arrangement = (direction) => {
  const { reading, random, floor } = direction
  const [subject, ...company] = reading.actors
  const [thing, ...others] = reading.objects
  if (thing === undefined) return alone(direction)
  const actor = actorFor(direction, subject)
  const x = SIDE / 2 - between(random, 60, 110)
  const isBare = company.length + others.length === 0
  const spot: Spot = {
    x,
    feet: actor.form !== 'figure' ? floor - 50 : isBare ? floor + 60 : floor,
    height: heightOf(actor, subject, isBare ? 740 : 640),
    pose: 'hold',
    faces: 'right',
  }
  return [
    ...bystanders(direction, [...company, ...others].slice(0, 2), x),
    ...actorWithMark(direction, actor, spot),
    heldThing(actor, spot, thing, sizeOf(thing, 290)),
  ]
}

/** A person holds the thing, if there is one. */
export const inHand: Arrangement = (direction) =>
  direction.reading.objects.length === 0 ? alone(direction) : holding(direction)

/**
 * The actor wears the thing: hats on the head, glasses on the nose, everything else on the chest.
 */
export const wearing: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject, ...company] = reading.actors
  const [thing, ...others] = reading.objects
  if (thing === undefined) return alone(direction)
  const actor = actorFor(direction, subject)
  const isBig = actor.form !== 'sprite'
  const spot: Spot = {
    x: SIDE / 2,
    feet: isBig ? floor + 120 : floor - 60,
    height: heightOf(actor, subject, isBig ? 800 : 600),
    pose: 'rest',
    faces: 'left',
  }
  const head = headOf(actor, spot)
  const { emoji } = thing.thing
  const { wornOn } = recordOf(emoji)
  const isHat = wornOn === 'head'
  const isOnFace = wornOn === 'face'
  // In side views the face is at the left of the picture.
  const isWhole = actor.form === 'sprite'
  const x = head.x - (isWhole ? head.size * (isHat ? 0.4 : 0.12) : 0)
  const lift = actor.form === 'sprite' && actor.floats ? head.size * 0.6 : 0
  const y = head.y - lift + head.size * (isHat ? -0.56 : isOnFace ? (isWhole ? 0.24 : -0.02) : 0.95)
  const size = head.size * (actor.form === 'sprite' ? 0.62 : isHat ? 0.78 : isOnFace ? 0.86 : 0.8)
  return [
    ...bystanders(direction, [...company, ...others].slice(0, 2), SIDE / 2),
    ...actorWithMark(direction, actor, spot),
    sprite(emoji, x, y, size, { shadow: 'drop', rotate: isHat ? -6 : 0 }),
  ]
}

/** The actor jumps over the thing. */
export const jumping: Arrangement = (direction) => {
  const { reading, floor, random } = direction
  const [subject, second] = reading.actors
  const thing = reading.objects[0] ?? second
  if (thing === undefined) return alone(direction)
  return [
    ...standingThing(direction, thing, SIDE / 2 + 70, floor + 30, sizeOf(thing, 330)),
    {
      type: 'line',
      points: [
        [120, floor - 60],
        [200, 430],
        [330, 300],
      ],
      color: '#ffffff',
      width: 12,
      smooth: true,
      dash: [30, 26],
      opacity: 0.8,
    },
    ...stand(direction, subject, {
      x: SIDE / 2 - 40,
      feet: 690,
      full: 470,
      pose: 'cheer',
      faces: 'right',
      rotate: between(random, 8, 16),
    }),
  ]
}

/** Up to two other subjects at the sides. */
export function bystanders(
  direction: Direction,
  company: readonly Subject[],
  heroX: number,
): Layer[] {
  return company.flatMap((other, index) => {
    const isLeft = heroX > SIDE / 2 === (index === 0)
    const x = (isLeft ? 165 : 860) + between(direction.random, -15, 15)
    return standingThing(
      direction,
      other,
      x,
      direction.floor - 10,
      sizeOf(other, 280),
      isLeft ? 'right' : 'left',
    )
  })
}

function poseFor({ random, mood }: Direction): Pose {
  return pick(random, MOODS[mood].poses ?? (['rest', 'shrug', 'rest'] as const))
}
