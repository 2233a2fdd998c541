import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MisbehavingRequest } from '../testing/threads/misbehaving-thread.ts'
import {
  RequestThread,
  ThreadDeadlineError,
  ThreadDiedError,
  threadRestarts,
} from './request-thread.ts'

const SCRIPT = new URL('../testing/threads/misbehaving-thread.ts', import.meta.url)
const NOTHING = new URL('./nothing.ts', import.meta.url)

let thread: RequestThread<MisbehavingRequest, string>
let restartsBefore: number
const restarts = () => (threadRestarts().get('odd') ?? 0) - restartsBefore

beforeEach(() => {
  thread = new RequestThread('odd', SCRIPT)
  restartsBefore = threadRestarts().get('odd') ?? 0
})
afterEach(() => thread.close())

const ask = (request: MisbehavingRequest) => thread.ask(request)

describe('a RequestThread', () => {
  it('answers each request with its own answer', async () => {
    const words = ['one', 'two', 'three']
    expect(await Promise.all(words.map((echo) => ask({ echo })))).toEqual(words)
  })

  it('ignores other messages, such as those of watch mode', async () => {
    const answers = await Promise.all([ask('say something else'), ask({ echo: 'next' })])
    expect(answers).toEqual(['said', 'next'])
  })

  it('rejects with the thread’s error, and continues', async () => {
    const [failed, next] = await Promise.allSettled([ask('throw'), ask({ echo: 'next' })])
    expect(failed).toMatchObject({ reason: new RangeError('expected something else') })
    expect(next).toMatchObject({ value: 'next' })
    expect(restarts()).toBe(0)
  })

  it('is replaced when it dies: the current request fails, waiting ones are answered', async () => {
    const [failed, waiting] = await Promise.allSettled([ask('die'), ask({ echo: 'waiting' })])
    expect(failed).toMatchObject({ reason: expect.any(ThreadDiedError) })
    expect(waiting).toMatchObject({ value: 'waiting' })
    expect(await ask({ echo: 'later' })).toBe('later')
    expect(restarts()).toBe(1)
  })

  it('takes no waiting request with it, not even one whose memory is transferred', async () => {
    const [failed, ...waiting] = await Promise.allSettled([
      ask('die'),
      thread.ask({ echo: 'moved' }, { moved: [new ArrayBuffer(8)] }),
      ask({ echo: 'after it' }),
    ])
    expect(failed).toMatchObject({ reason: expect.any(ThreadDiedError) })
    expect(waiting).toMatchObject([{ value: 'moved' }, { value: 'after it' }])
  })

  it('answers what is under way before it closes', async () => {
    const answers = [1, 2].map(() => thread.ask({ echo: 'kept' }, { moved: [new ArrayBuffer(8)] }))
    await thread.close()
    expect(await Promise.all(answers)).toEqual(['kept', 'kept'])
  })

  it('rejects a request that can’t be cloned, and continues', async () => {
    const memory = new ArrayBuffer(8)
    await ask({ echo: 'first' })
    await thread.ask({ echo: 'taken' }, { moved: [memory] })
    await expect(thread.ask({ echo: 'again' }, { moved: [memory] })).rejects.toThrow(/transfer/)
    expect(await ask({ echo: 'next' })).toBe('next')
  })

  it('does not restart repeatedly when it can’t start', async () => {
    const broken = new RequestThread<string, string>('broken', NOTHING)
    await expect(broken.ask('first')).rejects.toThrow(ThreadDiedError)
    await expect(broken.ask('second')).rejects.toThrow(ThreadDiedError)
    expect(threadRestarts().get('broken')).toBe(2)
    await broken.close()
  })

  it('ends when it has had no request for a while, and starts again for the next', async () => {
    const idleMs = 50
    const resting = new RequestThread<MisbehavingRequest, string>('resting', SCRIPT, { idleMs })
    const first = await resting.ask('who')
    expect(await resting.ask('who')).toBe(first)
    await sleep(2 * idleMs)
    expect(await resting.ask('who')).not.toBe(first)
    await sleep(2 * idleMs)
    await resting.close()
    expect(threadRestarts().get('resting')).toBe(0)
  })

  it('starts before its first request when it is warmed', async () => {
    const broken = new RequestThread<string, string>('warm', NOTHING)
    broken.warm()
    await expect.poll(() => threadRestarts().get('warm')).toBe(1)
  })

  it('rejects requests after it was closed', async () => {
    const closed = thread.close()
    await expect(ask({ echo: 'late' })).rejects.toThrow('closed')
    await closed
  })
})

describe('a request with a deadline', () => {
  it('ends the thread when it is exceeded, and later requests are answered', async () => {
    const [late, waiting] = await Promise.allSettled([
      thread.ask('hang', { deadlineMs: 100 }),
      thread.ask({ echo: 'waiting' }, { deadlineMs: 10_000 }),
    ])
    expect(late).toMatchObject({ reason: expect.any(ThreadDeadlineError) })
    expect(waiting).toMatchObject({ value: 'waiting' })
    expect(restarts()).toBe(1)
  })

  it('does not include the wait for other requests', async () => {
    const results = await Promise.allSettled([
      thread.ask('hang', { deadlineMs: 400 }),
      ...['a', 'b'].map((echo) => thread.ask({ echo }, { deadlineMs: 300 })),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
})
