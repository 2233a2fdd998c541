interface JsonEnd {
  /** Of the field that was reached, or of one around it; empty outside of all fields. */
  readonly path: readonly (string | number)[]
  /** True if no JSON text begins like this. Its last word is not checked: it may be cut off. */
  readonly isBroken: boolean
}

/** A list or an object that is not closed yet. */
interface Container {
  readonly closer: ']' | '}'
  /** Of the entry that was reached; undefined before the first one, and after a comma of an object. */
  key: string | number | undefined
}

/** Of a path: twice as deep as a document of ours. */
const MAX_DEPTH = 10

const WHITESPACE = new Set('\t\n\r ')
const PUNCTUATION = new Set('{}[],:')
const ENDS_OF_WORDS = new Set([...WHITESPACE, ...PUNCTUATION, '"'])

/**
 * Finds the field in which a text ends, or stops being JSON: `document.layers.0` for
 * `{"document":{"layers":[NaN`.
 *
 * Problem: `JSON.parse` tells only that a text is not JSON.
 * Approach: one token after the other, in linear time. `JSON.parse` checks strings and numbers.
 * Nothing is recursive, because a text may be as deep as it is long.
 */
export function findJsonEnd(text: string): JsonEnd {
  const open: Container[] = []
  let expected: 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'rest' = 'value'
  const endHere = (isBroken: boolean): JsonEnd => ({
    path: open.slice(0, MAX_DEPTH).flatMap(({ key }) => key ?? []),
    isBroken,
  })

  let position = text.startsWith('\uFEFF') ? 1 : 0
  while (position < text.length) {
    const start = position
    const first = text.charAt(start)
    position = findTokenEnd(text, start)
    if (WHITESPACE.has(first)) continue

    const inside = open.at(-1)
    const isKey: boolean = expected === 'key' || expected === 'firstKey'
    const mayClose = expected === 'rest' || expected === 'firstItem' || expected === 'firstKey'
    if (mayClose && first === inside?.closer) {
      open.pop()
      expected = 'rest'
    } else if (expected === 'rest') {
      if (first !== ',' || inside === undefined) return endHere(true)
      inside.key = typeof inside.key === 'number' ? inside.key + 1 : undefined
      expected = inside.closer === ']' ? 'value' : 'key'
    } else if (expected === 'colon') {
      if (first !== ':') return endHere(true)
      expected = 'value'
    } else {
      if (expected === 'firstItem' && inside !== undefined) inside.key = 0
      if (!isKey && first === '[') {
        open.push({ closer: ']', key: undefined })
        expected = 'firstItem'
      } else if (!isKey && first === '{') {
        open.push({ closer: '}', key: undefined })
        expected = 'firstKey'
      } else {
        if (isKey && first !== '"') return endHere(true)
        if (position > text.length) return endHere(false)
        const value = parseScalar(text.slice(start, position))
        if (value === undefined) return endHere(true)
        if (isKey && inside !== undefined) inside.key = String(value)
        expected = isKey ? 'colon' : 'rest'
      }
    }
  }
  return endHere(false)
}

/** Finds where the token ends that starts there: after the text if it may go on. */
function findTokenEnd(text: string, start: number): number {
  const first = text.charAt(start)
  let end = start + 1
  if (WHITESPACE.has(first) || PUNCTUATION.has(first)) return end
  if (first === '"') {
    while (end < text.length && text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1
    return end + 1
  }
  while (end <= text.length && !ENDS_OF_WORDS.has(text.charAt(end))) end += 1
  return end
}

/** Undefined if it is not JSON. */
function parseScalar(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}
