import { expect, it } from 'vitest'
import { i18nOf } from './server.ts'

it('the server says a message in every language, with its plurals', () => {
  const message = 'at least {count, plural, one {# character} other {# characters}}'
  expect(i18nOf('en').t(message, { count: 10 })).toBe('at least 10 characters')
  expect(i18nOf('pl').t(message, { count: 3 })).toBe('co najmniej 3 znaki')
})

it('a value is said as it is, whatever is in it', () => {
  for (const title of ['\\u003cb\\u003e', '\\x3cb', 'C:\\users\\x', '\\', '<0>#{x}', '$&']) {
    expect(i18nOf('en').t('A meme: {title}', { title })).toBe(`A meme: ${title}`)
  }
})

it('what no catalog has is said as it is, whatever is in it', () => {
  expect(i18nOf('de').t('There is no GET /{x here.')).toBe('There is no GET /{x here.')
})
