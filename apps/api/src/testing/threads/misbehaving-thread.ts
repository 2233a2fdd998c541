/** A thread that misbehaves on request. */
import { parentPort, threadId } from 'node:worker_threads'
import { answerRequests } from '../../runtime/answer-requests.ts'

export type MisbehavingRequest =
  | 'die'
  | 'hang'
  | 'say something else'
  | 'throw'
  | 'who'
  | { readonly echo: string }

answerRequests((request: MisbehavingRequest): string => {
  switch (request) {
    case 'die':
      process.exit(3)
      break
    case 'hang':
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    case 'throw':
      throw new RangeError('expected something else')
    case 'say something else':
      // The message that Node sends from every worker in watch mode.
      parentPort?.postMessage({ 'watch:import': ['file:///nothing.ts'] })
      return 'said'
    case 'who':
      return String(threadId)
    default:
      return request.echo
  }
})
