/**
 * A worker thread that answers requests, one after the other.
 *
 * Problem: a thread can die (a crash, no memory left) or work on one request without end. The
 * server must go on after both. Node itself also sends messages from a worker, for example in watch
 * mode, and these are no answers.
 * Approach: every request has an id that its answer carries; other messages are ignored. The oldest
 * request without an answer is the one that the thread works on. When the thread dies, or that
 * request is past its deadline, the request fails, a new thread starts, and the requests that
 * waited are sent to it.
 * Limits: a waiting request whose memory was moved to the old thread fails too.
 */
import { once } from 'node:events'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ThreadMessage, ThreadReply } from './answer-requests.ts'

/** The thread ended while it worked on the request, or before it got to it. */
export class ThreadDiedError extends Error {}

/** The thread worked on the request for longer than its deadline. */
export class ThreadDeadlineError extends Error {}

interface AskOptions {
  /** Memory that the thread gets instead of a copy; it is empty here from then on. */
  readonly moved?: readonly ArrayBuffer[]
  /** Time to work on this request, in ms, not counting the wait for earlier ones; none by default. */
  readonly deadlineMs?: number
}

interface Waiting<Request, Answer> extends AskOptions {
  readonly request: Request
  readonly settled: PromiseWithResolvers<Answer>
}

const restartsByName = new Map<string, number>()

/** How often threads of each name died or were ended in this process. */
export const threadRestarts = (): ReadonlyMap<string, number> => restartsByName

export class RequestThread<Request, Answer> {
  readonly #name: string
  readonly #script: URL
  readonly #options: WorkerOptions | undefined
  /** By id; the first is the one that the thread works on. */
  readonly #waiting = new Map<number, Waiting<Request, Answer>>()
  /** Undefined until the first request, and after a death until the next: a thread takes megabytes. */
  #worker: Worker | undefined
  #isReady = false
  #isClosed = false
  #lastId = 0
  #deadline: NodeJS.Timeout | undefined

  /**
   * @param name what metrics call the thread
   * @param script calls `answerRequests`
   */
  constructor(name: string, script: URL, options?: WorkerOptions) {
    this.#name = name
    this.#script = script
    this.#options = options
    restartsByName.set(name, restartsByName.get(name) ?? 0)
  }

  /**
   * @throws ThreadDiedError or ThreadDeadlineError; or what the thread threw as it answered, with
   *   only the message and the stack of an Error left
   */
  ask(request: Request, options: AskOptions = {}): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new ThreadDiedError('The thread is closed.'))
    this.#lastId += 1
    const waiting = { ...options, request, settled: Promise.withResolvers<Answer>() }
    this.#post(this.#lastId, waiting)
    return waiting.settled.promise
  }

  /** Ends the thread after it has answered everything that was asked for. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    const worker = this.#worker
    if (worker === undefined) return
    worker.ref()
    const message: ThreadMessage<Request> = { close: true }
    worker.postMessage(message)
    await once(worker, 'exit')
  }

  #start(): Worker {
    const worker = new Worker(this.#script, this.#options)
    this.#isReady = false
    let reason: unknown
    worker.on('message', (reply: ThreadReply<Answer>) => {
      if (worker === this.#worker) this.#receive(reply)
    })
    worker.on('error', (error) => {
      reason = error
    })
    worker.on('exit', () => {
      if (worker !== this.#worker) return
      this.#replace(new ThreadDiedError(`The thread "${this.#name}" ended.`, { cause: reason }))
    })
    // It keeps the process alive only while a request waits for it.
    worker.unref()
    return worker
  }

  /** Sends a request, to a new thread where the last one is gone. */
  #post(id: number, waiting: Waiting<Request, Answer>): void {
    const { request, moved = [], settled } = waiting
    const message: ThreadMessage<Request> = { id, request }
    this.#worker ??= this.#start()
    try {
      this.#worker.postMessage(message, moved)
    } catch (error) {
      // What can not be sent is the caller's mistake; the thread never gets to see it.
      settled.reject(error)
      return
    }
    this.#waiting.set(id, waiting)
    this.#worker.ref()
    if (this.#waiting.size === 1) this.#watchDeadline()
  }

  #receive(reply: ThreadReply<Answer>): void {
    if ('ready' in reply) this.#isReady = true
    else if ('id' in reply) this.#settle(reply)
    else return
    this.#watchDeadline()
  }

  #settle(reply: Exclude<ThreadReply<Answer>, { ready: true }>): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (this.#waiting.size === 0 && !this.#isClosed) this.#worker?.unref()
    if ('answer' in reply) waiting?.settled.resolve(reply.answer)
    else waiting?.settled.reject(reply.error)
  }

  /** Starts the clock of the request that the thread works on; a thread that starts has time to. */
  #watchDeadline(): void {
    clearTimeout(this.#deadline)
    const [inHand] = this.#waiting.values()
    if (!this.#isReady || inHand?.deadlineMs === undefined) return
    const { deadlineMs } = inHand
    this.#deadline = setTimeout(() => {
      void this.#worker?.terminate()
      this.#replace(
        new ThreadDeadlineError(`The thread "${this.#name}" took longer than ${deadlineMs} ms.`),
      )
    }, deadlineMs)
  }

  /** Fails the request in hand, and sends those that waited to a new thread. */
  #replace(reason: Error): void {
    clearTimeout(this.#deadline)
    this.#worker = undefined
    const [inHand, ...others] = this.#waiting
    this.#waiting.clear()
    inHand?.[1].settled.reject(reason)
    if (!this.#isClosed) restartsByName.set(this.#name, (restartsByName.get(this.#name) ?? 0) + 1)
    for (const [id, waiting] of others) {
      if (this.#isClosed || waiting.moved?.length) waiting.settled.reject(reason)
      else this.#post(id, waiting)
    }
  }
}
