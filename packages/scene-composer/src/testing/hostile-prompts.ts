/** Prompts that are built to be slow to read. */
import fc from 'fast-check'

/** Pieces that the reader knows, and pieces that may confuse it. */
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

/** A piece of a prompt, and whether it grows with the size of the input. */
export type Part = readonly [piece: string, isRepeated: boolean]

/** A few pieces, at least one of which may be repeated. */
export const parts = fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.boolean()), {
  minLength: 1,
  maxLength: 8,
})

/** The parts in order, with the repeated ones as often as requested. */
export const growEach = (of: readonly Part[]) => (size: number) =>
  of.map(([piece, isRepeated]) => (isRepeated ? piece.repeat(size) : piece)).join('')

/** All parts together, so that a longer text begins as a shorter one does. */
export const growAll = (of: readonly Part[]) => (size: number) =>
  of
    .map(([piece]) => piece)
    .join('')
    .repeat(size)

/** Blocked the server for 7.5 s at 200 repetitions. */
export const TWO_LINES: readonly Part[] = [
  ['a', false],
  [' ', true],
  ['\n', true],
  ['b', false],
  [' ', true],
  ['\n', false],
  ['c', false],
]
