/** Where actors stand, and how large their parts are. */
import type { Actor } from './actor.ts'
import { HANDS, type Pose } from './pose.ts'

/** Where and how an actor stands. `height` is from its feet to the top of its head. */
export interface Spot {
  readonly x: number
  readonly feet: number
  readonly height: number
  readonly pose?: Pose
  /** The side to which it looks. */
  readonly faces?: 'left' | 'right'
  readonly rotate?: number
  /** False if it sits or stands in something: nothing is drawn below the body. */
  readonly legs?: boolean
  readonly tilt?: number
}

/** Sprites are 256 pixels; larger than this they look soft. */
export const LARGEST_SPRITE = 420

/** From the collar to the lower edge of the body, in head sizes. */
export const TORSO = 0.82
/** From the collar to the top of the head, and from the collar to the soles, in head sizes. */
const ABOVE_COLLAR = 0.82
export const BELOW_COLLAR = TORSO + 0.66
/** The height of a bust with its drawn legs, in sizes of the bust. */
const BUST_HEIGHT = 1.27

/** Side of a figure's head. */
export function headSize({ height, legs = true }: Spot): number {
  return Math.min(LARGEST_SPRITE, height / (ABOVE_COLLAR + (legs ? BELOW_COLLAR : TORSO)))
}

/** Side of a bust's picture. */
export function bustSize({ height, legs = true }: Spot): number {
  return Math.min(LARGEST_SPRITE, height / (legs ? BUST_HEIGHT : 1))
}

/** Side of a sprite. */
export function spriteSize({ height }: Spot): number {
  return Math.min(LARGEST_SPRITE, height)
}

/** The middle of an actor's head, for bubbles, hats and marks. */
export function headOf(actor: Actor, spot: Spot): { x: number; y: number; size: number } {
  const { x, feet, height, legs = true } = spot
  if (actor.form === 'figure') {
    const size = headSize(spot)
    return { x, y: feet - height + size * 0.46, size }
  }
  if (actor.form === 'bust') {
    const size = bustSize(spot)
    return { x, y: feet - size * (legs ? 0.98 : 0.68), size: size * 0.62 }
  }
  const size = spriteSize(spot)
  return { x, y: feet - size * 0.7, size: size * 0.6 }
}

/** The hand that holds something, on the side to which the actor looks. */
export function handOf(actor: Actor, spot: Spot): { x: number; y: number } {
  const side = spot.faces === 'left' ? -1 : 1
  if (actor.form === 'figure') {
    const size = headSize(spot)
    const { right: hand } = HANDS[spot.pose ?? 'rest']
    return {
      x: spot.x + side * hand[0] * size,
      y: spot.feet - spot.height + (ABOVE_COLLAR + hand[1]) * size,
    }
  }
  const size = actor.form === 'bust' ? bustSize(spot) : spriteSize(spot)
  return { x: spot.x + side * size * 0.46, y: spot.feet - size * 0.42 }
}
