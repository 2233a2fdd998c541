import { describe, expect, it } from 'vitest'
import { isBlank, visibleText } from './visible-text.ts'

describe('visibleText', () => {
  it.each([
    ['  a cat  ', 'a cat'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['a\u0000\u001b[31mb\u007f\u009f', 'a[31mb'],
    ['\u202eevil\u202c', 'evil'],
    ['half \ud83d', 'half \ufffd'],
    ['👨‍👩‍👧 ฉันรักแมว', '👨‍👩‍👧 ฉันรักแมว'],
    ['\u0007', ''],
  ])('makes %j %j', (text, clean) => {
    expect(visibleText(text)).toBe(clean)
  })
})

describe('isBlank', () => {
  it.each(['', ' \u00a0\u3000', '\u200b\u2060', '\u2800', '\u3164', '\ufffd', '\ufe0f'])(
    'treats %j as blank',
    (text) => expect(isBlank(text)).toBe(true),
  )
  it.each(['a', '👨‍👩‍👧', '❤️', '猫', 'न\u093f', '!'])('does not treat %j as blank', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
