import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lintPlanted } from './lint-planted.ts'

const refused: readonly (readonly [what: string, code: string])[] = [
  ['a route', "app.get('/api/memes', list)"],
  ['a made address', `const path = \`/m/\${shareId}.png\``],
  ['a query', `load(\`/api/memes?limit=\${limit}\`)`],
  ['a form', 'html`<form action="/api/login">`'],
  ['an attribute', 'const link = <a href="/api/logout">Log out</a>'],
  ['a health check', "fetch(origin + '/healthz')"],
  ['a pattern', String.raw`/^\/api\/images\/(.+)$/.test(url)`],
  ['a header', 'const link = `</api/x>, </m/x>; the next is at /api/memes`'],
]
for (const [what, code] of refused) {
  test(`refuses ${what}`, () => {
    const { isRefused, said } = lintPlanted('lint-addresses.ts', `\n${code}\n`)
    assert.equal(isRefused, true)
    assert.match(said, /^planted\.tsx:2 /)
  })
}

test('accepts addresses of the contract, names of files and comments', () => {
  const { isRefused, said } = lintPlanted(
    'lint-addresses.ts',
    [
      "import { metrics } from './features/metrics/metrics.ts'",
      '// The body of `GET /api/templates`.',
      'export const path = pathOf(calls.getImage, { id })',
      "export const pages = ['/gallery', '/metric', 'https://example.com/m/']",
    ].join('\n'),
  )
  assert.deepEqual({ isRefused, said }, { isRefused: false, said: '' })
})
