/**
 * Sends corrupted requests to every route of the real server over real sockets. Each one starts as
 * a valid request with one to three corruptions.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '../src/testing/pictures.ts'
import { breaks, wireDamage } from './break-request.ts'
import { replay, runAll, seed, times } from './fuzz-run.ts'
import { sendRaw } from './raw-http.ts'
import { toBytes } from './request-under-attack.ts'
import { startTarget, type Target } from './start-target.ts'
import { createVictim, usualRequests } from './usual-requests.ts'

const ROUNDS = times
const REQUESTS_A_ROUND = 500
const AT_ONCE = 16
// Much longer than the server's own timeouts, so only a hang reaches it.
const DEADLINE_MS = 30_000
const MEGABYTE = 1024 * 1024
// A client that is still writing when the server closes the connection may miss the response.
const MAX_HEADER_BYTES = 16 * 1024
const MAX_MEMORY = 700 * MEGABYTE

/** Writes get the most requests, except slow ones: password checks and generation. */
function weightOf(route: string): number {
  if (/^(GET|HEAD)/.test(route)) return 4
  return /login|signup|account|password|generate/.test(route) ? 3 : 15
}

let target: Target
let picture: Uint8Array
beforeAll(async () => {
  target = await startTarget({ REQUEST_TIMEOUT_SECONDS: '5', GENERATIONS_PER_HOUR: '3' })
  picture = await makePicture('png', 40, 30)
})
afterAll(() => target.stop())

describe(`broken requests (${replay})`, () => {
  it(
    'are answered, never with a 5xx',
    async () => {
      const statuses = new Map<string, number>()
      for (let round = 0; round < ROUNDS; round += 1) {
        // Each round uses a new user: a corrupted request may have deleted the previous one.
        const victim = await createVictim(target, `victim${round}@example.com`)
        const usual = [...usualRequests(target.routes, victim, picture)].map(([name, value]) => ({
          arbitrary: fc.constant({ name, request: value }),
          weight: weightOf(name),
        }))
        const attack = fc.record({ start: fc.oneof(...usual), broken: breaks, damage: wireDamage })
        const attacks = fc.sample(attack, { seed: seed + round, numRuns: REQUESTS_A_ROUND })
        await runAll(attacks, AT_ONCE, async ({ start, broken, damage }, index) => {
          const request = broken(start.request)
          const whole = toBytes(request)
          const bytes = damage(whole)
          const isWhole = request.isWhole && bytes.equals(whole)
          const what = () =>
            `${replay}, round ${round}, request ${index} (${start.name}):\n${bytes.toString('latin1').slice(0, 2000)}`
          const { status, text } = await sendRaw(target.port, bytes, {
            isWhole,
            timeoutMs: DEADLINE_MS,
          }).catch((error: unknown) => {
            throw new Error(`${String(error)}: ${what()}`)
          })
          const mayHangUp = !isWhole || bytes.length > MAX_HEADER_BYTES
          if (status === undefined ? !mayHangUp : status >= 500 && status !== 503) {
            throw new Error(`answered ${text.slice(0, 600)}\n to ${what()}\n${target.output()}`)
          }
          statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
        })
      }
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(
        ROUNDS * REQUESTS_A_ROUND,
      )
      process.stdout.write(`  ${replay}: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
    },
    4 * 60_000 * times,
  )

  it('leave the server running, healthy, and within its memory limit', async () => {
    expect(target.isAlive()).toBe(true)
    const response = await fetch(`${target.origin}/healthz`)
    expect(response.status).toBe(200)
    await createVictim(target, 'after@example.com')
    expect(target.output()).toBe('')
    expect(await target.peakMemory()).toBeLessThan(MAX_MEMORY)
  })
})
