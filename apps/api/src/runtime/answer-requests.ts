import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

/** What a `RequestThread` sends its worker. */
export type ThreadMessage<Request> =
  | { readonly id: number; readonly request: Request }
  | { readonly close: true }

/** What a worker sends its `RequestThread`. */
export type ThreadReply<Answer> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: unknown }

/**
 * Runs in a worker thread: answers the requests of its `RequestThread` one after another. An error
 * from `answer` rejects that request; the thread continues.
 *
 * @param answer handles a request; `move` transfers memory instead of copying it
 * @param close frees the thread's resources before it ends
 * @throws Error outside a worker thread
 */
export function answerRequests<Request, Answer>(
  answer: (request: Request, move: (memory: ArrayBuffer) => void) => Answer | Promise<Answer>,
  close?: () => void,
): void {
  const port = parentPort
  if (port === null) throw new Error('expected to run in a worker thread')
  const reply = (message: ThreadReply<Answer>, moved: ArrayBuffer[] = []) =>
    port.postMessage(message, moved)

  async function handle(message: ThreadMessage<Request>): Promise<void> {
    if ('close' in message) {
      close?.()
      port?.close()
      return
    }
    const { id, request } = message
    const moved: ArrayBuffer[] = []
    try {
      reply({ id, answer: await answer(request, (memory) => moved.push(memory)) }, moved)
    } catch (error) {
      reply({ id, error })
    }
  }

  let last = Promise.resolve()
  port.on('message', (message: ThreadMessage<Request>) => {
    last = last.then(() => handle(message))
  })
  reply({ ready: true })
  // By default, written only when a thread ends. Without it, each thread compiles TypeScript anew: that
  // takes 10 MB, and some threads 0.2 s.
  flushCompileCache()
}
