/** A wave that is at its start again when the loop ends: -1 to 1. `times` is a whole number. */
export type Wave = (shift?: number, times?: number) => number
