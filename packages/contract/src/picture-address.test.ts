import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decodeLine, encodeLine, picturePath } from './picture-address.ts'

describe('a line of an address', () => {
  test.each([
    ['hello world', 'hello_world'],
    ['?%#/&\\<>', '~q~p~h~s~a~b~l~g'],
    ['a/b', 'a~sb'],
    ['\n', '~n'],
    ['"', "''"],
    ['variable_name', 'variable__name'],
    ['variable-name', 'variable--name'],
    ['git commit --no-verify', 'git_commit_----no--verify'],
    ['def data() -> Dict', 'def_data()_--~g_Dict'],
    ['underscore_ dash-', 'underscore__-dash--'],
    ['_username likes _charname', '__username_likes___charname'],
    ['', '_'],
  ])('is what memegen writes: %j ↔ %s', (text, line) => {
    expect(encodeLine(text)).toBe(line)
    expect(decodeLine(line)).toBe(text)
  })

  test.each([
    ['two  spaces', 'two_-spaces'],
    ['a - b', 'a_--_b'],
    ['~q', '~-q'],
    ["it''s", "it'~-'s"],
    [`'"`, "'~-''"],
    [' ', '~-_'],
    ['..', '~-..'],
  ])('keeps what memegen loses: %j ↔ %s', (text, line) => {
    expect(encodeLine(text)).toBe(line)
    expect(decodeLine(line)).toBe(text)
  })

  test.each([
    ['hello-world', 'hello world'],
    ['-', ''],
    ['', ''],
    ['One Two', 'One Two'],
  ])('reads other writings, too: %j', (line, text) => {
    expect(decodeLine(line)).toBe(text)
  })

  const special = fc.constantFrom(...'~~__--\'\'"" /?.qphsbnalg\n&<>'.split(''))
  it('comes back as it was, whatever the text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: special, maxLength: 14 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const line = encodeLine(text)
        expect(decodeLine(line)).toBe(text)
        expect(encodeLine(decodeLine(line))).toBe(line)
      }),
      { numRuns: 1000 },
    )
  })

  it('has one canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: special, maxLength: 20 }), (line) => {
        const canonical = encodeLine(decodeLine(line))
        expect(encodeLine(decodeLine(canonical))).toBe(canonical)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the path of a picture', () => {
  it('has its lines, without empty ones at the end', () => {
    expect(picturePath('fry', ['not sure', '', 'ä?', ''], 'png')).toBe(
      '/images/fry/not_sure/_/%C3%A4~q.png',
    )
    expect(picturePath('fry', ['', ''], 'gif')).toBe('/images/fry.gif')
  })

  it('survives the parser of addresses', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(text, text, (first, second) => {
        const path = picturePath('a', [first, second], 'png')
        expect(path).not.toMatch(/[?#\s]|\/\.{1,2}(?:\/|$)/)
        const [, , , ...lines] = path.replace(/\.png$/, '').split('/')
        expect(lines.map((line) => decodeLine(decodeURIComponent(line)))).toEqual([
          first.toWellFormed(),
          second.toWellFormed(),
        ])
      }),
      { numRuns: 500 },
    )
  })
})
