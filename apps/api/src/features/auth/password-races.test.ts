/**
 * A password changes while a request uses the old one: nothing that the old one granted remains.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFull } from '../../testing/full-run.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createResetLink } from './reset/reset.service.ts'

// The real implementation, with a hook after it.
vi.mock('@node-rs/argon2', { spy: true })
const { verify } = await vi.importActual<typeof argon2>('@node-rs/argon2')

const NEW_PASSWORD = 'another horse'
/** Of the moments at which the login begins. */
const STEP_MS = isFull ? 2 : 8
const LAST_MS = 80

let test: TestApp
let owner: Client
let thief: Client
let email: string
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await test.signUp()
  email = (await owner.me()).email
  thief = test.newVisitor()
})

const logIn = (client: Client, password = PASSWORD) =>
  client.postForm('/api/login', { email, password })
const change = (client: Client, currentPassword: string, newPassword: string) =>
  client.postJson('/api/account/password', { currentPassword, newPassword })
const statusOf = async (client: Client) => (await client.get('/api/auth/user')).statusCode

/** Runs a function after the next successful password check, before its result is used. */
function afterNextCheck(meanwhile: () => Promise<unknown>): void {
  vi.mocked(argon2.verify).mockImplementationOnce(async (...input) => {
    const isRight = await verify(...input)
    await meanwhile()
    return isRight
  })
}

async function resetPassword(): Promise<void> {
  const db = await test.connect()
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const link = new URL(await createResetLink(db, 'http://localhost', user.id))
    const token = link.searchParams.get('token') ?? ''
    const response = await owner.postForm(link.pathname, { token, password: NEW_PASSWORD })
    expect(response.statusCode).toBe(303)
  } finally {
    await db.destroy()
  }
}

const changes: [string, () => Promise<unknown>][] = [
  ['changed', () => change(owner, PASSWORD, NEW_PASSWORD)],
  ['set by a link', resetPassword],
  [
    'gone with its account',
    () => owner.postJson('/api/account/delete', { confirmation: PASSWORD }),
  ],
]

describe('a password that was checked, and is then', () => {
  it.each(changes)('%s does not sign in', async (_what, meanwhile) => {
    afterNextCheck(meanwhile)
    const response = await logIn(thief)
    expect(response.statusCode).toBe(401)
    expect(response.body).toContain('That e-mail and password do not belong together.')
    expect(await statusOf(thief)).toBe(401)
    expect((await logIn(thief)).statusCode).toBe(401)
  })

  it.each(changes)('%s changes nothing', async (_what, meanwhile) => {
    await logIn(thief)
    afterNextCheck(meanwhile)
    expect((await change(thief, PASSWORD, 'stolen horse')).statusCode).toBe(403)
    expect(await statusOf(thief)).toBe(401)
    expect((await logIn(thief, 'stolen horse')).statusCode).toBe(401)
  })

  it('changed does not delete the account', async () => {
    await logIn(thief)
    afterNextCheck(() => change(owner, PASSWORD, NEW_PASSWORD))
    const deletion = await thief.postJson('/api/account/delete', { confirmation: PASSWORD })
    expect(deletion.statusCode).toBe(403)
    expect(await statusOf(owner)).toBe(200)
  })
})

describe('a login with the old password', () => {
  it('is invalid after the change, whenever it began', { timeout: 60_000 }, async () => {
    let current = PASSWORD
    for (let offset = 0; offset < LAST_MS; offset += STEP_MS) {
      const next = `horse number ${offset}`
      const changed = change(owner, current, next)
      await sleep(offset)
      await logIn(thief, current)
      expect((await changed).statusCode).toBe(204)
      expect(await statusOf(thief), `${offset} ms after`).toBe(401)
      expect(await statusOf(owner)).toBe(200)
      current = next
    }
  })
})
