/**
 * Whether this run takes its time: `FULL=1`, as every night. Otherwise tests of many combinations
 * take a part of them that has each value at least once.
 */
export const isFull = Boolean(process.env.FULL)

/**
 * Every second value; in a full run all.
 *
 * @param start of a loop around it, so that one takes those that the other leaves out
 */
export const halfOf = <Value>(values: readonly Value[], start: number): readonly Value[] =>
  values.filter((_, index) => isFull || (index + start) % 2 === 0)
