import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakText, splitGraphemes } from './break-text.ts'

const unitsOf = (text: string) => breakText(text).map((unit) => unit.text)

describe('breakText', () => {
  it.each([
    ['when the code works', ['when', 'the', 'code', 'works']],
    ['Wait, what?! (really)', ['Wait,', 'what?!', '(really)']],
    ["don't panic — yet", ["don't", 'panic', '—', 'yet']],
    ['a well-known bug', ['a', 'well-', 'known', 'bug']],
    ['10\u00a0000 bugs', ['10\u00a0000', 'bugs']],
    ['costs $5,000.00!', ['costs', '$5,000.00!']],
    ['犬も歩けば棒に当たる。', ['犬', 'も', '歩', 'け', 'ば', '棒', 'に', '当', 'た', 'る。']],
    ['「はい」と言った', ['「は', 'い」', 'と', '言っ', 'た']],
    ['สวัสดีชาวโลก', ['สวัสดี', 'ชาว', 'โลก']],
    ['🐱🐶', ['🐱', '🐶']],
    ['👨‍👩‍👧 ok', ['👨‍👩‍👧', 'ok']],
    ['', []],
  ])('%s', (text, units) => {
    expect(unitsOf(text)).toEqual(units)
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const back = breakText(text).map((unit) => unit.text + unit.space)
        expect(back.join('')).toBe(text)
      }),
    )
  })

  it('breaks English the same beside another script as alone', () => {
    const english = fc.string({ unit: fc.constantFrom(...'abZ09 -/.,:;!?\'"()_@&$%#') })
    fc.assert(
      fc.property(english, (text) => {
        const besideFrench = breakText(`x${text}x \u00e9`).slice(0, -1)
        expect(breakText(`x${text}x `)).toEqual(besideFrench)
      }),
    )
  })
})

describe('splitGraphemes', () => {
  it('keeps together what a reader sees as one character', () => {
    expect(splitGraphemes('e\u0301👍🏽🇩🇪1️⃣')).toEqual(['e\u0301', '👍🏽', '🇩🇪', '1️⃣'])
  })
})
