import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FONT_NAMES } from '../defaults.ts'
import { chooseFonts } from './choose-fonts.ts'
import { decodeCoverage } from './decode-coverage.ts'
import { FONT_EXTENTS, FONT_SETS } from './font-catalog.ts'

const idsFor = (text: string) => chooseFonts(text).files.map(({ id }) => id)
/** From the space to `~`. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
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

  it('gives a Latin text what its characters need, and leaves it as it is', () => {
    const latin = fc.string({ unit: fc.constantFrom('\n', ...ASCII), minLength: 1 })
    fc.assert(
      fc.property(latin, fc.constantFrom(...FONT_NAMES), (text, font) => {
        const choice = chooseFonts(text, font)
        expect([choice.text, choice.missing]).toEqual([text, []])
        const ids = (files: typeof choice.files) => files.map(({ id }) => id)
        const needed = [...text].flatMap((each) => ids(chooseFonts(each, font).files))
        expect(new Set(ids(choice.files))).toEqual(new Set(needed))
        const { ascent } = choice.extents
        const highest = [...text].map((each) => chooseFonts(each, font).extents.ascent)
        expect(ascent).toBe(Math.max(...highest))
      }),
    )
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

  it.each([
    ['Arial', 'When it works', ['arimo-latin']],
    ['Impact', 'When it works', ['anton-latin']],
    ['Comic', 'When it works', ['comic-neue-latin']],
    ['Marker', 'When it works', ['permanent-marker-latin']],
    ['Comic Book', 'When it works', ['bangers-latin']],
    // The Latin files have the marks of ế, but not the letter.
    ['Comic', 'Tiếng', ['arimo-vietnamese', 'comic-neue-latin']],
    ['Impact', 'Tiếng Łódź', ['anton-vietnamese', 'anton-latin-ext', 'anton-latin']],
    ['Marker', 'Łódź', ['permanent-marker-latin', 'arimo-latin-ext']],
    ['Marker', 'Привет', ['permanent-marker-latin', 'arimo-cyrillic']],
    ['Comic Book', 'ไทย', ['bangers-latin', 'noto-thai']],
    ['Comic', '👩‍🚀', ['comic-neue-latin', 'emoji-8']],
    ['Comic', '\u{10fffd}', ['comic-neue-latin', 'arimo-latin']],
  ] as const)('%s draws %j with %j', (font, text, ids) => {
    const { files } = chooseFonts(text, font)
    expect(files.map(({ id }) => id)).toEqual(ids)
  })

  it.each(FONT_NAMES.slice(1))('%s has all of ASCII and the ellipsis', (font) => {
    const text = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
    expect(chooseFonts(`${text}…`, font).files).toHaveLength(1)
  })

  it('names only the files of a part, in a text of many files', () => {
    const text = 'Łódź Привет Όταν שלום مرحبا नमस्ते ไทย ミーム 밈'
    expect(chooseFonts(text, 'Marker').familiesFor('Привет')).toBe(
      '"Memesmith permanent-marker-latin", "Memesmith arimo-cyrillic"',
    )
  })

  it.each([
    ['Impact', 'plain (text), jumpy', FONT_EXTENTS.Impact],
    ['Impact', 'Åre', { ascent: 1.25, descent: 0.35 }],
    ['Comic Book', 'É', { ascent: 1.15, descent: 0.2 }],
    ['Comic Book', 'Ắ', { ascent: 1.4, descent: 0.2 }],
    ['Comic', 'ปู่', { ascent: 1.1, descent: 0.45 }],
    ['Comic', 'Привет', { ascent: 0.95, descent: 0.25 }],
    ['Arial', 'Å', FONT_EXTENTS.Arial],
    ['Arial', 'ปู่', { ascent: 1.1, descent: 0.45 }],
  ] as const)('in %s, %j extends by %j', (font, text, extents) => {
    expect(chooseFonts(text, font).extents).toEqual(extents)
  })

  it('draws only characters of the chosen files, for any text and font', () => {
    const coverage = new Map(
      FONT_SETS.map((set) => [set.package + set.path, decodeCoverage(set.coverage)]),
    )
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u
    fc.assert(
      fc.property(text, fc.constantFrom(...FONT_NAMES), (text, font) => {
        const { text: drawn, files } = chooseFonts(text, font)
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
