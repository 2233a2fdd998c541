import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('safeReturnTo', () => {
  it.each(['/', '/create?template=3', '/m/abc#top', '/gallery?q=a%20b', '/apis'])(
    'keeps %s',
    (path) => {
      expect(safeReturnTo(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '///evil.example',
    '/\\/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '\t//evil.example',
    'http:evil.example',
    'data:text/html,hello',
    'evil.example/create',
    'https://evil.example',
    'javascript:alert(1)',
    'create',
    '',
    undefined,
    ['/create'],
    '/api',
    '/api/logout',
    '/api/login/callback?code=1',
    '/API/logout',
    '/%61pi/logout',
    '/./api/logout',
    '/create/../api/logout',
    '/api/',
    '/api?x',
    '/api#x',
  ])('takes %j for the landing page', (value) => {
    expect(safeReturnTo(value)).toBe('/')
  })

  it.each([
    ['/%2fevil.example', '/%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/%0d%0aset-cookie:a=b', '/%0d%0aset-cookie:a=b'],
    ['/\u0000/evil.example', '/%00/evil.example'],
    ['/a\r\nset-cookie: a=b', '/aset-cookie:%20a=b'],
    ['/\u2028/\u202eevil', '/%E2%80%A8/%E2%80%AEevil'],
    ['/@evil.example', '/@evil.example'],
    ['/:80/evil', '/:80/evil'],
  ])('%j is the path %s of this site', (value, path) => {
    expect(safeReturnTo(value)).toBe(path)
  })

  it('stays on this site for any string, and can’t inject headers', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '\t',
      '\n',
      '\r',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      '%0d%0a',
      '\u000b',
      '\u007f',
      '\u2028',
      '／',
      '?',
      '#',
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
        const path = safeReturnTo(returnTo)
        expect(path).toMatch(/^\/[!-~]*$/)
        expect(new URL(path, 'https://memes.example').origin).toBe('https://memes.example')
        // Passing the result through the login page again does not change it.
        expect(safeReturnTo(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
