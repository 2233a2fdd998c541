/** The queues of an administrator when somebody has flooded them: paged, small, and as quick as short ones. */
import { ADMIN_ROWS_PER_PAGE, calls } from '@memesmith/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostgres } from '../../database/engine.ts'
import { fillCollection, shareIdOf } from '../../testing/fill-collection.ts'
import { isFull } from '../../testing/full-run.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MANY = isFull ? 100_000 : 4000
const FEW = 2 * ADMIN_ROWS_PER_PAGE

interface Site {
  readonly test: TestApp
  readonly administrator: Client
  readonly ownerId: number
}

/** A site where so many memes wait, are reported, and have decisions that their owner appeals against. */
async function startSite(count: number): Promise<Site> {
  const test = await startTestApp({ PUBLIC_GALLERY: 'review' })
  const administrator = await test.signUp('Grace')
  const { id: ownerId } = await (await test.signUp('Mallory')).me()
  await fillCollection(test.dataDir, { userId: ownerId, count })
  for (const [into, values] of [
    [
      'public_memes (meme_id, user_id, state, shown_at, likes, popularity, shuffle)',
      `id, user_id, 'waiting', id, 0, 0, 0`,
    ],
    ['reports (meme_id, reason, details, reporter, created_at)', `id, 'spam', title, share_id, id`],
    [
      'decisions (user_id, share_id, title, act, reason, details, made_at, appeal, appealed_at)',
      `user_id, share_id, title, 'hidden', 'spam', '', id, title, id`,
    ],
  ]) {
    await test.query(
      `insert into ${into} select ${values} from memes where user_id = ${ownerId} order by id`,
    )
  }
  const db = await test.connect()
  // As PostgreSQL does by itself a while after so many rows.
  if (isPostgres(db)) await sql`analyze`.execute(db)
  await db.destroy()
  return { test, administrator, ownerId }
}

let flooded: Site
let calm: Site
beforeAll(async () => {
  flooded = await startSite(MANY)
  calm = await startSite(FEW)
}, 600_000)
afterAll(async () => {
  await flooded.test.close()
  await calm.test.close()
})

/** The shortest of several requests, because another program may delay any of them; in ms. */
async function timeOf(client: Client, address: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 9; time += 1) {
    const start = performance.now()
    await client.get(address)
    least = Math.min(least, performance.now() - start)
  }
  return least
}

it.each([calls.adminWaiting.path, calls.adminAppeals.path, calls.adminReports.path])(
  `%s answers a page of ${MANY} that wait, in the time of a page of ${FEW}`,
  async (address) => {
    const answer = (await flooded.administrator.get(address)).json()
    expect(answer.rows).toHaveLength(ADMIN_ROWS_PER_PAGE)
    expect(answer.hasMore ?? answer.next !== null).toBe(true)
    const usual = await timeOf(calm.administrator, address)
    expect(await timeOf(flooded.administrator, address)).toBeLessThan(3 * usual + 20)
  },
)

it('the pages of reports lead to all of them, the last one as quickly as the first', async () => {
  const { administrator } = flooded
  const first = (await administrator.get(calls.adminReports.path)).json()
  const last = `${calls.adminReports.path}?before=${ADMIN_ROWS_PER_PAGE + 1}`
  const { rows, next } = (await administrator.get(last)).json()
  expect(rows).toHaveLength(ADMIN_ROWS_PER_PAGE)
  expect(first.rows[0].meme.shareId).toBe(shareIdOf(flooded.ownerId, MANY))
  expect(rows.at(-1).meme.shareId).toBe(shareIdOf(flooded.ownerId, 1))
  expect((await administrator.get(`${calls.adminReports.path}?before=${next}`)).json()).toEqual({
    rows: [],
    next: null,
  })
  const usual = await timeOf(administrator, calls.adminReports.path)
  expect(await timeOf(administrator, last)).toBeLessThan(3 * usual + 20)
})

it('what is decided leaves the queues, and the next that wait move up', async () => {
  const { administrator, ownerId } = flooded
  const act = (number: number, body: object) =>
    administrator.postJson(`/api/admin/memes/${shareIdOf(ownerId, number)}/acts`, body)
  expect((await act(1, { act: 'let-in' })).statusCode).toBe(204)
  expect((await act(2, { act: 'keep-out', why: 'spam', reason: '' })).statusCode).toBe(204)
  const { rows, hasMore } = (await administrator.get(calls.adminWaiting.path)).json()
  expect(rows[0].shareId).toBe(shareIdOf(ownerId, 3))
  expect([rows.length, hasMore]).toEqual([ADMIN_ROWS_PER_PAGE, true])
})
