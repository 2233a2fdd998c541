import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lintPlanted } from './lint-planted.ts'

const refused: readonly (readonly [what: string, code: string])[] = [
  // With this pattern, 200 characters blocked the server for 7.5 s.
  ['the two lines of a prompt', String.raw`/^\s*(\S.*)\s*\n\s*(\S.*)\s*$/`],
  ['a trimmed end', String.raw`/[\s.]+$/`],
  ['an exponential one', '/^(a+)+$/'],
  ['the flag v', String.raw`/^(?:[\p{RGI_Emoji}]|[\p{L}]+)+$/v`],
  ['a constructed one', "const A = 'a+'\nconst B = '(' + A + ')+'\nnew RegExp('^' + B + '$', 'i')"],
  ['one made of another', "const A = /a+$/\nnew RegExp(A, 'g')"],
  ['a schema', "Type.String({ pattern: '^(a|a)*$' })"],
  ['one made at run time', 'const of = (name: string) => new RegExp(name)'],
]
for (const [what, code] of refused) {
  test(`refuses ${what}`, () => {
    const { isRefused, said } = lintPlanted('lint-patterns.ts', `\n${code}\n`)
    assert.equal(isRefused, true)
    assert.match(said, /^planted\.tsx:[23456] /)
  })
}

test('accepts patterns of linear time', () => {
  const { isRefused, said } = lintPlanted(
    'lint-patterns.ts',
    String.raw`export const all = [/^\s+/, /(?<!\s)\s+$/, /^.+? or .+$/s, /[\p{RGI_Emoji}]/v]`,
  )
  assert.deepEqual({ isRefused, said }, { isRefused: false, said: '' })
})
