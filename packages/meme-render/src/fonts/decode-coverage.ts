const FIRST_SLICE = 0x100

/**
 * Decodes which slice of a font set contains which code point. The text lists runs from code point
 * 0 upwards: `n+` skips n code points, a character from U+0100 on is the slice of the next one
 * (U+0100 is slice 0), and `n*` means that the next n are in the same slice. Numbers are in base
 * 36.
 *
 * @returns the index of the slice, by code point
 */
export function decodeCoverage(coverage: string): ReadonlyMap<number, number> {
  const sliceOf = new Map<number, number>()
  let next = 0
  let slice = 0
  let digits = ''
  const takeNumber = () => {
    const number = Number.parseInt(digits, 36)
    digits = ''
    return number
  }
  for (const character of coverage) {
    const code = character.charCodeAt(0)
    if (code >= FIRST_SLICE) {
      slice = code - FIRST_SLICE
      sliceOf.set(next, slice)
      next += 1
    } else if (character === '+') next += takeNumber()
    else if (character === '*') {
      for (const end = next + takeNumber(); next < end; next += 1) sliceOf.set(next, slice)
    } else digits += character
  }
  return sliceOf
}
