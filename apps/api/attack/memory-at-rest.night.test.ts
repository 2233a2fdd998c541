/** What SIZING promises about a new site. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../src/testing/full-run.ts'
import { saveOnEveryTemplate } from './save-on-every-template.ts'
import { type NewSite, startNewSite } from './start-new-site.ts'

const SAVES = isFull ? 875 : 152
const LIMIT_MB = 512
const LIMIT_AT_REST_MB = 250
const REST_MS = 60_000
/** Per second, of all threads. */
const MAX_WAKE_UPS = 25
const WATCHED_MS = 4000
const TIMEOUT_MS = 300_000

// It reads /proc.
describe.skipIf(process.platform !== 'linux')('the memory of a new site', () => {
  let site: NewSite
  beforeAll(async () => {
    site = await startNewSite()
  }, TIMEOUT_MS)
  afterAll(() => site.stop())

  it(
    'stays below 512 MB while four people save, and is below 250 a minute later',
    async () => {
      await saveOnEveryTemplate(site.origin, { clients: 4, saves: SAVES })
      expect((await site.memory()).peak).toBeLessThan(LIMIT_MB)
      const memoryNow = async () => (await site.memory()).now
      const options = { timeout: REST_MS, interval: 1000 }
      await expect.poll(memoryNow, options).toBeLessThan(LIMIT_AT_REST_MB)
    },
    TIMEOUT_MS,
  )

  it('leaves the machine asleep while nobody asks for anything', {
    timeout: 2 * REST_MS,
  }, async () => {
    const wakeUpsASecond = async () => {
      const before = await site.wakeUps()
      await sleep(WATCHED_MS)
      return ((await site.wakeUps()) - before) / (WATCHED_MS / 1000)
    }
    // Threads that were needed end half a minute later.
    await expect.poll(wakeUpsASecond, { timeout: REST_MS }).toBeLessThan(MAX_WAKE_UPS)
  })
})
