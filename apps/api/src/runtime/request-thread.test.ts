import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OddRequest } from '../testing/threads/odd-thread.ts'
import {
  RequestThread,
  ThreadDeadlineError,
  ThreadDiedError,
  threadRestarts,
} from './request-thread.ts'

let thread: RequestThread<OddRequest, string>
let restartsBefore: number
const restarts = () => (threadRestarts().get('odd') ?? 0) - restartsBefore

beforeEach(() => {
  thread = new RequestThread('odd', new URL('../testing/threads/odd-thread.ts', import.meta.url))
  restartsBefore = threadRestarts().get('odd') ?? 0
})
afterEach(() => thread.close())

const ask = (request: OddRequest) => thread.ask(request)

describe('a RequestThread', () => {
  it('answers each request with its own answer', async () => {
    const words = ['one', 'two', 'three']
    expect(await Promise.all(words.map((echo) => ask({ echo })))).toEqual(words)
  })

  it('takes no other message for an answer, such as those of watch mode', async () => {
    const answers = await Promise.all([ask('say something else'), ask({ echo: 'next' })])
    expect(answers).toEqual(['said', 'next'])
  })

  it('passes on what the thread throws, and goes on', async () => {
    const [failed, next] = await Promise.allSettled([ask('throw'), ask({ echo: 'next' })])
    expect(failed).toMatchObject({ reason: new RangeError('expected something else') })
    expect(next).toMatchObject({ value: 'next' })
    expect(restarts()).toBe(0)
  })

  it('is replaced when it dies: what it had in hand fails, what waited is answered', async () => {
    const [failed, waiting] = await Promise.allSettled([ask('die'), ask({ echo: 'waiting' })])
    expect(failed).toMatchObject({ reason: expect.any(ThreadDiedError) })
    expect(waiting).toMatchObject({ value: 'waiting' })
    expect(await ask({ echo: 'later' })).toBe('later')
    expect(restarts()).toBe(1)
  })

  it('fails what waited with memory of its own, which went with the thread', async () => {
    const memory = new ArrayBuffer(8)
    const results = await Promise.allSettled([
      ask('die'),
      thread.ask({ echo: 'waiting' }, { moved: [memory] }),
    ])
    expect(results).toEqual(
      results.map(() => ({ status: 'rejected', reason: expect.any(ThreadDiedError) })),
    )
    expect(await ask({ echo: 'later' })).toBe('later')
  })

  it('refuses what can not be sent, and goes on', async () => {
    const memory = new ArrayBuffer(8)
    await ask({ echo: 'first' })
    await thread.ask({ echo: 'taken' }, { moved: [memory] })
    await expect(thread.ask({ echo: 'again' }, { moved: [memory] })).rejects.toThrow(/transfer/)
    expect(await ask({ echo: 'next' })).toBe('next')
  })

  it('does not start again and again when it can not start', async () => {
    const broken = new RequestThread<string, string>(
      'broken',
      new URL('./nothing.ts', import.meta.url),
    )
    await expect(broken.ask('first')).rejects.toThrow(ThreadDiedError)
    await expect(broken.ask('second')).rejects.toThrow(ThreadDiedError)
    expect(threadRestarts().get('broken')).toBe(2)
    await broken.close()
  })

  it('answers nothing after it was closed', async () => {
    const closed = thread.close()
    await expect(ask({ echo: 'late' })).rejects.toThrow('closed')
    await closed
  })
})

describe('a request with a deadline', () => {
  it('ends the thread that is past it, and the next ones are answered', async () => {
    const [late, waiting] = await Promise.allSettled([
      thread.ask('hang', { deadlineMs: 100 }),
      thread.ask({ echo: 'waiting' }, { deadlineMs: 10_000 }),
    ])
    expect(late).toMatchObject({ reason: expect.any(ThreadDeadlineError) })
    expect(waiting).toMatchObject({ value: 'waiting' })
    expect(restarts()).toBe(1)
  })

  it('is not charged for the time that it waits for others', async () => {
    const results = await Promise.allSettled([
      thread.ask('hang', { deadlineMs: 400 }),
      ...['a', 'b'].map((echo) => thread.ask({ echo }, { deadlineMs: 300 })),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
})
