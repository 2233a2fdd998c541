import { expect, it } from 'vitest'
import { printRows } from './print-rows.ts'

const print = (rows: Parameters<typeof printRows>[1], asJson: boolean): string[] => {
  const lines: string[] = []
  printRows((line) => lines.push(line), rows, { asJson, nothing: 'nothing', columns: undefined })
  return lines
}

// A line break, escape sequences in C0 and C1, reversed text, and an invisible tag.
const HOSTILE = 'a\nb \u001b[2J \u009b2J \u007f \u202edcba \u2028 \u{e0041}'

it('prints what strangers wrote in one line, and nothing that controls the terminal', () => {
  const rows = [{ title: HOSTILE, 'made by': null }]
  const [names, ...lines] = print(rows, false)
  expect([names?.startsWith('title'), lines]).toEqual([
    true,
    [expect.stringMatching(/^a b [^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+ -$/u)],
  ])
  const [json = '', ...more] = print(rows, true)
  expect([JSON.parse(json), more]).toEqual([rows, []])
  expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

it('prints the accounts of a large site', () => {
  const rows = Array.from({ length: 150_000 }, (_, id) => ({ id, name: 'Ada' }))
  expect(print(rows, false).at(-1)).toBe('149999  Ada')
})

const ROWS = [
  {
    id: 7,
    link: 'https://memes.example.com/m/aaaaaaaaaaaaaaaaaaaaaa',
    title: 'One\u001b[2J cat',
    lastSeen: null,
  },
  {
    id: 12,
    link: 'https://memes.example.com/m/b',
    title: 'A title of more words than fit',
    lastSeen: new Date('2026-11-22T20:15:52Z'),
  },
]

function linesOf(rows: typeof ROWS, options: { asJson?: boolean; columns?: number }): string[] {
  const lines: string[] = []
  printRows((line) => lines.push(line), rows, { asJson: false, nothing: 'Nothing.', ...options })
  return lines
}

it('rows are a table, which is as wide as it needs', () => {
  expect(linesOf(ROWS, { columns: 200 })).toEqual([
    'id  link                                                title                           last seen',
    ' 7  https://memes.example.com/m/aaaaaaaaaaaaaaaaaaaaaa  One [2J cat                     -',
    '12  https://memes.example.com/m/b                       A title of more words than fit  2026-11-22 20:15',
  ])
})

it('a unit in capitals stays a heading', () => {
  expect(print([{ pictures: 'memes', MB: 12.5 }], false)).toEqual([
    'pictures    MB',
    'memes     12.5',
  ])
})

it('a table that is wider than the terminal becomes paragraphs, with whole words', () => {
  expect(linesOf(ROWS, { columns: 30 })).toEqual([
    'id         7',
    'link       https://memes.example.com/m/aaaaaaaaaaaaaaaaaaaaaa',
    'title      One [2J cat',
    'last seen  -',
    '',
    'id         12',
    'link       https://memes.example.com/m/b',
    'title      A title of more',
    '           words than fit',
    'last seen  2026-11-22 20:15',
  ])
})

it('no rows are a sentence, or an empty list of JSON', () => {
  expect(linesOf([], {})).toEqual(['Nothing.'])
  expect(linesOf([], { asJson: true })).toEqual(['[]'])
  expect(JSON.parse(linesOf(ROWS, { asJson: true, columns: 30 }).join(''))).toEqual([
    ROWS[0],
    { ...ROWS[1], lastSeen: '2026-11-22T20:15:52.000Z' },
  ])
})
