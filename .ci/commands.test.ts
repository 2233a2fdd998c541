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
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json'))
const { scripts, packageManager } = manifest

/** The commands of operators, which also run in production. */
const operators = Object.entries<string>(scripts).flatMap(([name, script]) =>
  /^node apps\S+$/.test(script) ? [name] : [],
)

const subcommands = [
  ...Object.keys(scripts),
  ...['add', 'audit', 'exec', 'install', 'playwright', 'run', 'turbo', 'vitest', '--filter'],
]
const anyCommand = new RegExp(
  `(?:npx(?: -{1,2}\\w+)* )?(?:npx|pnpm(?:@[\\w.]+)?) (?:run )?(?:${subcommands.join('|')})(?![\\w.-])`,
  'g',
)
/** Developers may use any pnpm 12. Commands for production name the exact one that was tested. */
const rightCommand = (path: string, command: string): RegExp =>
  isForProduction(path) || isForOperators(path, command)
    ? new RegExp(`^npx --yes ${packageManager.replaceAll('.', '\\.')} `)
    : /^npx --yes pnpm@12 /
const isForProduction = (path: string): boolean =>
  path === '.github/OPERATING.md' || /^\.github\/(deploy|workflows)\//.test(path)

const isForOperators = (path: string, command: string): boolean =>
  path.endsWith('.md') && operators.some((name) => command.endsWith(` ${name}`))

const wrongCommandsIn = (text: string, path: string) =>
  [...text.matchAll(anyCommand)]
    .map(([command]) => command)
    .filter((command) => !rightCommand(path, command).test(command))

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
    assert.deepEqual(wrongCommandsIn(`Run \`${wrong}\`.`, 'README.md').length, 1, wrong)
  }
  for (const right of ['npx --yes pnpm@12 start', 'pnpm starts', 'npx --yes pnpm@12 turbo dev']) {
    assert.deepEqual(wrongCommandsIn(`Run \`${right}\`.`, 'README.md'), [], right)
  }
})

test('every command in documents, comments and messages is written `npx --yes pnpm@12 …`', () => {
  assert.ok(files.includes('README.md') && files.includes('.github/CONTRIBUTING.md'))
  const wrong = files.flatMap((path) =>
    wrongCommandsIn(read(path), path).map((command) => `${path}: ${command}`),
  )
  assert.deepEqual(wrong, [])
})

test('what runs in production names an exact pnpm, and actions and images by their digests', () => {
  assert.match(packageManager, /^pnpm@\d+\.\d+\.\d+$/)
  const wrong = 'npx --yes pnpm@12 run build'
  assert.deepEqual(wrongCommandsIn(wrong, '.github/deploy/Dockerfile'), [wrong])
  for (const operator of ['npx --yes pnpm@12 config:check', 'npx --yes pnpm@12 run backup']) {
    assert.deepEqual(wrongCommandsIn(`${operator} x`, 'README.md'), [operator])
  }
  for (const right of ['npx --yes pnpm@12 start', 'npx --yes pnpm@12 test']) {
    assert.ok(read('README.md').includes(`\n${right}\n`), right)
  }
  assert.ok(read('.github/workflows/ci.yml').includes(`PNPM_VERSION: ${packageManager.slice(5)}\n`))
  const workflows = files.filter((path) => path.startsWith('.github/workflows/'))
  const actions = workflows.flatMap((path) => read(path).match(/uses: .*/g) ?? [])
  assert.ok(actions.length > 5)
  for (const action of actions) assert.match(action, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const images = read('.github/deploy/Dockerfile').match(/^FROM .*/gm) ?? []
  assert.equal(images.length, 2)
  for (const image of images) assert.match(image, /@sha256:[0-9a-f]{64}( AS \w+)?$/)
})
