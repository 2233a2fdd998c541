import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonEnd } from './find-json-end.ts'

const endOf = (text: string) => {
  const { path, isBroken } = findJsonEnd(text)
  return `${path.join('.')}${isBroken ? ' is broken' : ''}`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a value has a field. */
function has(value: unknown, path: readonly (string | number)[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return has(Object.entries(value).find(([key]) => key === String(name))?.[1], rest)
}

/** In several layouts, with names and texts of every character. */
const jsonText = fc
  .tuple(fc.json({ stringUnit: 'binary' }), fc.constantFrom('', ' ', '\n\t'))
  .map(([text, space]) => JSON.stringify(JSON.parse(text), null, space))

describe('where a text ends', () => {
  it.each([
    ['', ''],
    ['{"a"', 'a'],
    ['{"a', ''],
    ['{"a": "some te', 'a'],
    ['{"a": "half an escape \\', 'a'],
    ['{"a": tr', 'a'],
    ['{"a": 1, "b', ''],
    ['{"a": [', 'a'],
    ['{"a": [1, {"b": {}, "c": [[], 2', 'a.1.c.1'],
    ['{"a": [1, 2], "b": {"c": 3}}', ''],
    ['{"\\u0061\\"": 1', 'a"'],
    ['\uFEFF{"a": 1', 'a'],
  ])('%j', (text, path) => {
    expect(endOf(text)).toBe(path)
  })

  it('is a field of the whole text, wherever it is cut', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), (text, random) => {
        const bytes = Buffer.from(text)
        const cut = bytes.toString('utf8', 0, random % (bytes.length + 1))
        const { path, isBroken } = findJsonEnd(cut)
        expect(isBroken).toBe(false)
        expect(has(JSON.parse(text), path)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('where a text stops being JSON', () => {
  it.each([
    ['nothing at all', ' is broken'],
    ['{} {}', ' is broken'],
    ['[1]]', ' is broken'],
    ["{'a': 1}", ' is broken'],
    ['{a: 1}', ' is broken'],
    ['{"a" 1}', 'a is broken'],
    ['{"a": }', 'a is broken'],
    ['{"a": NaN}', 'a is broken'],
    ['{"a": -Infinity}', 'a is broken'],
    ['{"a": 01}', 'a is broken'],
    ['{"a": \'one\'}', 'a is broken'],
    ['{"a": "two\nlines"}', 'a is broken'],
    ['{"a": "\\x"}', 'a is broken'],
    ['{"a": 1 "b": 2}', 'a is broken'],
    ['{"a": {"b": 1,}}', 'a is broken'],
    ['{"a": [1,]}', 'a.1 is broken'],
    ['{"a": [,]}', 'a.0 is broken'],
    ['{"a": [1}', 'a.0 is broken'],
    ['{"a": 1, "b": /* a comment */ 2}', 'b is broken'],
    ['\uFEFF\uFEFF{}', ' is broken'],
  ])('%j', (text, end) => {
    expect(endOf(text)).toBe(end)
  })

  it('exists exactly if JSON.parse refuses the text', () => {
    const piece = fc.constantFrom(...'{}[],:" \n\\1-.eaé', '"a"', 'null', 'NaN', '\uFEFF', '"a":')
    const changed = fc
      .tuple(jsonText, fc.nat(), piece)
      .map(([text, at, change]) => text.slice(0, at % text.length) + change + text.slice(at))
    const any = fc.oneof(
      changed,
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(any, (value) => {
        // What follows shows whether the value has ended.
        const text = `{"a":${value},"b":1}`
        const { path, isBroken } = findJsonEnd(text)
        expect(path.length === 0 && !isBroken).toBe(isJson(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the time', () => {
  it.each(['[', '{"a":', '[1,', '[[],', '"\\\\', '["\\\\', '["', '\\', ' ', '-', '{"'])(
    'is linear: %j over and over',
    (piece) => {
      const timeOf = (length: number) => {
        const text = piece.repeat(length / piece.length)
        const times = Array.from({ length: 5 }, () => {
          const started = performance.now()
          findJsonEnd(text)
          return performance.now() - started
        })
        return Math.min(...times)
      }
      // 16 times as long. A quadratic reader takes 256 times as long.
      expect(timeOf(2 ** 20)).toBeLessThan(16 * 5 * Math.max(timeOf(2 ** 16), 0.1))
    },
  )
})
