import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { WorkQueue } from './work-queue.ts'

/** A task that the test ends. */
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
  it('runs a limited number at a time, and the next as soon as one has ended', async () => {
    const queue = new WorkQueue(2, 10)
    const tasks = [task(), task(), task()]
    const runs = tasks.map((each) => queue.run(() => each.run()))
    await nextTurn()
    expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, false])
    tasks[0]?.resolve()
    await runs[0]
    await nextTurn()
    expect(tasks[2]?.isStarted).toBe(true)
    for (const { resolve } of tasks) resolve()
    await Promise.all(runs)
  })

  it('rejects tasks above its limit as busy', async () => {
    const queue = new WorkQueue(1, 1)
    const [first, second] = [task(), task()]
    const runs = [queue.run(() => first.run()), queue.run(() => second.run())]
    await expect(queue.run(async () => {})).rejects.toMatchObject({ code: 'busy', statusCode: 503 })
    first.resolve()
    second.resolve()
    await Promise.all(runs)
    await expect(queue.run(async () => 'again')).resolves.toBe('again')
  })

  it('rejects tasks as busy that would wait too long, judging by the duration of recent tasks', async () => {
    let now = 0
    const queue = new WorkQueue(1, 10, 150, () => now)
    const slow = async () => {
      now += 100
    }
    for (let round = 0; round < 10; round += 1) await queue.run(slow)
    const last = task()
    const runs = [queue.run(() => last.run()), queue.run(async () => {})]
    await expect(queue.run(async () => {})).rejects.toMatchObject({ code: 'busy' })
    last.resolve()
    await Promise.all(runs)
    for (let round = 0; round < 20; round += 1) await queue.run(async () => {})
    await expect(
      Promise.all([1, 2, 3].map((value) => queue.run(async () => value))),
    ).resolves.toEqual([1, 2, 3])
  })

  it('follows a limit that changes: more start at the next end, and fewer after it', async () => {
    let limit = 1
    const queue = new WorkQueue(() => limit, 10)
    const tasks = Array.from({ length: 5 }, task)
    const runs = tasks.map((each) => queue.run(() => each.run()))
    const started = () => tasks.filter(({ isStarted }) => isStarted).length
    await nextTurn()
    expect(started()).toBe(1)
    limit = 3
    tasks[0]?.resolve()
    await nextTurn()
    expect([started(), queue.running, queue.waiting]).toEqual([4, 3, 1])
    limit = 1
    tasks[1]?.resolve()
    tasks[2]?.resolve()
    await nextTurn()
    expect([started(), queue.running, queue.waiting]).toEqual([4, 1, 1])
    tasks[3]?.resolve()
    tasks[4]?.resolve()
    await Promise.all(runs)
    expect([queue.running, queue.waiting]).toEqual([0, 0])
  })

  it('frees the slot of a failed task', async () => {
    const queue = new WorkQueue(1, 0)
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
  })
})
