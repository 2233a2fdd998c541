import { AnswerError } from '@memesmith/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResponseError } from '../../lib/api-client.ts'
import { AuthProblem } from './auth-problem.tsx'

it.each([
  [new ResponseError(503, '', '{"message":"The server is busy."}'), 'The server is busy.'],
  [new ResponseError(500, '', ''), 'The server answered with error 500.'],
  [new DOMException('late', 'AbortError'), 'The server did not answer in time.'],
  [
    new TypeError('Failed to fetch'),
    'The server could not be reached. Please check your connection.',
  ],
  [new SyntaxError('no JSON'), 'The answer of the server could not be read.'],
  [new AnswerError('no user'), 'The answer of the server could not be read.'],
])('%s is said in a sentence', (error, sentence) => {
  const auth = { status: 'failed', error, isRetrying: false, retry: () => undefined } as const
  expect(renderToStaticMarkup(<AuthProblem auth={auth} />)).toContain(sentence)
})
