/**
 * `npx` without `--yes` asks for confirmation. `pnpm` without `npx` may be missing, or be another
 * version.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { trackedFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const subcommands = [
  ...Object.keys(scripts),
  ...['add', 'audit', 'exec', 'install', 'playwright', 'run', 'turbo', 'vitest', '--filter'],
]
const anyCommand = new RegExp(
  `(?:npx(?: -{1,2}\\w+)* )?(?:npx|pnpm(?:@[\\w.]+)?) (?:${subcommands.join('|')})(?![\\w.-])`,
  'g',
)
const rightCommand = /^npx --yes pnpm@12 /

const wrongCommandsIn = (text: string) =>
  [...text.matchAll(anyCommand)].map(([command]) => command).filter((it) => !rightCommand.test(it))

const files = trackedFiles()
  .filter((path) =>
    /\.(md|ts|tsx|yml|yaml|service|conf|example)$|(^|\/)(Dockerfile|run)$/.test(path),
  )
  // This file has wrong commands as examples. The specification and the design are not ours to
  // reword.
  .filter((path) => path !== '.ci/commands.test.ts' && !/(SPECIFICATION|DESIGN)\.md$/.test(path))
  .filter((path) => path !== 'pnpm-lock.yaml')

test('finds commands that ask, and those that need a pnpm', () => {
  for (const wrong of ['npx pnpm@12 start', 'pnpm bench', 'pnpm@12 test', 'npx vitest run x']) {
    assert.deepEqual(wrongCommandsIn(`Run \`${wrong}\`.`).length, 1, wrong)
  }
  for (const right of ['npx --yes pnpm@12 start', 'pnpm starts', 'npx --yes pnpm@12 turbo dev']) {
    assert.deepEqual(wrongCommandsIn(`Run \`${right}\`.`), [], right)
  }
})

test('every command in documents, comments and messages is written `npx --yes pnpm@12 …`', () => {
  assert.ok(files.includes('README.md') && files.includes('.github/CONTRIBUTING.md'))
  const wrong = files.flatMap((path) =>
    wrongCommandsIn(readFileSync(join(root, path), 'utf8')).map((command) => `${path}: ${command}`),
  )
  assert.deepEqual(wrong, [])
})
