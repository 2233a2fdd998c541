/** Casts, sizes and draws the subjects of arrangements. */

import type { Layer } from '@memesmith/scenes'
import { between, pick } from '@memesmith/scenes'
import { type Actor, castActor } from '../cast/actor.ts'
import { actorLayers } from '../cast/actor-layers.ts'
import { handOf, headOf, LARGEST_SPRITE, type Spot, spriteSize } from '../cast/spot.ts'
import { sprite } from '../cast/sprite.ts'
import { MOODS } from '../moods/moods.ts'
import { isDance } from '../reading/motion-words.ts'
import type { Subject } from '../reading/subject.ts'
import { recordOf } from '../things/things.ts'
import { type Direction, SAFE_TOP, SIDE } from './direction.ts'

/** The actor for a subject, or a person whose face shows the mood. */
export function actorFor({ random, mood }: Direction, subject: Subject | undefined): Actor {
  const actor = castActor(random, subject, mood)
  // A thing that is crossed out gets no eyes.
  return actor.form === 'sprite' && subject?.isBroken ? { ...actor, hasEyes: false } : actor
}

/**
 * The height of an actor: the full height times its real size and the prompt's "giant" or "tiny".
 */
export function heightOf(actor: Actor, subject: Subject | undefined, full: number): number {
  const said = subject?.size === 'giant' ? 1.5 : subject?.size === 'tiny' ? 0.5 : 1
  const shown = actor.form === 'sprite' ? 0.72 : 1
  return full * Math.sqrt(actor.size) * said * shown
}

/** An actor with the sign of its mood beside the head. */
export function actorWithMark(direction: Direction, actor: Actor, spot: Spot): Layer[] {
  const layers = actorLayers(actor, spot)
  const { marks } = MOODS[direction.mood]
  const head = headOf(actor, spot)
  if (actor.form === 'sprite' && actor.hasEyes)
    layers.push(
      eyes(
        head.x,
        spot.feet - spriteSize(spot) * (actor.floats ? 0.85 : 0.5),
        spriteSize(spot) * 0.42,
      ),
    )
  if (marks === undefined) return inMotion(direction, spot, layers)
  const side = spot.faces === 'left' ? 1 : -1
  const size = Math.max(80, head.size * 0.4)
  layers.push(
    sprite(
      pick(direction.random, marks),
      clamp(head.x + side * head.size * 0.6, 70, SIDE - 70),
      Math.max(SAFE_TOP - 20, head.y - head.size * 0.32),
      size,
      { rotate: between(direction.random, -10, 14), shadow: 'drop', flip: side > 0 },
    ),
  )
  return inMotion(direction, spot, layers)
}

/** The layers of an actor, together if it dances. Its shadow stays on the floor. */
export function inMotion(
  { reading }: Direction,
  { x, feet }: Pick<Spot, 'x' | 'feet'>,
  layers: readonly Layer[],
): Layer[] {
  if (!isDance(reading)) return [...layers]
  const moved = layers.filter(({ type }) => type !== 'glow')
  return [
    ...layers.filter(({ type }) => type === 'glow'),
    {
      type: 'group',
      x,
      y: feet,
      dances: true,
      layers: [{ type: 'group', x: -x, y: -feet, layers: moved }],
    },
  ]
}

/** A subject at a place, with the sign of its mood; `full` is the height of a person. */
export function stand(
  direction: Direction,
  subject: Subject | undefined,
  { full, ...spot }: Omit<Spot, 'height'> & { readonly full: number },
): Layer[] {
  const actor = actorFor(direction, subject)
  return actorWithMark(direction, actor, { ...spot, height: heightOf(actor, subject, full) })
}

/** Googly eyes, which make a thing an actor. */
function eyes(x: number, y: number, size: number): Layer {
  return sprite('👀', x, y, size, { shadow: 'none' })
}

/** A thing in an actor's hand, or at the side of an animal. */
export function heldThing(actor: Actor, spot: Spot, subject: Subject, size: number): Layer {
  const side = spot.faces === 'left' ? -1 : 1
  const emoji = recordOf(subject.thing.emoji).wholeBody ?? subject.thing.emoji
  if (actor.form === 'sprite') {
    const reach = spriteSize(spot) * 0.42 + size * 0.3
    return sprite(emoji, spot.x + side * reach, spot.feet, size * 0.85, {
      anchor: 'feet',
      rotate: side * 8,
      flip: side > 0,
      shadow: 'drop',
    })
  }
  const hand = handOf(actor, spot)
  return sprite(emoji, hand.x + side * size * 0.16, hand.y - size * 0.28, size, {
    rotate: side * 8,
    flip: side > 0,
    shadow: 'drop',
  })
}

/** A face that is smaller can't be read. */
const SMALLEST_PERSON = 360

/** A thing that stands or floats at a place. Heads get a body. */
export function standingThing(
  direction: Direction,
  subject: Subject,
  x: number,
  feet: number,
  size: number,
  faces: 'left' | 'right' = 'left',
): Layer[] {
  const { emoji } = subject.thing
  const { hands, trousers, floats = false, facesRight = false } = recordOf(emoji)
  if (hands !== undefined || trousers !== undefined) {
    const height = Math.max(size * 1.5, SMALLEST_PERSON)
    return actorLayers(actorFor(direction, subject), { x, feet, height, faces })
  }
  const y = feet - (floats ? size * 0.4 : 0)
  const flip = (faces === 'right') !== facesRight
  const side = Math.min(size, LARGEST_SPRITE)
  return [sprite(emoji, x, y, side, { anchor: 'feet', flip, shadow: floats ? 'drop' : 'contact' })]
}

/** The size of a thing beside people. */
export function sizeOf({ thing, size }: Subject, normal: number): number {
  const said = size === 'giant' ? 1.6 : size === 'tiny' ? 0.55 : 1
  return Math.min(LARGEST_SPRITE, normal * Math.sqrt(recordOf(thing.emoji).size ?? 1) * said)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
