/**
 * The texts of a picture's address: `/images/{template}/{line}/{line}….png`.
 *
 * Problem: clients of memegen write addresses by its rules, which lose some texts, such as two spaces
 * or `~q`. Here every text survives the round trip, and memegen's own addresses keep their meaning.
 * Approach: memegen never writes `~-`, and a single `-` only after `__`. So a space after a `_` is
 * written `-`, and `~-` separates characters that would be read together.
 */

/** The path prefix of all pictures by address. */
export const PICTURES_ROOT = '/images'

/** The longest line of an address, in bytes of UTF-8 before it is percent-encoded. */
export const MAX_LINE_BYTES = 200

/** After `~`. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['q', '?'],
  ['p', '%'],
  ['h', '#'],
  ['s', '/'],
  ['b', '\\'],
  ['n', '\n'],
  ['a', '&'],
  ['l', '<'],
  ['g', '>'],
])
const ESCAPED: ReadonlyMap<string, string> = new Map(
  [...ESCAPES].map(([letter, char]) => [char, `~${letter}`]),
)
const APART = '~-'

/** Lines with a special meaning: the empty one, and those that browsers resolve as folders. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['', '_'],
  [' ', `${APART}_`],
  ['.', `${APART}.`],
  ['..', `${APART}..`],
])
const WHOLE_LINES: ReadonlyMap<string, string> = new Map([
  ...[...WHOLE].map(([text, line]): [string, string] => [line, text]),
  // What some clients write for an empty line.
  ['', ''],
  ['-', ''],
])

/** Writes a text as a line of an address. It is not percent-encoded yet. */
export function encodeLine(text: string): string {
  const whole = WHOLE.get(text)
  if (whole !== undefined) return whole
  const written: string[] = []
  /** The number of `'` at the end of what is written. Two in a row mean `"`. */
  let quotes = 0
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    if (char === '"' || char === "'") {
      // A single one is the last of its row.
      if (quotes % 2 === 1) {
        written.push(APART)
        quotes = 0
      }
      written.push(char === '"' ? "''" : "'")
      quotes += char === '"' ? 2 : 1
      continue
    }
    quotes = 0
    written.push(encodeChar(char, text.charAt(index + 1), written.at(-1) ?? ''))
  }
  return written.join('')
}

function encodeChar(char: string, next: string, before: string): string {
  if (char === ' ') return before.endsWith('_') ? '-' : '_'
  if (char === '_' || char === '-') return char + char
  if (char === '~' && ESCAPES.has(next)) return APART
  return ESCAPED.get(char) ?? char
}

/**
 * Reads a line of an address. Any line can be read, also one that `encodeLine` would write
 * differently.
 *
 * @param line percent-decoded
 */
export function decodeLine(line: string): string {
  const whole = WHOLE_LINES.get(line)
  if (whole !== undefined) return whole
  const read: string[] = []
  for (let index = 0; index < line.length; ) {
    const char = line.charAt(index)
    const length = "_-'".includes(char) ? rowAt(line, index) : 1
    if (char === "'") {
      read.push('"'.repeat(length >> 1), "'".repeat(length % 2))
    } else if (char === '_' || char === '-') {
      // If their number is odd, the first is a space.
      read.push(' '.repeat(length % 2), char.repeat(length >> 1))
    } else if (char === '~' && ESCAPES.has(line.charAt(index + 1))) {
      read.push(ESCAPES.get(line.charAt(index + 1)) ?? '')
      index += 1
    } else if (char === '~' && isApart(line, index)) {
      if (line.charAt(index + 2) !== "'") read.push(char)
      index += 1
    } else {
      read.push(char)
    }
    index += length
  }
  return read.join('')
}

/** How many times a character is repeated from here. */
function rowAt(line: string, start: number): number {
  let end = start + 1
  while (line.charAt(end) === line.charAt(start)) end += 1
  return end - start
}

/** Whether `~-` here separates two characters. */
function isApart(line: string, index: number): boolean {
  const after = line.charAt(index + 2)
  return line.charAt(index + 1) === '-' && (after === "'" || ESCAPES.has(after))
}

/** The path of a picture. Empty lines at the end are left out. */
export function picturePath(slug: string, lines: readonly string[], extension: string): string {
  const end = lines.findLastIndex((line) => line !== '') + 1
  const parts = [slug, ...lines.slice(0, end).map(encodeLine)]
  return `${PICTURES_ROOT}/${parts.map((part) => encodeURI(part.toWellFormed())).join('/')}.${extension}`
}
