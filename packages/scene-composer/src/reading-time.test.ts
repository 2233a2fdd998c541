import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadLexicon } from '../node/load-lexicon.ts'
import { shorten } from './captions/fit-line.ts'
import { writtenLines } from './captions/written-lines.ts'
import { careOf, isInsult, MAX_CHECKED } from './care/care-of.ts'
import { composeMeme } from './compose-meme.ts'
import { languagesOf } from './language/detect-language.ts'
import { cleanPrompt } from './reading/clean-prompt.ts'
import { tokensOf } from './reading/tokens.ts'
import { growAll, growEach, parts, TWO_LINES } from './testing/hostile-prompts.ts'
import { superLinearGrowth } from './testing/super-linear-growth.ts'

const lexicon = loadLexicon()
/** Random prompts of each reader. */
const RUNS = process.env.FULL ? 25 : 3

interface Reader {
  readonly what: string
  readonly read: (text: string) => unknown
  readonly grow?: typeof growEach
  readonly from?: number
}

/** Texts of about 50 characters for each size, whatever the parts, so that the largest are compared. */
const growLong: typeof growAll = (of) => (size) =>
  growAll(of)(Math.ceil((50 * size) / Math.max(1, growAll(of)(1).length)))

/** At most MAX_CHECKED characters are read, so larger inputs measure nothing new. */
const CLEANED = { grow: growLong, from: 20 * MAX_CHECKED }

const READERS: readonly Reader[] = [
  { what: 'the cleaning', read: cleanPrompt },
  { what: 'the tokens', read: tokensOf },
  { what: 'the written lines', read: writtenLines },
  { what: 'the shortening', read: (text) => shorten(text, 60) },
  { what: 'the care', read: careOf, ...CLEANED },
  { what: 'the insults', read: isInsult, ...CLEANED },
  { what: 'the language', read: (text) => languagesOf(text, text.split(' ')) },
  { what: 'the composition', read: (text) => composeMeme(text, 1, lexicon), ...CLEANED },
]

describe('the time to read a prompt', () => {
  it.each(READERS)(
    'grows no faster than the prompt: $what',
    ({ read, grow = growEach, from }) => {
      fc.assert(
        fc.property(parts, (of) => {
          fc.pre(of.some(([, isRepeated]) => isRepeated))
          expect(superLinearGrowth(read, grow(of), from)).toBeUndefined()
        }),
        { numRuns: RUNS, examples: [[[...TWO_LINES]]], endOnFailure: true },
      )
    },
    180_000,
  )

  it('is known to have grown too fast when it does', { timeout: 60_000 }, () => {
    const old = /^\s*(\S.*)\s*\n\s*(\S.*)\s*$/
    expect(
      superLinearGrowth((text) => text.replace(old, '$1 / $2'), growEach(TWO_LINES)),
    ).toBeLessThan(500)
    expect(
      superLinearGrowth(
        (text) => /\s+$/.test(text),
        growEach([
          [' ', true],
          ['x', false],
        ]),
      ),
    ).toBeDefined()
  })
})
