/**
 * Runs every check of the repository and ends with one line of totals.
 *
 * Each step runs whatever became of those before it. A step either counts as one check, or has
 * packages whose runners leave a report each. Old reports go first, so that a report found
 * afterwards is this run's, or one that turbo restored for exactly these files.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  addTotals,
  crashed,
  formatTotals,
  type Totals,
  totalsOfCheck,
  totalsOfReport,
} from './totals.ts'

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
}

interface Outcome extends Totals {
  readonly what: string
}

const root = join(import.meta.dirname, '..')
const totalFile = join(root, 'test-results/total.txt')

// Browser tests come after the others, not beside them: on two cores they would time each other out.
const turbo = (task: string, args = '') =>
  `turbo run ${task} --continue=always --concurrency=50% ${args}`.trim()
const vitestReporters =
  '-- --reporter=default --reporter=json --outputFile.json=test-results/vitest.json'

const manifest = readManifest(join(root, 'package.json'))
const packages = globSync('{apps,packages}/*/package.json', { cwd: root }).sort()

for (const folder of ['.', ...packages.map((path) => dirname(path))]) {
  rmSync(join(root, folder, 'test-results'), { recursive: true, force: true })
}

const outcomes: Outcome[] = [
  ...(await runChecks('node --test ".ci/*.test.ts"')),
  ...(await runChecks(manifest.scripts?.lint)),
  ...(await runChecks(manifest.scripts?.typecheck)),
  ...(await runChecks('node .ci/try-start.ts')),
  ...(await runTests('test', turbo('test', vitestReporters), 'test-results/vitest.json')),
  ...(await runTests('e2e', turbo('e2e'), 'test-results/playwright.json')),
]
report(outcomes)

/** Every command of a script counts as one check, and runs even if the one before it failed. */
async function runChecks(script: string | undefined): Promise<Outcome[]> {
  if (!script) return [{ what: 'a missing script', ...crashed }]
  const results: Outcome[] = []
  for (const command of script.split(' && ')) {
    results.push({ what: command, ...totalsOfCheck(await run(command)) })
  }
  return results
}

async function runTests(script: string, command: string, reportPath: string): Promise<Outcome[]> {
  const succeeded = await run(command)
  const results = packages
    .map((path) => ({ folder: dirname(path), ...readManifest(join(root, path)) }))
    .filter(({ scripts }) => scripts?.[script])
    .map(({ folder, name }) => ({
      what: `${name} ${script}`,
      ...readReport(join(root, folder, reportPath)),
    }))
  if (results.length === 0) return [{ what: `no package has a script "${script}"`, ...crashed }]
  // A runner may fail after it has written that all is well.
  const unexplained = !succeeded && results.every(({ failed }) => failed === 0)
  return unexplained ? [...results, { what: command, ...crashed }] : results
}

function readReport(path: string): Totals {
  try {
    return totalsOfReport(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return crashed
  }
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Runs a command as a script would (pnpm has put the tools on the PATH); whether it succeeded. */
function run(command: string): Promise<boolean> {
  process.stdout.write(`\n> ${command}\n`)
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })
}

function report(all: readonly Outcome[]): void {
  const totals = addTotals(all)
  const lines = all.map(({ what, passed, failed, skipped }) => {
    const skips = skipped > 0 ? `, ${skipped} skipped` : ''
    return `${failed > 0 ? '✗' : '✓'} ${what}: ${formatTotals({ passed, failed, skipped })}${skips}`
  })
  const line = formatTotals(totals)
  process.stdout.write(`\n${lines.join('\n')}\n${line}\n`)

  mkdirSync(dirname(totalFile), { recursive: true })
  writeFileSync(totalFile, `${line}\n`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}
