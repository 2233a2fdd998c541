/** Overload: the server rejects the excess at once and stays healthy. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostAnswer, percentile, postAtOnce } from './post-at-once.ts'
import { startTarget, type Target } from './start-target.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const AT_ONCE = 500
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE
const TIMEOUT_MS = 120_000

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget()
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

const save = (count: number) =>
  postAtOnce(count, {
    port: target.port,
    path: '/api/memes',
    headers: { cookie: victim.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: 1, topText: 'Everybody', bottomText: 'at once' }),
  })

const logIn = (count: number) =>
  postAtOnce(count, {
    port: target.port,
    path: '/api/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=nobody@example.com&password=whatever it is',
  })

/** Every response is a success or an expected rejection, and rejections are fast. */
function expectRefusalsAtOnce(responses: readonly PostAnswer[], servedStatus: number): void {
  const served = responses.filter(({ status }) => status === servedStatus)
  const refused = responses.filter(({ status }) => status === 503)
  expect(served.length + refused.length).toBe(responses.length)
  expect(served.length).toBeGreaterThan(10)
  expect(refused.length).toBeGreaterThan(10)
  for (const { retryAfter, body } of refused) {
    expect(retryAfter).toBe('2')
    expect(JSON.parse(body)).toMatchObject({
      code: 'busy',
      message: 'The server is busy. Please try again in a moment.',
    })
  }
  // Half of the rejections arrive before half of the successes.
  const places = (group: readonly PostAnswer[]) => group.map(({ place }) => place)
  expect(percentile(places(refused), 0.5)).toBeLessThan(percentile(places(served), 0.5))
}

describe(`${AT_ONCE} at once`, () => {
  it(
    'saves that fit the queue are drawn, and the rest are rejected at once',
    async () => {
      expectRefusalsAtOnce(await save(AT_ONCE), 201)
    },
    TIMEOUT_MS,
  )

  it(
    'passwords that fit the queue are checked, and the rest are rejected at once',
    async () => {
      expectRefusalsAtOnce(await logIn(AT_ONCE), 401)
    },
    TIMEOUT_MS,
  )

  it('stay within the memory limit', async () => {
    expect(await target.peakMemory()).toBeLessThan(MAX_MEMORY)
  })

  it('leave the server running', async () => {
    expect((await save(1))[0]?.status).toBe(201)
    expect((await logIn(1))[0]?.status).toBe(401)
    expect((await fetch(`${target.origin}/healthz`)).status).toBe(200)
    expect(target.output()).toBe('')
  })
})
