import { describe, expect, it } from 'vitest'
import { findCatalogProblems } from './find-catalog-problems.ts'
import { findPlainText } from './find-plain-text.ts'

const problemIn = (message: string, translation: string, language = 'pl') =>
  findCatalogProblems(language, [{ message, translation, context: undefined }])[0]?.split(': ')[0]

describe('a catalog', () => {
  it.each([
    ['Home', 'Start', undefined],
    ['Home', '', 'not translated'],
    ['Hello {name}', 'Cześć', '{name} missing'],
    ['Hello', 'Cześć {name}', '{name} too many'],
    ['Read <0>this</0>', 'Przeczytaj <0>to', '</0> missing'],
    ['Hello {name}', 'Cześć {name', expect.stringContaining('not readable')],
    [
      '{n, plural, one {# meme} other {# memes}}',
      '{n, plural, one {# mem} few {# memy} many {# memów} other {# mema}}',
      undefined,
    ],
    [
      '{n, plural, one {# meme} other {# memes}}',
      '{n, plural, one {# mem} other {# memów}}',
      'no form for few and many',
    ],
  ])('%s as %s: %s', (message, translation, problem) => {
    expect(problemIn(message, translation)).toEqual(problem)
  })

  it('has the forms of its own language', () => {
    const english = '{n, plural, one {# meme} other {# memes}}'
    expect(problemIn(english, '{n, plural, other {ミーム#件}}', 'ja')).toBeUndefined()
    expect(problemIn(english, '{n, plural, one {#} other {#}}', 'ar')).toBe(
      'no form for zero and two and few and many',
    )
  })
})

describe('a text for people', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p aria-label="Menu" className="menu" />', ['Menu']],
    ["notify({ title: 'Error', tone: 'Error' })", ['Error']],
    ["isBusy ? 'Please wait' : label", ['Please wait']],
    [`const greet = \`Hello you, \${name}\``, ['Hello you,']],
    ['<p>{t`Hello you`}</p>', []],
    ["t({ message: 'Open it', context: 'a box' })", []],
    ['<Trans>Hello <b>you</b></Trans>', []],
    ["throw new Error('Expected a box')", []],
    ['<p>… © 12</p>', []],
  ])('%s: %j', (code, texts) => {
    expect(findPlainText('file.tsx', code).map(({ text }) => text)).toEqual(texts)
  })
})
