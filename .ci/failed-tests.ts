/** Names the tests of a report that failed, so that the end of a run's output says what is wrong. */
import { stripVTControlCharacters } from 'node:util'

export interface FailedTest {
  readonly name: string
  /** It failed, and passed when it was run again. */
  readonly isFlaky: boolean
  /** The first lines of its error, without colors. */
  readonly error: string
}

const ERROR_LINES = 8

/** Lists the failed and flaky tests of a report by Vitest's or Playwright's JSON reporter. */
export function failedTestsOf(report: unknown): FailedTest[] {
  return [
    ...list(report, 'testResults').flatMap(failedTestsOfFile),
    ...list(report, 'suites').flatMap(failedTestsOfSuite),
    ...list(report, 'errors').map((error) => failedTest('outside of tests', false, error)),
  ]
}

function failedTestsOfFile(file: unknown): FailedTest[] {
  const name = text(file, 'name')
  const tests = list(file, 'assertionResults')
  const failed = tests.flatMap((test) => {
    const [error] = list(test, 'failureMessages')
    // Vitest keeps the errors of a test that passed when it was run again.
    const isFlaky = text(test, 'status') === 'passed'
    return error === undefined
      ? []
      : [failedTest(`${name} › ${text(test, 'fullName')}`, isFlaky, error)]
  })
  const isFailed = text(file, 'status') === 'failed'
  // A file that could not be loaded, or whose hooks failed, lists no failed test.
  return isFailed && failed.every(({ isFlaky }) => isFlaky)
    ? [...failed, failedTest(name, false, file)]
    : failed
}

function failedTestsOfSuite(suite: unknown): FailedTest[] {
  const failed = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').flatMap((test) => {
      const status = text(test, 'status')
      if (status !== 'unexpected' && status !== 'flaky') return []
      const name = `${text(spec, 'file')} › ${text(spec, 'title')}`
      const [error] = list(test, 'results').flatMap((result) => list(result, 'errors'))
      return [failedTest(name, status === 'flaky', error)]
    }),
  )
  return [...failed, ...list(suite, 'suites').flatMap(failedTestsOfSuite)]
}

/** @param error a text, or an object with a message */
function failedTest(name: string, isFlaky: boolean, error: unknown): FailedTest {
  const message = typeof error === 'string' ? error : text(error, 'message')
  const lines = stripVTControlCharacters(message).split('\n').filter(isOurs)
  return { name, isFlaky, error: lines.slice(0, ERROR_LINES).join('\n') }
}

/** Whether a line of a stack is not about the test runner. */
const isOurs = (line: string): boolean => !line.includes('/node_modules/')

function list(value: unknown, key: string): unknown[] {
  const found = field(value, key)
  return Array.isArray(found) ? found : []
}

function text(value: unknown, key: string): string {
  const found = field(value, key)
  return typeof found === 'string' ? found : ''
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
