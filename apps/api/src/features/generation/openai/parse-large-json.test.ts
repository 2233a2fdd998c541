import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLargeJson } from './parse-large-json.ts'

const parse = (text: string) => parseLargeJson(Buffer.from(text))

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.base64String(),
  fc.constant('"b64_json":"'),
)
const picture = fc.record(
  { revised_prompt: text, b64_json: fc.option(text), url: text },
  { requiredKeys: [] },
)
const answer = fc.record({ created: fc.integer(), data: fc.array(picture), usage: fc.jsonValue() })

describe('parseLargeJson', () => {
  it('gives what JSON.parse gives, for any answer in any layout', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom('', ' ', '\n\t'), (value, space) => {
        const json = JSON.stringify(value, null, space)
        expect(parse(json)).toEqual(JSON.parse(json))
      }),
      { numRuns: 1000 },
    )
  })

  it('understands slashes that are escaped', () => {
    expect(parse('{"data":[{"b64_json":"a\\/b"}]}')).toEqual({ data: [{ b64_json: 'a/b' }] })
  })

  it.each(['', '{"data":[{"b64_json":"iVBORw0K', '{"b64_json":}', '{"b64_json"', 'nothing'])(
    'refuses what is no JSON: %j',
    (json) => expect(() => parse(json)).toThrow(SyntaxError),
  )
})
