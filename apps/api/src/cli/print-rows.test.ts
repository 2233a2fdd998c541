import { expect, it } from 'vitest'
import { printRows } from './print-rows.ts'

const print = (rows: Parameters<typeof printRows>[1], asJson: boolean): string[] => {
  const lines: string[] = []
  printRows((line) => lines.push(line), rows, { asJson, nothing: 'nothing' })
  return lines
}

// A new line, an escape sequence in C0 and C1, text that is turned, and an invisible tag.
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
