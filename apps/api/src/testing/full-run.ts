/**
 * Whether this run takes its time: `FULL=1`, as every night. Otherwise tests of very many similar
 * cases take a part of them.
 */
export const isFull = Boolean(process.env.FULL)

/**
 * Every so many values; in a full run all.
 *
 * @param start where to begin: over all of them, each value is taken
 */
export const oneOf = <Value>(
  every: number,
  values: readonly Value[],
  start = 0,
): readonly Value[] => values.filter((_, index) => isFull || (index + start) % every === 0)
