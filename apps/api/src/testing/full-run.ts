/**
 * Whether this run takes its time: `FULL=1`, as every night. Otherwise tests of very many similar
 * cases take a part of them.
 */
export const isFull = Boolean(process.env.FULL)

/** Every so many values from the first on; in a full run all. */
export const oneOf = <Value>(every: number, values: readonly Value[]): readonly Value[] =>
  values.filter((_, index) => isFull || index % every === 0)
