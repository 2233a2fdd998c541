/**
 * A worker thread that answers requests one after another.
 *
 * Problem: a thread can die (a crash, out of memory) or never finish a request, and the server must
 * survive both. Node itself also sends messages from a worker, for example in watch mode, and these
 * are not answers.
 * Approach: every request has an id that its answer repeats; other messages are ignored. The oldest
 * unanswered request is the current one. When the thread dies, or the current request exceeds its
 * deadline, that request fails, a new thread starts, and the waiting requests are sent to it. So a
 * request whose memory is transferred is sent when it is the current one, and not before. A thread
 * can end when it has nothing to do, and the next request starts another one.
 * Limits: a deadline stops only JavaScript. Native code runs to its end, and its memory may be lost.
 */
import { once } from 'node:events'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { MINUTE_MS } from '@memesmith/contract/units'
import type { ThreadMessage, ThreadReply } from './answer-requests.ts'

/** The thread ended before it answered the request. */
export class ThreadDiedError extends Error {}

/** The thread exceeded the request's deadline. */
export class ThreadDeadlineError extends Error {}

interface AskOptions {
  /** Memory that is transferred to the thread instead of copied; empty here afterwards. */
  readonly moved?: readonly ArrayBuffer[]
  /** Time to process this request in ms, without the wait for earlier ones; no limit by default. */
  readonly deadlineMs?: number
}

interface ThreadOptions extends WorkerOptions {
  /** Ends the thread after this long without a request, in ms; 0 never ends it. */
  readonly idleMs?: number
}

/** A thread takes 15 MB and more, and starts in 0.2 s. */
const IDLE_MS = MINUTE_MS / 2
/**
 * V8's limits. The young generation's default size adds 6 MB to each thread. With a small old
 * generation, V8 collects garbage before it lets the heap grow.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 256 }

interface Waiting<Request, Answer> extends AskOptions {
  readonly request: Request
  readonly settled: PromiseWithResolvers<Answer>
  /** Whether it has been sent to the thread. */
  isSent: boolean
}

const restartsByName = new Map<string, number>()

/** How many threads of each name have died or been terminated in this process. */
export const threadRestarts = (): ReadonlyMap<string, number> => restartsByName

/** A worker thread with requests and answers; it is replaced when it dies. */
export class RequestThread<Request, Answer> {
  readonly #name: string
  readonly #script: URL
  readonly #options: WorkerOptions
  readonly #idleMs: number
  /** By id; the first one is the current request. */
  readonly #waiting = new Map<number, Waiting<Request, Answer>>()
  /**
   * Undefined until the first request, and after a death until the next: a thread takes megabytes.
   */
  #worker: Worker | undefined
  #isReady = false
  #idle: NodeJS.Timeout | undefined
  /** The end of an idle thread. */
  #ended: Promise<unknown> | undefined
  #isClosed = false
  #lastId = 0
  #deadline: NodeJS.Timeout | undefined

  /**
   * @param name label of the thread in metrics
   * @param script the worker's script, which calls `answerRequests`
   */
  constructor(name: string, script: URL, { idleMs = IDLE_MS, ...options }: ThreadOptions = {}) {
    this.#name = name
    this.#script = script
    this.#options = { resourceLimits: RESOURCE_LIMITS, ...options }
    this.#idleMs = idleMs
    restartsByName.set(name, restartsByName.get(name) ?? 0)
  }

  /**
   * @throws ThreadDiedError or ThreadDeadlineError; or the thread's error, of which only the
   *   message and the stack are kept
   */
  ask(request: Request, options: AskOptions = {}): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new ThreadDiedError('The thread is closed.'))
    this.#lastId += 1
    const settled = Promise.withResolvers<Answer>()
    this.#waiting.set(this.#lastId, { ...options, request, settled, isSent: false })
    this.#send()
    return settled.promise
  }

  /** Starts the thread, if there is none, so that the next request does not wait for it. */
  warm(): void {
    if (this.#isClosed) return
    this.#worker ??= this.#start()
    if (this.#waiting.size === 0) this.#endWhenIdle()
  }

  /** Ends the thread after it has answered all pending requests. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#ended
    await Promise.allSettled([...this.#waiting.values()].map(({ settled }) => settled.promise))
    if (this.#worker !== undefined) await endThread(this.#worker)
  }

  /** Ends the thread after a while, unless a request comes first. */
  #endWhenIdle(): void {
    clearTimeout(this.#idle)
    if (this.#idleMs === 0) return
    this.#idle = setTimeout(() => {
      if (this.#worker === undefined) return
      // A thread that fails while it ends has also ended.
      this.#ended = endThread(this.#worker).catch(() => undefined)
      this.#worker = undefined
    }, this.#idleMs)
    this.#idle.unref()
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { name: this.#name, ...this.#options })
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
    // Keeps the process alive only while a request is pending.
    worker.unref()
    return worker
  }

  /** Sends the requests that can be sent, in order, and starts a thread if there is none. */
  #send(): void {
    let isCurrent = true
    for (const [id, waiting] of this.#waiting) {
      const { request, moved = [], settled, isSent } = waiting
      if (!isSent && !isCurrent && moved.length > 0) return
      if (!isSent) {
        this.#worker ??= this.#start()
        const message: ThreadMessage<Request> = { id, request }
        try {
          this.#worker.postMessage(message, moved)
        } catch (error) {
          // A request that can't be cloned is the caller's error; the thread never receives it.
          this.#waiting.delete(id)
          settled.reject(error)
          continue
        }
        waiting.isSent = true
        clearTimeout(this.#idle)
        this.#worker.ref()
        if (isCurrent) this.#watchDeadline()
      }
      isCurrent = false
    }
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
    this.#send()
    if (this.#waiting.size === 0 && !this.#isClosed) {
      this.#worker?.unref()
      this.#endWhenIdle()
    }
    if ('answer' in reply) waiting?.settled.resolve(reply.answer)
    else waiting?.settled.reject(reply.error)
  }

  /** Starts the deadline of the current request, once the thread has started. */
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

  /** Fails the current request, and sends the waiting ones to a new thread. */
  #replace(reason: Error): void {
    clearTimeout(this.#deadline)
    this.#worker = undefined
    const failed = [...this.#waiting].slice(0, this.#isClosed ? this.#waiting.size : 1)
    for (const [id, { settled }] of failed) {
      this.#waiting.delete(id)
      settled.reject(reason)
    }
    if (this.#isClosed) return
    restartsByName.set(this.#name, (restartsByName.get(this.#name) ?? 0) + 1)
    for (const waiting of this.#waiting.values()) waiting.isSent = false
    this.#send()
  }
}

/** Asks a thread to end, and waits for that. */
async function endThread(worker: Worker): Promise<void> {
  worker.ref()
  const message: ThreadMessage<never> = { close: true }
  worker.postMessage(message)
  await once(worker, 'exit')
}
