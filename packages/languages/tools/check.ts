/**
 * Fails when a message is missing in a language, when a catalog has messages that nothing says, when a
 * translation lacks a value or a form of a plural, and when a text for people is no message.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/languages.ts'
import { readCatalog } from '../src/read-catalog.ts'
import { findCatalogProblems } from './find-catalog-problems.ts'
import { findPlainText } from './find-plain-text.ts'

const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')

const problems: string[] = []

const sync = spawnSync('lingui', ['check', 'sync', '--clean', '--verbose', '--workers', '1'], {
  cwd: PACKAGE,
  encoding: 'utf8',
  env: { ...process.env, PATH: `${join(PACKAGE, 'node_modules/.bin')}:${process.env.PATH}` },
})
if (sync.status !== 0) {
  problems.push(
    `${sync.stdout ?? ''}${sync.stderr ?? sync.error?.message ?? ''}
The messages have changed: \`npx --yes pnpm@12 -C packages/languages extract\` puts them into the catalogs.`,
  )
}

let count = 0
for (const { tag } of LANGUAGES) {
  if (tag === SOURCE_LANGUAGE) continue
  for (const name of ['web', 'server', 'templates']) {
    const file = `catalogs/${tag}/${name}.po`
    const messages = await readCatalog(readFileSync(join(PACKAGE, file), 'utf8'))
    count += messages.length
    problems.push(...findCatalogProblems(tag, messages).map((each) => `${file}: ${each}`))
  }
}

const files = globSync('apps/web/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', '**/testing/**'],
})
for (const file of files) {
  const code = readFileSync(join(ROOT, file), 'utf8')
  for (const { text, place } of findPlainText(file, code)) {
    const line = code.slice(0, place).split('\n').length
    problems.push(`${file}:${line} is no message: ${text}`)
  }
}

for (const line of problems) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${count} translations and ${files.length} files checked, ${problems.length} problems\n`,
)
process.exitCode = problems.length > 0 || count === 0 ? 1 : 0
