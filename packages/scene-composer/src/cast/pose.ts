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

/** Left and right hand from the collar, to the right and down, in head sizes. */
export const HANDS: Readonly<Record<Pose, { readonly left: Point; readonly right: Point }>> = {
  rest: { left: [-0.6, 0.72], right: [0.6, 0.72] },
  hold: { left: [-0.6, 0.7], right: [0.72, 0.3] },
  cheer: { left: [-0.78, -0.42], right: [0.78, -0.42] },
  panic: { left: [-0.52, -0.12], right: [0.52, -0.12] },
  point: { left: [-0.6, 0.7], right: [1.0, -0.02] },
  shrug: { left: [-0.86, 0.2], right: [0.86, 0.2] },
  reach: { left: [0.3, 0.42], right: [0.92, 0.22] },
  ride: { left: [-0.1, 0.62], right: [0.66, 0.46] },
  type: { left: [-0.34, 0.62], right: [0.34, 0.62] },
  run: { left: [-0.75, 0.12], right: [0.8, 0.05] },
}
