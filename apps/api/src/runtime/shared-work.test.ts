import { expect, it } from 'vitest'
import { ByteCache } from './byte-cache.ts'
import { CancelledError } from './cancelled-error.ts'
import { type JobOptions, SharedWork } from './shared-work.ts'

/** Work that the test ends, and what it was given each time. */
function makeWork() {
  const shared = new SharedWork<{ value: string }>(new ByteCache(100, () => 1))
  const made: { readonly options: JobOptions; end(value: string): void }[] = []
  const make = (options: JobOptions) => {
    const { promise, resolve } = Promise.withResolvers<{ value: string }>()
    made.push({ options, end: (value) => resolve({ value }) })
    return promise
  }
  const get = (options?: JobOptions) => shared.get('key', make, options)
  return { shared, made, get }
}

it('is done once for everyone who waits, and cached', async () => {
  const { shared, made, get } = makeWork()
  const waiting = [get(), get()]
  made[0]?.end('one')
  expect(await Promise.all(waiting)).toEqual([{ value: 'one' }, { value: 'one' }])
  expect(await get()).toEqual({ value: 'one' })
  expect(shared.peek('key')).toEqual({ value: 'one' })
  expect(made).toHaveLength(1)
})

it('stops when all have left, and no sooner; whoever asks then starts it again', async () => {
  const { made, get } = makeWork()
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = [get({ signal: first.signal }), get({ signal: second.signal })]
  const left = Promise.allSettled(waiting)
  first.abort()
  expect(made[0]?.options.signal?.aborted).toBe(false)
  second.abort()
  expect(made[0]?.options.signal?.aborted).toBe(true)
  for (const each of await left) {
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(CancelledError) })
  }
  const again = get()
  made[1]?.end('again')
  expect(await again).toEqual({ value: 'again' })
})

it('is not begun for someone who has left', async () => {
  const { made, get } = makeWork()
  await expect(get({ signal: AbortSignal.abort() })).rejects.toThrow(CancelledError)
  expect(made).toHaveLength(0)
})
