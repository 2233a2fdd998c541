// meme-render's `decode-coverage.ts` decodes this format.
const FIRST_SLICE = 0x100

/**
 * Encodes which slice contains which code point as a short text. From code point 0 upwards: `n+`
 * skips n code points; a character from U+0100 on assigns the next code point to a slice (U+0100 is
 * slice 0); `n*` assigns the n following ones to the same slice. Numbers are in base 36.
 *
 * @param codePoints of every slice, ascending; where slices overlap, the first one wins
 */
export function encodeCoverage(codePoints: readonly (readonly number[])[]): string {
  const sliceOf = new Map<number, number>()
  for (const [slice, codes] of codePoints.entries()) {
    for (const code of codes) if (!sliceOf.has(code)) sliceOf.set(code, slice)
  }
  let text = ''
  let next = 0
  let last: number | undefined
  let repeats = 0
  const flush = () => {
    if (repeats > 0) text += `${repeats.toString(36)}*`
    repeats = 0
  }
  for (const [code, slice] of [...sliceOf].sort(([a], [b]) => a - b)) {
    if (code === next && slice === last) repeats += 1
    else {
      flush()
      if (code > next) text += `${(code - next).toString(36)}+`
      text += String.fromCharCode(FIRST_SLICE + slice)
      last = slice
    }
    next = code + 1
  }
  flush()
  return text
}
