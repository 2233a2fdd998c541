import { expect, it } from 'vitest'
import { i18nOf } from './server.ts'

it('the server says a message in every language, with its plurals', () => {
  const message = 'at least {count, plural, one {# character} other {# characters}}'
  expect(i18nOf('en').t(message, { count: 10 })).toBe('at least 10 characters')
  expect(i18nOf('pl').t(message, { count: 3 })).toBe('co najmniej 3 znaki')
})

it('what no catalog has is said as it is, whatever is in it', () => {
  expect(i18nOf('de').t('There is no GET /{x here.')).toBe('There is no GET /{x here.')
})
