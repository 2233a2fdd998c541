/** Somebody dances: they lean from foot to foot, hop on each beat, pump their arms and nod. */
import type { FigureLayer, GroupLayer } from '../scene.ts'
import type { Wave } from './wave.ts'

/** Two bars of two beats in a loop. */
const BARS = 2
/** Degrees. */
const LEAN = 9
const NOD = 11
/** Shares of the picture's height. */
const HOP = 0.034
const STEP = 0.018
/** Where hands are: far up, and beside the hips, in head sizes from the collar. */
const HAND = { out: 0.82, middle: 0.02, reach: 0.46 } as const

/** A group of layers around its feet, at a moment of the dance. */
export function danced(group: GroupLayer, height: number, wave: Wave): GroupLayer {
  const lean = wave(0, BARS)
  return {
    ...group,
    x: group.x + STEP * height * lean,
    y: group.y - HOP * height * Math.abs(wave(0.25, BARS)),
    rotate: (group.rotate ?? 0) + LEAN * lean,
  }
}

/** The arms and the head of somebody who dances; the rest moves with the group. */
export function dancing(figure: FigureLayer, wave: Wave): FigureLayer {
  const pump = wave(0, BARS)
  return {
    ...figure,
    leftHand: [-HAND.out, HAND.middle + HAND.reach * pump],
    rightHand: [HAND.out, HAND.middle - HAND.reach * pump],
    tilt: (figure.tilt ?? 0) + NOD * wave(0.12, BARS),
  }
}
