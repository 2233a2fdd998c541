import { KEY_FRAME_INTERVAL } from '@memesmith/animation'

/**
 * How many frames depend on each other: as few as two threads can share evenly, and at most as many
 * as a player should have to decode before it can show one.
 */
export const keyIntervalOf = (frames: number): number =>
  Math.max(1, Math.min(KEY_FRAME_INTERVAL, Math.ceil(frames / 2)))
