import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { superLinearGrowth } from '../../testing/super-linear-growth.ts'
import { cleanPrompt as cleanInput, isBlank } from '../clean-prompt.ts'
import { shortenCaption } from '../openai/shorten-caption.ts'
import { shorten } from './captions/fit-line.ts'
import { writtenLines } from './captions/written-lines.ts'
import { composeMeme } from './compose-meme.ts'
import { languagesOf } from './language/detect-language.ts'
import { loadLexicon } from './lexicon/load-lexicon.ts'
import { cleanPrompt, MAX_READ } from './reading/clean-prompt.ts'
import { tokensOf } from './reading/tokens.ts'

const lexicon = loadLexicon()

/** Pieces of what the reader knows, and of what may confuse it. */
const PIECES = [
  ...[' ', '\n', '\t', '\r\n', '\u2028', '\u00a0', '\u200b', '\u202e', '\u0000'],
  ...['.', ',', ';', ':', '!', '?', '…', '/', ' / ', '-', "'", '’', '"', '“', '(', '#', '&'],
  ...['<', '<a', '<b>', '>', '{', '}', 'http://', 'https://a', '<think>', 'think>'],
  ...[
    'a',
    'A',
    'é',
    'e\u0301',
    '\u0301',
    '\ufe0f',
    '\u200d',
    '猫',
    'น',
    '\u0e31',
    'م',
    '1',
    '\ud83d',
  ],
  ...['👩‍👩‍👧', '🇫🇷', '🐱', '👍🏽', '❤️'],
  ...['me: ', 'also me: ', 'nobody: ', 'when ', 'the ', ' of the', 'or ', 'two ', 'in '],
  ...['one does not simply ', 'not sure if ', 'they said ', "i don't always ", 'but when i do '],
  ...['make me ', 'a funny meme about ', 'please ', 'cat ', 'cats ', 'eating ', 'is ', 'and '],
] as const

type Part = readonly [piece: string, isRepeated: boolean]

const parts = fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.boolean()), {
  minLength: 1,
  maxLength: 8,
})

/** The parts in order; each repeated one as often as is asked for. */
const growEach = (of: readonly Part[]) => (size: number) =>
  of.map(([piece, isRepeated]) => (isRepeated ? piece.repeat(size) : piece)).join('')

/** All parts together, so that a longer text begins as a shorter one does. */
const growAll = (of: readonly Part[]) => (size: number) =>
  of
    .map(([piece]) => piece)
    .join('')
    .repeat(size)

/** What held the server for 7.5 s at 200 repetitions. */
const TWO_LINES: readonly Part[] = [
  ['a', false],
  [' ', true],
  ['\n', true],
  ['b', false],
  [' ', true],
  ['\n', false],
  ['c', false],
]

interface Reader {
  readonly what: string
  readonly read: (text: string) => unknown
  readonly grow?: typeof growEach
  readonly from?: number
}

const READERS: readonly Reader[] = [
  { what: 'the cleaning of what was sent', read: (text) => [cleanInput(text), isBlank(text)] },
  { what: 'the cleaning', read: cleanPrompt },
  { what: 'the tokens', read: tokensOf },
  { what: 'the written lines', read: writtenLines },
  { what: 'the shortening', read: (text) => [shorten(text, 60), shortenCaption(text, 80)] },
  { what: 'the language', read: (text) => languagesOf(text, text.split(' ')) },
  // Of so much there are MAX_READ characters left after the cleaning: the rest is read by nobody.
  {
    what: 'the composition',
    read: (text) => composeMeme(text, 1, lexicon),
    grow: growAll,
    from: 20 * MAX_READ,
  },
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
        { numRuns: 25, examples: [[[...TWO_LINES]]], endOnFailure: true },
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
