import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let plain: TestApp
let withContact: TestApp
beforeAll(async () => {
  plain = await startTestApp()
  withContact = await startTestApp({
    SECURITY_CONTACT: 'mailto:security@example.com',
    PUBLIC_URL: 'https://memes.example.com',
  })
})
afterAll(async () => {
  await plain.close()
  await withContact.close()
})

/** Whether a robot that follows RFC 9309 may fetch the path: the longest matching rule wins. */
function mayFetch(robots: string, path: string): boolean {
  const rules = Array.from(robots.matchAll(/^(Allow|Disallow): (\S+)$/gm), ([, kind, prefix]) => ({
    isAllowed: kind === 'Allow',
    prefix: prefix ?? '',
  }))
  const [longest] = rules
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length)
  return longest?.isAllowed ?? true
}

describe('/robots.txt', () => {
  it.each([
    ['/', true],
    ['/gallery', true],
    // The gallery loads these.
    ['/api/templates', true],
    ['/api/images/abc', true],
    // Link previews read these; the pages themselves say noindex.
    ['/m/abc', true],
    ['/m/abc.png', true],
    ['/api/login', false],
    ['/api/logout', false],
    ['/api/memes', false],
    ['/create', false],
    ['/dashboard', false],
    ['/account', false],
  ])('%s: %s', async (path, isAllowed) => {
    const { statusCode, headers, body } = await plain.visitor.get('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^User-agent: \*\n/)
    expect(mayFetch(body, path)).toBe(isAllowed)
  })
})

describe('/.well-known/security.txt (RFC 9116)', () => {
  const path = '/.well-known/security.txt'

  it('names the contact of the configuration, and expires within a year', async () => {
    const { statusCode, headers, body } = await withContact.visitor.get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Contact: mailto:security@example\.com$/m)
    expect(body).toMatch(/^Canonical: https:\/\/memes\.example\.com\/\.well-known\/security\.txt$/m)
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('does not exist without one', async () => {
    expect((await plain.visitor.get(path)).statusCode).toBe(404)
  })

  it.each(['security@example.com', 'mailto:nobody', 'http://example.com', 'mailto:a@b.c\nEvil: x'])(
    'rejects %j as contact: the start says what is expected',
    async (SECURITY_CONTACT) => {
      await expect(startTestApp({ SECURITY_CONTACT })).rejects.toThrow('SECURITY_CONTACT must be')
    },
  )
})

it('/.well-known/change-password redirects to the account page', async () => {
  const { statusCode, headers } = await plain.visitor.get('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/account'])
})
