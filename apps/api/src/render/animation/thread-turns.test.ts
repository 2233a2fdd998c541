import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ThreadTurns } from './thread-turns.ts'

const [FIRST, SECOND, THIRD] = [1, 2, 3]

it('lends each thread to one piece of work at a time', async () => {
  const turns = new ThreadTurns(2)
  const busy = new Set<number>()
  const work = async (thread: number) => {
    expect(busy.has(thread)).toBe(false)
    busy.add(thread)
    await setImmediate()
    busy.delete(thread)
    if (thread === 1) throw new Error('a piece that fails')
  }
  const ended = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => turns.run(index % 3, work)),
  )
  expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
  expect(busy.size).toBe(0)
})

it('lends them to whoever has fewest, then to whoever used them least', async () => {
  const turns = new ThreadTurns(2)
  const order: number[] = []
  const piece = (userId: number, ms = 4) =>
    turns.run(userId, async () => {
      order.push(userId)
      await setTimeout(ms)
    })
  const long = Array.from({ length: 8 }, () => piece(FIRST))
  const other = Array.from({ length: 8 }, () => piece(SECOND))
  await other[0]
  // Two works are under way; this one is short.
  await piece(THIRD)
  expect(order.indexOf(THIRD)).toBeLessThan(7)
  await Promise.all([...long, ...other])
  expect(order).toHaveLength(17)
  // The first two began when nobody else was there.
  const places = [...order.entries()].filter(([, userId]) => userId === SECOND).map(([at]) => at)
  expect(places.slice(0, 4).every((at) => at < 11)).toBe(true)
})
