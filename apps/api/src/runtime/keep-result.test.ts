import { expect, it, vi } from 'vitest'
import { keepResult } from './keep-result.ts'

it('makes a result once, for concurrent callers, too', async () => {
  let made = 0
  const result = keepResult(async () => {
    made += 1
    return made
  })
  expect(await Promise.all([result(), result()])).toEqual([1, 1])
  expect(await result()).toBe(1)
})

it('tries again after a failure', async () => {
  let tries = 0
  const result = keepResult(async () => {
    tries += 1
    if (tries === 1) throw new Error('too many open files')
    return 'made'
  })
  await expect(result()).rejects.toThrow('too many open files')
  expect(await result()).toBe('made')
})

it('makes it again when it is too old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let made = 0
  const result = keepResult(async () => {
    made += 1
    return made
  }, 1000)
  expect(await result()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(await result()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await result()).toBe(2)
  vi.useRealTimers()
})
