/** The catalog of fonts is that of the installed files. Reading them all takes 8 s. */
import {
  FONT_EXTENTS,
  FONT_NAMES,
  FONT_SETS,
  familiesOf,
  fontFileOf,
  fontOf,
  roundExtents,
} from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { encodeCoverage } from '../../tools/encode-coverage.ts'
import { readFontSets } from '../../tools/read-font-sets.ts'
import { oneOf } from '../testing/full-run.ts'
import { createCanvas } from './canvas.ts'
import { registerFonts } from './fonts.ts'

const installed = readFontSets()

describe('the catalog of caption fonts', () => {
  it('lists exactly the characters of every installed file (else run `npx --yes pnpm@12 --filter @memesmith/api fonts`)', () => {
    const actual = installed.map(({ codePoints, slices, metrics, limits, ...set }) => ({
      ...set,
      slices: slices.join(' '),
      coverage: encodeCoverage(codePoints),
    }))
    expect(actual).toEqual(FONT_SETS.map(({ tall, ink, ...set }) => set))
  })

  it.each(FONT_NAMES)("has the metrics of %s's own files, rounded up", (font) => {
    const set = installed.find((each) => each.font === font)
    expect(FONT_EXTENTS[font]).toEqual(set && roundExtents(set.metrics))
  })

  it.each(FONT_SETS.map((set, index) => [set.name, set, index] as const))(
    'draws a character of the files of %s',
    async (_name, set, index) => {
      const canvas = createCanvas(80, 80)
      const context = canvas.getContext('2d')
      for (const [slice, codePoints] of oneOf(8, [
        ...(installed[index]?.codePoints ?? []).entries(),
      ])) {
        const file = fontFileOf(set, slice)
        await registerFonts([file])
        // Combining marks, joiners and regional indicators have no glyph of their own.
        const visible = codePoints.filter((code) =>
          /[\p{L}\p{N}\p{So}\p{Sm}\p{Extended_Pictographic}\p{Cn}]/u.test(
            String.fromCodePoint(code),
          ),
        )
        const sample = visible.slice(-3).map((code) => String.fromCodePoint(code))
        context.clearRect(0, 0, 80, 80)
        context.font = fontOf(24, familiesOf([file]))
        context.fillText(sample.join(''), 4, 50)
        const inked = context.getImageData(0, 0, 80, 80).data.some((value) => value > 0)
        expect(inked, `${file.id}: ${sample.join(' ')}`).toBe(true)
      }
    },
  )
})
