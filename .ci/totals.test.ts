import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addTotals, formatTotals, totalsOfReport } from './totals.ts'

const vitest = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] }
const unloadedFile = { status: 'failed', assertionResults: [] }

const cases: [what: string, report: unknown, passed: number, failed: number, skipped: number][] = [
  ['a Vitest run', vitest, 7, 0, 2],
  ['failed tests', { ...vitest, success: false, numFailedTests: 2 }, 7, 2, 2],
  ['a file that did not load', { ...vitest, success: false, testResults: [unloadedFile] }, 7, 1, 2],
  ['an error outside every test', { ...vitest, success: false }, 7, 1, 2],
  ['a run without tests', { ...vitest, numPassedTests: 0 }, 0, 1, 2],
  ['a Playwright run with a flaky pass', playwright, 4, 0, 2],
  [
    'failed browser tests',
    { ...playwright, stats: { ...playwright.stats, unexpected: 2 } },
    4,
    2,
    2,
  ],
  ['a failed global setup', { ...playwright, errors: [{ message: 'no browser' }] }, 4, 1, 2],
  ['something else', { hello: 'world' }, 0, 1, 0],
  ['nothing', null, 0, 1, 0],
]

for (const [what, report, passed, failed, skipped] of cases) {
  test(`counts ${what}`, () => {
    assert.deepEqual(totalsOfReport(report), { passed, failed, skipped })
  })
}

test('adds up and formats', () => {
  const sum = addTotals([totalsOfReport(vitest), totalsOfReport(playwright), totalsOfReport(null)])
  assert.equal(formatTotals(sum), '11 passed, 1 failed')
})
