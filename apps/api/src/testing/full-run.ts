/**
 * Whether this is a full run (`FULL=1`), as every night. Otherwise, tests with very many similar cases run
 * only some of them.
 */
export const isFull = Boolean(process.env.FULL)

/**
 * Every nth value; in a full run all of them.
 *
 * @param start where to begin: with all starts together, each value is taken
 */
export const oneOf = <Value>(
  every: number,
  values: readonly Value[],
  start = 0,
): readonly Value[] => values.filter((_, index) => isFull || (index + start) % every === 0)
