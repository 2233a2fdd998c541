/** Design §3: no request holds the event loop, however many and however long a user's memes are. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { MAX_MEMES_PER_PAGE, MAX_TEXT_LENGTH, MEMES_PER_PAGE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCollection } from '../testing/fill-collection.ts'
import { type Client, startTestApp, type TestApp } from '../testing/test-app.ts'

const COUNT = 30_000
/** As JSON a control character takes six bytes: no text makes a longer answer. */
const LONGEST = '\u0001'.repeat(MAX_TEXT_LENGTH)
/** Of one meme, with two such captions and everything else. */
const MEME_BYTES = 2 * 6 * MAX_TEXT_LENGTH + 1500

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  const { id: userId } = await user.me()
  fillCollection({ dataDir: test.dataDir, userId, count: COUNT, text: LONGEST })
}, 120_000)
afterAll(() => test.close())

const medianMs = async (times: number, call: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await call()
    durations.push(performance.now() - start)
  }
  return durations.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

describe(`${COUNT} long memes of one user`, { timeout: 60_000 }, () => {
  it('answer no more than a page, six requests at once too, while others are answered', async () => {
    await user.get('/api/memes')
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const memoryBefore = process.memoryUsage().rss
    delay.enable()
    const url = `/api/memes?limit=${MAX_MEMES_PER_PAGE}`
    const answers = await Promise.all(Array.from({ length: 6 }, () => user.get(url)))
    const health = await test.visitor.get('/healthz')
    delay.disable()
    const grownBy = process.memoryUsage().rss - memoryBefore
    expect(health.statusCode).toBe(200)
    for (const answer of answers) {
      expect(answer.json()).toHaveLength(MAX_MEMES_PER_PAGE)
      expect(answer.body.length).toBeLessThan(MAX_MEMES_PER_PAGE * MEME_BYTES)
    }
    console.log({ loopMs: delay.max / 1e6, grownMB: grownBy / 2 ** 20 })
    // The whole list took 2.2 s and 1.9 GB.
    expect(delay.max / 1e6).toBeLessThan(500)
    expect(grownBy).toBeLessThan(300 * 2 ** 20)
  })

  it('do not slow a page down: the last one takes as long as that of a small collection', async () => {
    const small = await test.signUp()
    const { id: userId } = await small.me()
    fillCollection({ dataDir: test.dataDir, userId, count: MEMES_PER_PAGE, text: LONGEST })
    await small.get('/api/memes')
    const usual = await medianMs(9, () => small.get('/api/memes'))
    const deep = `/api/memes?before=${MEMES_PER_PAGE + 1}`
    expect(await medianMs(9, () => user.get(deep))).toBeLessThan(4 * usual + 20)
    console.log({ usual })
  })

  it('do not slow a save down, nor the account page', async () => {
    const newcomer = await test.signUp()
    const save = (client: Client) => () =>
      client.postJson('/api/memes', { templateId: 1, topText: 'One more' })
    await save(newcomer)()
    const usual = await medianMs(9, save(newcomer))
    const crowded = await medianMs(9, save(user))
    console.log({ usual, crowded })
    expect(crowded).toBeLessThan(3 * usual + 20)
    expect((await user.get('/api/account')).json().memeCount).toBe(COUNT + 9)
  })
})
