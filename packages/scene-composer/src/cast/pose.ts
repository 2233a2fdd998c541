import type { Point } from '@memesmith/scenes'

/** The position of an actor's arms. */
export type Pose =
  | 'rest'
  | 'hold'
  | 'cheer'
  | 'panic'
  | 'point'
  | 'shrug'
  | 'reach'
  | 'ride'
  | 'type'
  | 'run'

/** Left and right hand from the collar, in head sizes. */
export const HANDS: Readonly<Record<Pose, readonly [Point, Point]>> = {
  rest: [
    [-0.6, 0.72],
    [0.6, 0.72],
  ],
  hold: [
    [-0.6, 0.7],
    [0.72, 0.3],
  ],
  cheer: [
    [-0.78, -0.42],
    [0.78, -0.42],
  ],
  panic: [
    [-0.52, -0.12],
    [0.52, -0.12],
  ],
  point: [
    [-0.6, 0.7],
    [1.0, -0.02],
  ],
  shrug: [
    [-0.86, 0.2],
    [0.86, 0.2],
  ],
  reach: [
    [0.3, 0.42],
    [0.92, 0.22],
  ],
  ride: [
    [-0.1, 0.62],
    [0.66, 0.46],
  ],
  type: [
    [-0.34, 0.62],
    [0.34, 0.62],
  ],
  run: [
    [-0.75, 0.12],
    [0.8, 0.05],
  ],
}
