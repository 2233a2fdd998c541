import { setTimeout as sleep } from 'node:timers/promises'
import { PROMPT_PLACES } from '@memesmith/scene-composer/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOf } from '../../testing/full-run.ts'
import { type HttpClient, signUpOverHttp } from '../../testing/sign-up-over-http.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'

const ENDLESS = new URL('../../testing/threads/endless-composer.worker.ts', import.meta.url)

/** 200 repetitions take 7.5 s if two lines are parsed in quartic time. */
const SLOWEST_KNOWN = `a${' '.repeat(660)}${'\n'.repeat(660)}b${' '.repeat(660)}\nc`

let test: TestApp
let user: HttpClient
beforeAll(async () => {
  const generator = createSceneGenerator({ nextAttempt: () => 0, script: ENDLESS })
  test = await startTestApp({ GENERATIONS_PER_HOUR: '0' }, generator)
  user = await signUpOverHttp(test.app, 'built-in@example.com')
})
afterAll(() => test.close())

const generate = (prompt: string) => user.post('/api/memes/generate', { prompt })

/** Polls the health route until `work` is done; returns the response times in ms. */
async function healthDuring(work: Promise<unknown>): Promise<number[]> {
  const address = test.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone) {
    const start = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${address.port}/healthz`)
    expect(status).toBe(200)
    times.push(performance.now() - start)
    await sleep(20)
  }
  return times
}

describe('a prompt that takes too long to parse', () => {
  it('gets 503 while others are served, and its thread is ended', async () => {
    const endless = generate('an endless prompt')
    const waiting = generate('a cat')
    const times = await healthDuring(endless)
    const response = await endless
    expect([response.status, await response.json()]).toMatchObject([
      503,
      {
        code: 'generation_timeout',
        message: 'This prompt took too long to read. Please try again with a shorter one.',
      },
    ])
    // It used to take two seconds. A busy machine may delay a response, but the prompt does not.
    expect(times.length).toBeGreaterThan(5)
    expect(Math.max(...times)).toBeLessThan(1000)
    expect((await waiting).status).toBe(201)
    expect((await generate('a dog')).status).toBe(201)
  }, 20_000)

  it('is not the slowest known one, with two distant lines', async () => {
    expect((await generate(SLOWEST_KNOWN)).status).toBe(201)
  })
})

describe('no composed scene is rejected', () => {
  it('stores a meme in each of 45 places, of which a short run takes every tenth', async () => {
    expect(PROMPT_PLACES).toHaveLength(45)
    for (const place of oneOf(10, PROMPT_PLACES)) {
      expect([place, (await generate(`a cat ${place}`)).status]).toEqual([place, 201])
    }
  }, 120_000)
})
