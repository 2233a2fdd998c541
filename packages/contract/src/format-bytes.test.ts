import { MEGABYTE } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 MB'],
  [10 * MEGABYTE, '10 MB'],
  [1.25 * MEGABYTE, '1.3 MB'],
  [77_915.4 * MEGABYTE, '76.1 GB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(formatBytes(bytes)).toBe(written)
})

it('a language has its own units and signs', () => {
  const say = (language: string) => formatBytes(1.25 * MEGABYTE, language).replace(/\s/, ' ')
  expect([say('fr'), say('de')]).toEqual(['1,3 Mo', '1,3 MB'])
})
