/** Documents that take too long to draw: each is refused, and after some of them the account has to wait. */
import { MEGABYTE } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from '../src/testing/full-run.ts'
import { save, slowest } from './slow-documents.ts'
import { startTarget, type Target } from './start-target.ts'
import { createVictim } from './usual-requests.ts'

const REFUSED_ACCOUNTS = isFull ? 5 : 1
const MAX_REFUSALS = 10
const MAX_GROWTH = 50 * MEGABYTE
const TIMEOUT_MS = 300_000

let target: Target
beforeAll(async () => {
  // At night each is drawn for two seconds, as on a site.
  target = await startTarget(isFull ? {} : { SLOW_DRAWING_MS: '200' })
  // The drawing threads have started, so they do not count as growth.
  await save(target, await createVictim(target, 'first@example.com'), {
    templateId: 1,
    document: slowest,
  })
}, TIMEOUT_MS)
afterAll(() => target.stop())

it(
  'refused drawings leave no memory behind, and an account with many has to wait',
  async () => {
    const before = await target.memory()
    for (let index = 0; index < REFUSED_ACCOUNTS; index += 1) {
      const account = await createVictim(target, `refused${index}@example.com`)
      const answers: (number | undefined)[] = []
      while (answers.at(-1) !== 429) {
        const { status, body } = await save(target, account, { templateId: 1, document: slowest })
        answers.push(status)
        if (status !== 429) expect(JSON.parse(body).code).toBe('drawing_too_slow')
      }
      expect(answers).toEqual([...Array(MAX_REFUSALS).fill(422), 429])
    }
    expect((await target.memory()) - before).toBeLessThan(MAX_GROWTH)
  },
  TIMEOUT_MS,
)
