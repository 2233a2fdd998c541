import type { Step } from './animated-file.ts'

/** Browsers show a frame of no time, or of 10 ms, for this long. */
const USUAL_MS = 100
const SHORTEST_MS = 11
/** The longest that a stored frame can be shown. */
const LONGEST_MS = 0xffffff

/** How long browsers show a frame, in ms. */
export const durationOf = ({ delay }: Pick<Step, 'delay'>): number =>
  delay < SHORTEST_MS ? USUAL_MS : Math.min(delay, LONGEST_MS)
