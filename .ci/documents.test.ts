/** Documents name files that are there: a reader who looks for a test finds it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { trackedFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const files = trackedFiles()

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
