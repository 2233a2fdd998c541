import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'memesmith-addresses-'))
after(() => rmSync(folder, { recursive: true }))

/** What the check reports for a file with this code. */
function lint(code: string) {
  const file = join(folder, 'planted.tsx')
  writeFileSync(file, code)
  const script = join(import.meta.dirname, 'lint-addresses.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  return { isRefused: status !== 0, said: stderr.replace(file, 'planted.tsx') }
}

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
    const { isRefused, said } = lint(`\n${code}\n`)
    assert.equal(isRefused, true)
    assert.match(said, /^planted\.tsx:2 /)
  })
}

test('accepts addresses of the contract, names of files and comments', () => {
  const { isRefused, said } = lint(
    [
      "import { metrics } from './features/metrics/metrics.ts'",
      '// The body of `GET /api/templates`.',
      'export const path = pathOf(calls.getImage, { id })',
      "export const pages = ['/gallery', '/metric', 'https://example.com/m/']",
    ].join('\n'),
  )
  assert.deepEqual({ isRefused, said }, { isRefused: false, said: '' })
})
