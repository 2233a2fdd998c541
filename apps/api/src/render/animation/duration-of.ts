import type { Step } from './animated-file.ts'

/** Browsers show a frame with a duration of 0 or 10 ms for this long, in ms. */
const USUAL_MS = 100
const SHORTEST_MS = 11
/** The longest duration of a stored frame, in ms. */
const LONGEST_MS = 0xffffff

/** How long browsers show a frame, in ms. */
export const durationOf = ({ delay }: Pick<Step, 'delay'>): number =>
  delay < SHORTEST_MS ? USUAL_MS : Math.min(delay, LONGEST_MS)
