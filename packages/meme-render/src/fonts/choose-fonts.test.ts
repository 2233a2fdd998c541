import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFonts } from './choose-fonts.ts'
import { decodeCoverage } from './decode-coverage.ts'
import { FONT_SETS } from './font-catalog.ts'

const idsFor = (text: string) => chooseFonts(text).files.map(({ id }) => id)
const setsFor = (text: string) => [
  ...new Set(idsFor(text).map((id) => id.replace(/^(noto-\w+)-\d+$/, '$1'))),
]

describe('chooseFonts', () => {
  it.each([
    ['When it works', ['arimo-latin']],
    ['', ['arimo-latin']],
    ['Łódź', ['arimo-latin', 'arimo-latin-ext']],
    ['ệ', ['arimo-latin', 'arimo-vietnamese']],
    ['Привет', ['arimo-latin', 'arimo-cyrillic']],
    ['שלום', ['arimo-latin', 'arimo-hebrew']],
    ['مرحبا', ['arimo-latin', 'noto-arabic']],
    ['नमस्ते', ['arimo-latin', 'noto-devanagari']],
    ['ไทย', ['arimo-latin', 'noto-thai']],
    ['ミーム', ['arimo-latin', 'noto-jp']],
    ['밈', ['arimo-latin', 'noto-kr']],
    ['梗图', ['arimo-latin', 'noto-sc']],
  ])('%j needs %j', (text, sets) => {
    expect(setsFor(text)).toEqual(sets)
  })

  it('draws Chinese characters in the shapes of the language around them', () => {
    expect(setsFor('直すべき')).toEqual(['arimo-latin', 'noto-jp'])
    expect(setsFor('直接')).toEqual(['arimo-latin', 'noto-sc'])
  })

  it('uses one file for a whole emoji sequence', () => {
    expect(idsFor('👩‍🚀')).toEqual(['arimo-latin', 'emoji-8'])
    expect(idsFor('1️⃣')).toEqual(['arimo-latin', 'emoji-2'])
  })

  it('distinguishes emoji from text symbols by their variation selectors', () => {
    expect(idsFor('❤️')[1]).toMatch(/^emoji-/)
    expect(idsFor('★')[1]).toMatch(/^noto-/)
  })

  it('replaces characters that no font has, and reports them', () => {
    expect(chooseFonts('a\u{10fffd}b\ue000')).toMatchObject({
      text: 'a\ufffdb\ufffd',
      missing: ['\u{10fffd}', '\ue000'],
    })
  })

  it('keeps a letter whose mark no font has', () => {
    expect(chooseFonts('x\u0302')).toMatchObject({ text: 'x', missing: ['x\u0302'] })
  })

  it('draws only characters of the chosen files, for any text', () => {
    const coverage = new Map(
      FONT_SETS.map((set) => [set.package + set.path, decodeCoverage(set.coverage)]),
    )
    const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { text: drawn, files } = chooseFonts(text)
        for (const character of drawn) {
          if (!visible.test(character)) continue
          const code = character.codePointAt(0) ?? 0
          const owners = FONT_SETS.filter((set) => coverage.get(set.package + set.path)?.has(code))
          expect(owners.some((set) => files.some((file) => file.package === set.package))).toBe(
            true,
          )
        }
      }),
    )
  })
})
