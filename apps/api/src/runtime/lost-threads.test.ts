import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../testing/test-app.ts'
import { watchWorkers } from '../testing/threads/started-workers.ts'

const METRICS_TOKEN = 'only for the operator'
const workers = watchWorkers()

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ METRICS_TOKEN })
  user = await test.signUp()
})
afterAll(() => test.close())

const save = () => user.postJson('/api/memes', { templateId: 1, topText: 'again' })

async function restarts(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await test.visitor.send({ url: '/metrics', headers })
  const counts = body.matchAll(/^memesmith_thread_restarts_total\{name="[^"]+"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

it('replaces threads that die: current saves fail with an error, later ones work, metrics count it', async () => {
  expect((await save()).statusCode).toBe(201)
  const before = await restarts()
  // The database writer and both PNG encoders.
  const lost = [...workers]
  expect(lost.length).toBeGreaterThanOrEqual(3)

  const underWay = Array.from({ length: 8 }, save)
  await Promise.all(lost.map((worker) => worker.terminate()))
  for (const { statusCode } of await Promise.all(underWay)) expect([201, 500]).toContain(statusCode)

  expect(await restarts()).toBe(before + lost.length)
  for (let time = 0; time < 3; time += 1) expect((await save()).statusCode).toBe(201)
  expect((await test.visitor.get('/readyz')).statusCode).toBe(200)
  // Each acknowledged meme and its picture exist: no write was partial.
  const listed = (await user.get('/api/memes')).json()
  for (const { memeImageUrl } of listed) {
    expect((await test.visitor.get(memeImageUrl)).statusCode).toBe(200)
  }
})
