import { setTimeout as sleep } from 'node:timers/promises'
import type { Meme } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockUser } from '../row-locks.ts'

/** More than the connections of a server. */
const REQUESTS = 20

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('no user takes all connections, with however many changes at once', async () => {
  const [busy, other] = [await test.signUp(), await test.signUp()]
  const makeMeme = async (): Promise<Meme> =>
    (await busy.postJson('/api/memes', { templateId: 1 })).json()
  const memes = await Promise.all([makeMeme(), makeMeme()])
  const { id: userId } = await busy.me()
  const db = await test.connect()
  const { promise: changes, resolve } = Promise.withResolvers<Promise<number[]>>()
  const holding = db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const sent = Array.from({ length: REQUESTS }, async (_, index) => {
      const url = `/api/memes/${memes[index % 2]?.id}`
      const change =
        index % 2 === 0
          ? ({ method: 'PATCH', url, payload: { title: 'changed' } } as const)
          : ({ method: 'DELETE', url } as const)
      return (await busy.send(change)).statusCode
    })
    resolve(Promise.all(sent))
    // All of them are as far as they can get.
    await sleep(1000)
    const start = performance.now()
    expect((await other.get('/api/memes')).statusCode).toBe(200)
    expect((await other.postJson('/api/memes', { templateId: 1 })).statusCode).toBe(201)
    expect(performance.now() - start).toBeLessThan(2000)
  })
  await holding.finally(() => db.destroy())
  const statuses = await await changes
  expect(statuses.filter((_, index) => index % 2 === 0)).toEqual(Array(REQUESTS / 2).fill(200))
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
})
