import { describe, expect, it } from 'vitest'
import { handleKeyOf, handleProblem } from './handle.ts'

const A_HANDLE = { message: expect.stringMatching(/^A handle/), values: { min: 3, max: 30 } }

describe('a handle', () => {
  it('has 3 to 30 letters, digits and underscores', () => {
    for (const handle of ['ada', 'Ada_Lovelace_1815', 'x'.repeat(30)]) {
      expect(handleProblem(handle, 'Memes'), handle).toBeUndefined()
    }
    for (const handle of ['', 'ab', 'x'.repeat(31), 'a b c', 'аda', 'ada!', 'a/../b']) {
      expect(handleProblem(handle, 'Memes'), handle).toEqual(A_HANDLE)
    }
  })

  it('has more than underscores', () => {
    expect(handleProblem('___', 'Memes')).toBe('A handle needs a letter or a digit.')
  })

  it('does not pass for the site or its people', () => {
    for (const handle of ['admin', 'Adm1n', 'a_d_m_i_n', 'M0derator', 'Suppor_t', 'OurMemes']) {
      expect(handleProblem(handle, 'Our Memes'), handle).toBe('That handle is reserved.')
    }
  })

  it.each([
    ['a Cyrillic letter', 'p\u0430ul'],
    ['a Greek letter', 'pa\u03c5l'],
    ['a wide letter', '\uff50aul'],
    ['a mathematical letter', '\u{1d4c5}aul'],
    ['a small capital', 'pau\u029f'],
    ['a letter with a mark', 'p\u00e1ul'],
    ['a mark of its own', 'pa\u0301ul'],
    ['a dotless letter', 'adm\u0131n'],
    ['a letter that becomes one of ASCII in lower case', '\u212aarl'],
    ['a letter that becomes two', 'Ma\u00df'],
    ['a digit of another script', 'paul\u0661'],
    ['a space without width', 'pa\u200bul'],
    ['a joiner', 'pa\u200dul'],
    ['a soft hyphen', 'pa\u00adul'],
    ['a mark that turns the direction', '\u202eluap'],
    ['a byte order mark', 'paul\ufeff'],
    ['a tag', 'paul\u{e0061}'],
    ['a NUL', 'paul\u0000'],
    ['a new line', 'paul\n'],
    ['half of a surrogate', 'paul\ud83d'],
  ])('is refused with %s', (_what, handle) => {
    expect(handleProblem(handle, 'Memes')).toEqual(A_HANDLE)
  })

  it('looks like no other one', () => {
    const pairs = [
      ['Paul_I', 'pau1l'],
      ['modern', 'modem'],
      ['OLIVIA', '0l1v1a'],
      ['Jess', 'je5s'],
      ['wow', 'vvow'],
      ['ada_', '__A_D_A__'],
      // The underscore between the two parts of a letter goes first.
      ['modem', 'moder_n'],
      ['wow', 'v_vow'],
    ] as const
    for (const [one, other] of pairs) expect(handleKeyOf(one), other).toBe(handleKeyOf(other))
    expect(handleKeyOf('ada')).not.toBe(handleKeyOf('eda'))
  })
})
