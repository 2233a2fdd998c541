/** Adds up the reports of the runners. A runner that failed or never ran counts as a failure. */

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 }

/** The totals of one check that has no report, such as the linter. */
export function totalsOfCheck(succeeded: boolean): Totals {
  return succeeded ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

/** The totals of a runner that ended without a usable report. */
const crashed: Totals = totalsOfCheck(false)

/** Sums totals. Without any, the result is zero tests. */
export function addTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    none,
  )
}

/** Formats the last line of a run. */
export function formatTotals({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`
}

/** Counts the tests of a report by Vitest's or Playwright's JSON reporter. */
export function totalsOfReport(report: unknown): Totals {
  if (isVitestReport(report)) return totalsOfVitest(report)
  if (isPlaywrightReport(report)) return totalsOfPlaywright(report)
  return crashed
}

interface VitestReport {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    status: string
    assertionResults: readonly { status: string }[]
  }[]
}

function totalsOfVitest(report: VitestReport): Totals {
  // A file that could not be loaded, or whose hooks failed, lists no failed test.
  const failedFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return atLeastOneFailure(report.success, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  /** Errors outside of tests: a file that could not be loaded, or the global setup. */
  readonly errors: readonly unknown[]
}

function totalsOfPlaywright({ stats, errors }: PlaywrightReport): Totals {
  return atLeastOneFailure(errors.length === 0, {
    // A flaky test failed and then passed on its retry: it counts as passed.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}

/** A run without any test is a failure, and so is a run that reports an error. */
function atLeastOneFailure(success: boolean, totals: Totals): Totals {
  const empty = totals.passed + totals.failed === 0
  return totals.failed === 0 && (empty || !success) ? { ...totals, failed: 1 } : totals
}

function isVitestReport(report: unknown): report is VitestReport {
  return (
    isObject(report) &&
    typeof report.success === 'boolean' &&
    ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'].every((name) =>
      isCount(report[name]),
    ) &&
    Array.isArray(report.testResults) &&
    report.testResults.every((file) => isObject(file) && Array.isArray(file.assertionResults))
  )
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  if (!isObject(report) || !Array.isArray(report.errors)) return false
  const { stats } = report
  return (
    isObject(stats) &&
    ['expected', 'unexpected', 'flaky', 'skipped'].every((name) => isCount(stats[name]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
