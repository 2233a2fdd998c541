import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedTestsOf } from './failed-tests.ts'

const vitestFile = (status: string, tests: object[], message = '') => ({
  testResults: [{ name: 'a.test.ts', status, message, assertionResults: tests }],
})
const vitestTest = (status: string, ...failureMessages: string[]) => ({
  fullName: 'adds',
  status,
  failureMessages,
})
const playwright = (status: string) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'a.spec.ts',
              title: 'adds',
              tests: [
                { status, results: [{ errors: [{ message: '\u001b[31mnot 2\u001b[39m' }] }, {}] },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
})
const failed = (name: string, error: string, isFlaky = false) => [{ name, isFlaky, error }]

const cases: [what: string, report: unknown, expected: object[]][] = [
  ['passed', vitestFile('passed', [vitestTest('passed')]), []],
  [
    'failed',
    vitestFile('failed', [
      vitestTest('failed', 'not 2\n at a.test.ts:1\n at x/node_modules/y.js:1'),
    ]),
    failed('a.test.ts › adds', 'not 2\n at a.test.ts:1'),
  ],
  [
    'flaky',
    vitestFile('passed', [vitestTest('passed', 'not 2')]),
    failed('a.test.ts › adds', 'not 2', true),
  ],
  ['unloaded', vitestFile('failed', [], 'no such module'), failed('a.test.ts', 'no such module')],
  ['passed browser', playwright('expected'), []],
  ['failed browser', playwright('unexpected'), failed('a.spec.ts › adds', 'not 2')],
  ['flaky browser', playwright('flaky'), failed('a.spec.ts › adds', 'not 2', true)],
  [
    'unstarted browser',
    { suites: [], errors: [{ message: 'no browser' }] },
    failed('outside of tests', 'no browser'),
  ],
  ['unknown', null, []],
]

for (const [what, report, expected] of cases) {
  test(`names ${what} tests`, () => {
    assert.deepEqual(failedTestsOf(report), expected)
  })
}

test('keeps the first lines of a long error', () => {
  const [{ error } = { error: '' }] = failedTestsOf(
    vitestFile('failed', [vitestTest('failed', 'line\n'.repeat(100))]),
  )
  assert.equal(error.split('\n').length, 8)
})
