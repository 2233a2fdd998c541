/** Documents name files that are there: a reader who looks for a test finds it. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const files = String(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root }),
).split('\n')

/** Where a path in SECURITY.md may begin. */
const BASES = ['', 'apps/api/src/', 'apps/api/']

test('every file that SECURITY names is there', () => {
  const text = readFileSync(join(root, '.github/SECURITY.md'), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  assert.ok(named.length > 20)
  assert.deepEqual(
    named.filter((path) => !BASES.some((base) => files.includes(base + path))),
    [],
  )
})
