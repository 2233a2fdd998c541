import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts'
import { hashPassword } from '../../users/password.ts'
import { insertUser } from '../../users/users.repository.ts'
import { logIn } from './auth.service.ts'

// The real implementation, wrapped in a spy.
vi.mock('@node-rs/argon2', { spy: true })

describe('a login that fails', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase()
    const { db } = test
    const passwordHash = await hashPassword('correct horse')
    await insertUser(db, { email: 'ada@example.com', firstName: null, passwordHash })
    await insertUser(db, { email: 'sso@example.com', firstName: null, passwordHash: null })
  })
  afterAll(() => test.close())
  beforeEach(() => vi.clearAllMocks())

  it.each([
    ['the wrong password', 'ada@example.com', 'wrong horse'],
    ['an unknown e-mail', 'nobody@example.com', 'wrong horse'],
    ['an account without a password', 'sso@example.com', ''],
    ['no e-mail at all', '', ''],
    ['a password that is too long', 'ada@example.com', 'x'.repeat(129)],
  ])('does the same work and says the same for %s', async (_what, email, password) => {
    expect(await logIn(test.db, { email, password })).toEqual({
      status: 401,
      problem: 'That e-mail and password do not belong together.',
    })
    expect(argon2.hash).not.toHaveBeenCalled()
    expect(vi.mocked(argon2.verify).mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), expect.any(String)],
    ])
  })
})
