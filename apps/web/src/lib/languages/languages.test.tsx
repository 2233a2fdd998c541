import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { keyOfMessage } from '@memesmith/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { speak } from './i18n.ts'
import { pseudoOf } from './pseudo-language.ts'

afterEach(() => speak('en'))

it('English comes with the code, with values, plurals and numbers', () => {
  const name = 'Ada'
  expect(t`Hello ${name}, "you"`).toBe('Hello Ada, "you"')
  const say = (count: number) => plural(count, { one: '# meme', other: '# memes' })
  expect([say(1), say(1200)]).toEqual(['1 meme', '1,200 memes'])
})

it('another language takes the place of English, with its own plurals', () => {
  const say = (count: number) => plural(count, { one: '# meme', other: '# memes' })
  const english = [['count', 'plural', { one: ['#', ' meme'], other: ['#', ' memes'] }]]
  const polish = { one: ['#', ' mem'], few: ['#', ' memy'], other: ['#', ' memów'] }
  speak('pl', { [keyOfMessage({ message: english })]: [['count', 'plural', polish]] })
  expect([say(1), say(3), say(5)]).toEqual(['1 mem', '3 memy', '5 memów'])
  speak('de', {})
  expect(say(3000)).toBe('3.000 memes')
})

it('the same English can mean two things', () => {
  const say = () => [t`Open`, t({ message: 'Open', context: 'a state' })]
  speak('de', {
    [keyOfMessage({ message: 'Open' })]: 'Öffnen',
    [keyOfMessage({ message: 'Open', context: 'a state' })]: 'Offen',
  })
  expect(say()).toEqual(['Öffnen', 'Offen'])
})

it('elements stand where the language wants them', () => {
  const page = (
    <Trans>
      See <a href="/help">the help</a> or <b>ask</b>
    </Trans>
  )
  expect(renderToStaticMarkup(page)).toBe('See <a href="/help">the help</a> or <b>ask</b>')
  const english = 'See <0>the help</0> or <1>ask</1>'
  speak('de', {
    [keyOfMessage({ message: english })]: '<1>Fragen</1> hilft <0>hier</0> <7>x</7>',
  })
  expect(renderToStaticMarkup(page)).toBe(
    '<b>Fragen</b> hilft <a href="/help">hier</a> &lt;7&gt;x&lt;/7&gt;',
  )
})

it('a text that is made before the language is known is an error', () => {
  speak('')
  expect(() => t`Home`).toThrow('no language yet: Home')
})

it('the pseudo-language has accents, is 40 % longer, and keeps tags, values and spaces', () => {
  expect(pseudoOf('Sign Up')).toBe('Šígñ Úp~~~')
  expect(pseudoOf(['a <0>link</0> ', ['name']])).toEqual([
    expect.stringContaining('<0>líñk</0>'),
    ['name'],
  ])
  expect(pseudoOf(' ')).toBe(' ')
})
