import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts'
import { BUSY_TIMEOUT_MS } from './sqlite/open-sqlite.ts'

let test: TestApp
/** Another process that uses the same database. */
let other: Sqlite.Database
beforeAll(async () => {
  test = await startTestApp()
  other = new Sqlite(join(test.dataDir, 'memesmith.sqlite'))
})
afterEach(() => {
  if (other.inTransaction) other.exec('rollback')
})
afterAll(async () => {
  other.close()
  await test.close()
})

it('answers 503 while another program keeps writing, to all concurrent requests', async () => {
  const user = await test.signUp()
  const save = () => user.postJson('/api/memes', { templateId: 1 })
  const timedSave = async () => ({ response: await save(), at: performance.now() })
  other.exec('begin immediate')
  const answers = await Promise.all(Array.from({ length: 4 }, timedSave))
  for (const { response } of answers) {
    expect([response.statusCode, response.json().code]).toEqual([503, 'busy'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  // One after another, the last would wait three times as long after the first.
  const times = answers.map(({ at }) => at)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2.5 * BUSY_TIMEOUT_MS)
  other.exec('rollback')
  expect((await save()).statusCode).toBe(201)
}, 60_000)

it('ends a session at logout even if the database can’t be written, and removes it later', async () => {
  const { email } = await (await test.signUp()).me()
  const login = await test.visitor.postForm('/api/login', { email, password: PASSWORD })
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
  const ask = (url: string) => test.app.inject({ url, cookies })
  expect((await ask('/api/auth/user')).statusCode).toBe(200)
  const count = () => other.prepare('select count(*) from sessions').pluck().get()
  const before = count()

  other.exec('begin immediate')
  const logout = await ask('/api/logout')
  expect([logout.statusCode, logout.headers.location]).toEqual([302, '/'])
  expect(logout.cookies).toMatchObject([{ value: '' }])
  expect((await ask('/api/auth/user')).statusCode).toBe(401)
  expect(count()).toBe(before)
  other.exec('rollback')
  await expect.poll(count, { timeout: 20_000 }).toBe(Number(before) - 1)
  expect((await ask('/api/auth/user')).statusCode).toBe(401)
}, 60_000)
