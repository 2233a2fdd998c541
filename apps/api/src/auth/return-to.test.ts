import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('safeReturnTo', () => {
  it.each(['/', '/create?template=3', '/m/abc#top', '/gallery?q=a%20b'])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'create',
    '',
    undefined,
    ['/create'],
  ])('takes %j for the landing page', (value) => {
    expect(safeReturnTo(value)).toBe('/')
  })

  it('stays on this site for any string at all', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '\t',
      '\n',
      '\r',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil.example',
      '\u0000',
      ' ',
    )
    const value = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(value, (returnTo) => {
        const target = new URL(safeReturnTo(returnTo), 'https://memes.example')
        expect(target.origin).toBe('https://memes.example')
      }),
      { numRuns: 2000 },
    )
  })
})
