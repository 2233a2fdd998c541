/**
 * Runs every check of the repository, then prints which tests failed, how long each check took, and
 * one line of totals.
 *
 * A failed step does not stop the next ones. Old reports are deleted first, so any report that
 * exists afterwards is from this run, or was restored by turbo for the same input files.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type FailedTest, failedTestsOf } from './failed-tests.ts'
import { LONG_STEPS, SHORT_STEPS, STEPS, type Step } from './steps.ts'
import { addTotals, formatTotals, type Totals, totalsOfCheck, totalsOfReport } from './totals.ts'

interface Outcome extends Totals {
  readonly name: string
  readonly seconds: number
  readonly failedTests: readonly FailedTest[]
}

const root = join(import.meta.dirname, '..')
const totalFile = join(root, 'test-results/total.txt')
for (const folder of ['.', ...STEPS.flatMap(({ reports = [] }) => reports.map(packageOf))]) {
  rmSync(join(root, folder, 'test-results'), { recursive: true, force: true })
}
// The site that the first step starts. The browser tests copy it, because drawing its templates takes a while.
const site = mkdtempSync(join(tmpdir(), 'memesmith-site-'))
process.env.STARTED_SITE = site
const start = performance.now()
const outcomes = [...(await runAll(SHORT_STEPS, 2)), ...(await runAll(LONG_STEPS, 1))]
report(outcomes, (performance.now() - start) / 1000)
rmSync(site, { recursive: true, force: true })

/** Runs the steps in order, `atOnce` at a time. */
async function runAll(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const rest = steps.values()
  const runRest = async () => {
    for (const step of rest) outcomes.push(await runStep(step, atOnce === 1))
  }
  await Promise.all(Array.from({ length: atOnce }, runRest))
  return outcomes
}

/** @param isLive whether its output is shown while it runs, not after it has ended */
async function runStep(step: Step, isLive: boolean): Promise<Outcome> {
  const { name, command, reports: reportFiles } = step
  const start = performance.now()
  const succeeded = await run(command, isLive)
  const seconds = (performance.now() - start) / 1000
  if (reportFiles === undefined) {
    return { name, seconds, ...totalsOfCheck(succeeded), failedTests: [] }
  }
  const reports = reportFiles.map(readReport)
  const totals = addTotals(reports.map(totalsOfReport))
  // A runner can fail after it has written a report without failures.
  const failed = succeeded ? totals.failed : Math.max(totals.failed, 1)
  return { name, seconds, ...totals, failed, failedTests: reports.flatMap(failedTestsOf) }
}

function packageOf(report: string): string {
  return dirname(dirname(report))
}

/** @returns undefined without a readable report, which counts as a failure */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Runs a command with the PATH that pnpm has set up for scripts, and shows its output.
 *
 * @returns whether it succeeded
 */
function run(command: string, isLive: boolean): Promise<boolean> {
  const shown = isLive ? 'inherit' : 'pipe'
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', shown, shown] })
  let output = `\n> ${command}\n`
  if (isLive) process.stdout.write(output)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  }).finally(() => {
    if (!isLive) process.stdout.write(output)
  })
}

function report(all: readonly Outcome[], seconds: number): void {
  const totals = addTotals(all)
  const lines = all.map(({ name, seconds, passed, failed, skipped }) => {
    const skips = skipped > 0 ? `, ${skipped} skipped` : ''
    const time = `${seconds.toFixed(0)} s`.padStart(6)
    return `${failed > 0 ? '✗' : '✓'} ${time}  ${name}: ${formatTotals({ passed, failed, skipped })}${skips}`
  })
  const line = formatTotals(totals)
  for (const { name, isFlaky, error } of all.flatMap(({ failedTests }) => failedTests)) {
    process.stdout.write(
      `\n${isFlaky ? 'Passed in its second try' : 'Failed'}: ${name}\n${error}\n`,
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n  ${seconds.toFixed(0)} s in all\n${line}\n`)

  mkdirSync(dirname(totalFile), { recursive: true })
  writeFileSync(totalFile, `${line}\n`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}
