/**
 * Broken requests to every route of the real server, over real sockets. Each starts as a request
 * that works; then one to three things in it are broken.
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

const ROUNDS = 60 * times
const REQUESTS_A_ROUND = 500
const AT_ONCE = 16
// Far beyond the server's own patience, so that only a hang reaches it.
const DEADLINE_MS = 30_000
const MEGABYTE = 1024 * 1024
// Who is still writing when the server has heard enough may miss the answer.
const MAX_HEADER_BYTES = 16 * 1024
const MAX_MEMORY = 700 * MEGABYTE

/** Most goes to what writes, but for what is slow: passwords to check, and memes to generate. */
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
    'are answered, never with an error of ours',
    async () => {
      const statuses = new Map<string, number>()
      for (let round = 0; round < ROUNDS; round += 1) {
        // A new person each round: a broken request may have deleted the last one.
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
    20 * 60_000 * times,
  )

  it('leave the server as it was: alive, well, and in bounds', async () => {
    expect(target.isAlive()).toBe(true)
    const answer = await fetch(`${target.origin}/healthz`)
    expect(answer.status).toBe(200)
    await createVictim(target, 'after@example.com')
    expect(target.output()).toBe('')
    expect(await target.peakMemory()).toBeLessThan(MAX_MEMORY)
  })
})
