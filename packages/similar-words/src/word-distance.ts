/**
 * Counts the typos between a term and the start of a word: missing, extra, wrong, or swapped
 * letters. Only the start counts, because the user may still be typing.
 *
 * It computes optimal string alignment, but only the diagonal band that `limit` typos can reach.
 *
 * @returns a number above `limit` if there are more than `limit` typos
 */
export function typosBetween(term: string, word: string, limit: number): number {
  const tooMany = limit + 1
  if (word.length < term.length - limit) return tooMany
  const width = Math.min(word.length, term.length + limit)
  let beforeLast = new Uint8Array(width + 1).fill(tooMany)
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => Math.min(column, tooMany))
  let current = new Uint8Array(width + 1)
  for (let row = 1; row <= term.length; row += 1) {
    current.fill(tooMany)
    let least = tooMany
    if (row <= limit) {
      current[0] = row
      least = row
    }
    const letter = term.charCodeAt(row - 1)
    for (
      let column = Math.max(1, row - limit);
      column <= Math.min(width, row + limit);
      column += 1
    ) {
      const other = word.charCodeAt(column - 1)
      let typos = Math.min(
        at(last, column - 1) + (letter === other ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        tooMany,
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        other === term.charCodeAt(row - 2)
      if (isSwap) typos = Math.min(typos, at(beforeLast, column - 2) + 1)
      current[column] = typos
      if (typos < least) least = typos
    }
    if (least > limit) return tooMany
    const spare = beforeLast
    beforeLast = last
    last = current
    current = spare
  }
  return Math.min(...last)
}

const at = (row: Uint8Array, column: number) => row[column] ?? 0
