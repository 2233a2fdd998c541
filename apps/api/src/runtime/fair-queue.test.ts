import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const start = (options = {}) =>
  new FairQueue({ running: 1, perUser: 1, waitingPerUser: 10, waiting: 10, ...options })

describe('a fair queue', () => {
  it('runs another user’s task before the remaining tasks of the first user', async () => {
    const queue = start()
    const order: string[] = []
    const first = Array.from({ length: 4 }, (_, index) =>
      queue.run(1, async () => void order.push(`1.${index}`)),
    )
    await Promise.all([...first, queue.run(2, async () => void order.push('2.0'))])
    expect(order).toEqual(['1.0', '2.0', '1.1', '1.2', '1.3'])
  })

  it('gives one user only some of the slots', async () => {
    const queue = start({ running: 4, perUser: 2 })
    let [running, most] = [0, 0]
    const task = async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => queue.run(1, task)))
    expect(most).toBe(2)
  })

  it('rejects tasks above its limit, and continues', async () => {
    const queue = start({ waitingPerUser: 1 })
    const tasks = Array.from({ length: 3 }, () => queue.run(1, async () => 'done'))
    expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    await expect(queue.run(1, async () => 'done')).resolves.toBe('done')
  })

  it('frees the slot of a task that fails, and of one that is rejected', async () => {
    const queue = start({ waiting: 0 })
    const leave = await queue.enter(1)
    await expect(queue.enter(2)).rejects.toThrow('busy')
    leave()
    leave()
    await expect(queue.run(2, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    await expect(queue.run(2, async () => 'done')).resolves.toBe('done')
  })
})
