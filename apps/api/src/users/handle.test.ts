import { describe, expect, it } from 'vitest'
import { handleKeyOf, handleProblem } from './handle.ts'

describe('a handle', () => {
  it('has 3 to 30 letters, digits and underscores', () => {
    for (const handle of ['ada', 'Ada_Lovelace_1815', 'x'.repeat(30)]) {
      expect(handleProblem(handle, 'Memes'), handle).toBeUndefined()
    }
    for (const handle of ['', 'ab', 'x'.repeat(31), 'a b c', 'аda', 'ada!', 'a/../b', '___']) {
      expect(handleProblem(handle, 'Memes'), handle).toMatch(/^A handle/)
    }
  })

  it('does not pass for the site or its people', () => {
    for (const handle of ['admin', 'Adm1n', 'a_d_m_i_n', 'M0derator', 'Suppor_t', 'OurMemes']) {
      expect(handleProblem(handle, 'Our Memes'), handle).toBe('That handle is reserved.')
    }
  })

  it('looks like no other one', () => {
    expect(handleKeyOf('Paul_I')).toBe(handleKeyOf('pau1l'))
    expect(handleKeyOf('modern')).toBe(handleKeyOf('modem'))
    expect(handleKeyOf('ada')).not.toBe(handleKeyOf('eda'))
  })
})
