import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Lane } from './lane.ts'

const [FIRST, SECOND, THIRD] = [1, 2, 3]

/** A task that the test ends. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    end: resolve,
    isStarted: false,
    run() {
      this.isStarted = true
      return promise
    },
  }
}

describe('a lane', () => {
  it('runs a limited number of tasks at a time, and the next as soon as one has ended', async () => {
    const lane = new Lane({ places: 2 })
    const tasks = [task(), task(), task()]
    const runs = tasks.map((each) => lane.run(FIRST, () => each.run()))
    await nextTurn()
    expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, false])
    tasks[0]?.end()
    await runs[0]
    await nextTurn()
    expect(tasks[2]?.isStarted).toBe(true)
    for (const { end } of tasks) end()
    await Promise.all(runs)
    expect([lane.running, lane.waiting]).toEqual([0, 0])
  })

  it('gives a free place to the user who has used the lane least', async () => {
    let now = 0
    const lane = new Lane({ places: 1 }, () => now)
    const order: number[] = []
    const piece = (user: number, ms: number) =>
      lane.run(user, async () => {
        order.push(user)
        await nextTurn()
        now += ms
      })
    const long = Array.from({ length: 6 }, () => piece(FIRST, 100))
    const short = Array.from({ length: 6 }, () => piece(SECOND, 10))
    await nextTurn()
    await piece(THIRD, 1)
    expect(order.indexOf(THIRD)).toBeLessThan(5)
    await Promise.all([...long, ...short])
    // Ten short tasks take as long as one long one.
    expect(order.lastIndexOf(SECOND)).toBeLessThan(order.lastIndexOf(FIRST))
  })

  it('gives one user only some of the places', async () => {
    const lane = new Lane({ places: 4, placesOfUser: 2 })
    let [running, most] = [0, 0]
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await nextTurn()
      running -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => lane.run(FIRST, work)))
    expect(most).toBe(2)
  })

  it('gives each running task a number of its own', async () => {
    const lane = new Lane({ places: 2 })
    const taken = new Set<number>()
    const work = async ({ index }: { readonly index: number }) => {
      expect([index < 2, taken.has(index)]).toEqual([true, false])
      taken.add(index)
      await nextTurn()
      taken.delete(index)
      if (index === 1) throw new Error('a task that fails')
    }
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => lane.run(index % 3, work)),
    )
    expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
  })
})

describe('a lane refuses as busy', () => {
  it('a task that has waited too long, though it was expected to wait less', async () => {
    const lane = new Lane({ places: 1, longestWaitMs: 1 })
    const long = task()
    const run = lane.run(FIRST, () => long.run())
    await expect(lane.run(SECOND, () => task().run())).rejects.toMatchObject({ code: 'busy' })
    expect(lane.waiting).toBe(0)
    long.end()
    await run
  })

  const BUSY = { code: 'busy', statusCode: 503, retryAfter: 2 }

  it('tasks of a user who has too many waiting, and takes those of others', async () => {
    const lane = new Lane({ places: 1, waitingOfUser: 1 })
    const [first, second, third] = [task(), task(), task()]
    const runs = [lane.run(FIRST, () => first.run()), lane.run(FIRST, () => second.run())]
    await expect(lane.run(FIRST, async () => {})).rejects.toMatchObject(BUSY)
    runs.push(lane.run(SECOND, () => third.run()))
    for (const each of [first, second, third]) each.end()
    await Promise.all(runs)
    await expect(lane.run(FIRST, async () => 'again')).resolves.toBe('again')
  })

  it('tasks of a user when too many others wait, however many one of them has', async () => {
    const lane = new Lane({ places: 1, waitingUsers: 1 })
    const { leave } = await lane.enter(FIRST)
    const waiting = [lane.enter(SECOND), lane.enter(SECOND)]
    await expect(lane.enter(THIRD)).rejects.toMatchObject(BUSY)
    expect(lane.waiting).toBe(2)
    leave()
    for (const each of waiting) (await each).leave()
  })

  it('tasks that would wait too long, judging by recent ones', async () => {
    let now = 0
    const lane = new Lane({ places: 1, maxWaitMs: 150 }, () => now)
    const slow = async () => {
      now += 100
    }
    for (let round = 0; round < 10; round += 1) await lane.run(FIRST, slow)
    const last = task()
    const runs = [lane.run(FIRST, () => last.run()), lane.run(FIRST, async () => {})]
    await expect(lane.run(SECOND, async () => {})).rejects.toMatchObject(BUSY)
    last.end()
    await Promise.all(runs)
    for (let round = 0; round < 20; round += 1) await lane.run(FIRST, async () => {})
    await Promise.all([1, 2, 3].map((user) => lane.run(user, async () => user)))
  })
})

describe('a place', () => {
  it('is free after a task that fails, and after one that leaves twice', async () => {
    const lane = new Lane({ places: 1, waitingOfUser: 0 })
    await expect(lane.run(FIRST, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const { leave } = await lane.enter(FIRST)
    leave()
    leave()
    await lane.enter(FIRST)
    expect(lane.running).toBe(1)
  })

  it('is free for others during work outside of it, and the wait after it is never refused', async () => {
    const lane = new Lane({ places: 1, waitingOfUser: 0, waitingUsers: 0 })
    const other = task()
    let isBack = false
    const outside = lane.run(FIRST, async (place) => {
      const result = await place.outside(async () => {
        void lane.run(SECOND, () => other.run())
        await nextTurn()
        expect(other.isStarted).toBe(true)
        return 'drawn'
      })
      isBack = true
      return result
    })
    await nextTurn()
    await nextTurn()
    expect(isBack).toBe(false)
    other.end()
    await expect(outside).resolves.toBe('drawn')
    expect([lane.running, lane.waiting]).toEqual([0, 0])
  })

  it('is not waited for any more when the signal is aborted', async () => {
    const lane = new Lane({ places: 1 })
    const { leave } = await lane.enter(FIRST)
    const abort = new AbortController()
    const waiting = lane.enter(SECOND, abort.signal)
    abort.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(lane.enter(SECOND, abort.signal)).rejects.toThrow('left')
    leave()
    expect([lane.running, lane.waiting]).toEqual([0, 0])
  })

  it('follows a number of places that changes', async () => {
    let places = 1
    const lane = new Lane({ places: () => places })
    const tasks = Array.from({ length: 5 }, task)
    const runs = tasks.map((each) => lane.run(FIRST, () => each.run()))
    const started = () => tasks.filter(({ isStarted }) => isStarted).length
    await nextTurn()
    expect(started()).toBe(1)
    places = 3
    tasks[0]?.end()
    await nextTurn()
    expect([started(), lane.running, lane.waiting]).toEqual([4, 3, 1])
    places = 1
    tasks[1]?.end()
    tasks[2]?.end()
    await nextTurn()
    expect([started(), lane.running, lane.waiting]).toEqual([4, 1, 1])
    for (const { end } of tasks) end()
    await Promise.all(runs)
    expect([lane.running, lane.waiting]).toEqual([0, 0])
  })
})
