import { describe, expect, it } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A task that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    promise,
    resolve,
    isStarted: false,
    run() {
      this.isStarted = true
      return promise
    },
  }
}

describe('WorkQueue', () => {
  it('runs so many at a time, and the next as soon as one has ended', async () => {
    const queue = new WorkQueue(2, 10)
    const tasks = [task(), task(), task()]
    const runs = tasks.map((each) => queue.run(() => each.run()))
    const started = () => tasks.map(({ isStarted }) => isStarted)
    await expect.poll(started).toEqual([true, true, false])
    tasks[0]?.resolve()
    await runs[0]
    await expect.poll(started).toEqual([true, true, true])
    for (const { resolve } of tasks) resolve()
    await Promise.all(runs)
  })

  it('refuses as busy what would wait beyond its bound', async () => {
    const queue = new WorkQueue(1, 1)
    const [first, second] = [task(), task()]
    const runs = [queue.run(() => first.run()), queue.run(() => second.run())]
    await expect(queue.run(async () => {})).rejects.toMatchObject({ code: 'busy', statusCode: 503 })
    first.resolve()
    second.resolve()
    await Promise.all(runs)
    await expect(queue.run(async () => 'again')).resolves.toBe('again')
  })

  it('gives its place back when a task fails', async () => {
    const queue = new WorkQueue(1, 0)
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
  })
})
