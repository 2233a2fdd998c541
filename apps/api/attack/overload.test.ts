/** Far more saves at once than the server can draw: it says so at once, and stays well. */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTarget, type Target } from './start-target.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const SAVES = 500
const MEGABYTE = 1024 * 1024
const MAX_MEMORY = 512 * MEGABYTE

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget()
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

const agent = new Agent({ keepAlive: true, maxSockets: SAVES })

interface Answer {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly body: string
  /** From the first byte sent to the last received. */
  readonly ms: number
  /** Its place in the order of all answers. */
  readonly place: number
}

let answered = 0

function save(): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: target.port,
        path: '/api/memes',
        method: 'POST',
        agent,
        headers: { cookie: victim.cookie, 'content-type': 'application/json' },
      },
      (response) => {
        text(response).then((body) => {
          const { statusCode: status, headers } = response
          const ms = performance.now() - start
          answered += 1
          resolve({ status, retryAfter: headers['retry-after'], body, ms, place: answered })
        }, reject)
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ templateId: 1, topText: 'Everybody', bottomText: 'at once' }))
  })
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

describe(`${SAVES} saves at once`, () => {
  it('are drawn as far as the queue goes, and the rest refused at once', {
    timeout: 120_000,
  }, async () => {
    await save()
    answered = 0
    const answers = await Promise.all(Array.from({ length: SAVES }, save))
    const served = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 503)
    expect(served.length + refused.length).toBe(SAVES)
    expect(served.length).toBeGreaterThan(10)
    expect(refused.length).toBeGreaterThan(10)
    for (const { retryAfter, body } of refused) {
      expect(retryAfter).toBe('2')
      expect(JSON.parse(body)).toMatchObject({
        code: 'busy',
        message: 'The server is busy. Please try again in a moment.',
      })
    }
    // Who is refused has not waited for a turn: half of them know before most memes are drawn.
    const middle = percentile(
      refused.map(({ place }) => place),
      0.5,
    )
    const later = served.filter(({ place }) => place > middle)
    expect(later.length).toBeGreaterThan(served.length / 2)
    const times = served.map(({ ms }) => ms)
    process.stdout.write(
      `  served ${served.length}: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms; refused ${refused.length}: p99 ${percentile(
        refused.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms\n`,
    )
  })

  it('stay in bounds of memory', async () => {
    const peak = await target.peakMemory()
    process.stdout.write(`  peak memory: ${(peak / MEGABYTE).toFixed(0)} MB\n`)
    expect(peak).toBeLessThan(MAX_MEMORY)
  })

  it('leave the server as it was', async () => {
    expect((await save()).status).toBe(201)
    expect((await fetch(`${target.origin}/healthz`)).status).toBe(200)
    expect(target.output()).toBe('')
  })
})
