import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { STEPS } from './steps.ts'

const root = join(import.meta.dirname, '..')
const commands = STEPS.map(({ command }) => command).join('\n')

test('every package that has tests has a step', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
  assert.ok(manifests.length > 5)
  for (const path of manifests) {
    const { scripts } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (scripts.test)
      assert.match(commands, new RegExp(`turbo run test --filter=./${dirname(path)} `))
    if (scripts.e2e) assert.match(commands, /turbo run e2e/)
  }
})
