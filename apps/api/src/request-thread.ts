import { once } from 'node:events'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** What a thread is told that has to end. */
export const CLOSE = 'close'

/** A thread that answers requests, each in its turn. */
export class RequestThread<Request, Answer> {
  readonly #worker: Worker
  readonly #waiting: PromiseWithResolvers<Answer>[] = []
  #ended: unknown

  /** @param script answers every message in its turn, and ends at `CLOSE` if `close` is ever called */
  constructor(script: URL, options?: WorkerOptions) {
    this.#worker = new Worker(script, options)
    this.#worker.on('message', (answer: Answer) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('The thread is closed.')))
    // It keeps the process alive only while somebody waits for it.
    this.#worker.unref()
  }

  /** @param moved memory that the thread gets instead of a copy; it is empty here from then on */
  ask(request: Request, moved: readonly ArrayBuffer[] = []): Promise<Answer> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    const waiting = Promise.withResolvers<Answer>()
    this.#waiting.push(waiting)
    this.#worker.ref()
    this.#worker.postMessage(request, moved)
    return waiting.promise
  }

  /** Ends the thread once everything that was asked for is answered. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return
    this.#worker.ref()
    this.#worker.postMessage(CLOSE)
    await once(this.#worker, 'exit')
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#worker.unref()
    waiting?.resolve(answer)
  }

  #end(reason: unknown): void {
    this.#ended ??= reason
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended)
  }
}
