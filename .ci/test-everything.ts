/**
 * Runs every check of the repository, then prints how long each took, and one line of totals.
 *
 * A failed step does not stop the next ones. Old reports are deleted first, so any report that
 * exists afterwards is from this run, or was restored by turbo for the same input files.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STEPS, type Step } from './steps.ts'
import {
  addTotals,
  crashed,
  formatTotals,
  type Totals,
  totalsOfCheck,
  totalsOfReport,
} from './totals.ts'

interface Outcome extends Totals {
  readonly name: string
  readonly seconds: number
}

const root = join(import.meta.dirname, '..')
const totalFile = join(root, 'test-results/total.txt')
for (const folder of ['.', ...STEPS.flatMap(({ reports = [] }) => reports.map(packageOf))]) {
  rmSync(join(root, folder, 'test-results'), { recursive: true, force: true })
}
const outcomes: Outcome[] = []
for (const step of STEPS) outcomes.push(await runStep(step))
report(outcomes)

async function runStep({ name, command, reports }: Step): Promise<Outcome> {
  process.stdout.write(`\n> ${command}\n`)
  const start = performance.now()
  const succeeded = await run(command)
  const seconds = (performance.now() - start) / 1000
  if (reports === undefined) return { name, seconds, ...totalsOfCheck(succeeded) }
  const totals = addTotals(reports.map(readReport))
  // A runner can fail after it has written a report without failures.
  const isUnexplained = !succeeded && totals.failed === 0
  return { name, seconds, ...totals, failed: totals.failed + (isUnexplained ? 1 : 0) }
}

function packageOf(report: string): string {
  return dirname(dirname(report))
}

function readReport(path: string): Totals {
  try {
    return totalsOfReport(JSON.parse(readFileSync(join(root, path), 'utf8')))
  } catch {
    return crashed
  }
}

/**
 * Runs a command with the PATH that pnpm has set up for scripts.
 *
 * @returns whether it succeeded
 */
function run(command: string): Promise<boolean> {
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })
}

function report(all: readonly Outcome[]): void {
  const totals = addTotals(all)
  const lines = all.map(({ name, seconds, passed, failed, skipped }) => {
    const skips = skipped > 0 ? `, ${skipped} skipped` : ''
    const time = `${seconds.toFixed(0)} s`.padStart(6)
    return `${failed > 0 ? '✗' : '✓'} ${time}  ${name}: ${formatTotals({ passed, failed, skipped })}${skips}`
  })
  const seconds = all.reduce((sum, outcome) => sum + outcome.seconds, 0)
  const line = formatTotals(totals)
  process.stdout.write(`\n${lines.join('\n')}\n  ${seconds.toFixed(0)} s in all\n${line}\n`)

  mkdirSync(dirname(totalFile), { recursive: true })
  writeFileSync(totalFile, `${line}\n`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}
