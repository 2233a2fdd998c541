import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, MEGABYTE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCollection, shareIdOf } from '../../testing/fill-collection.ts'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { markUserDeleted } from '../../users/users.repository.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'correct horse battery'

/** A user who is signed in with two browsers. */
async function signUpTwice(): Promise<{ here: Client; elsewhere: Client; email: string }> {
  const here = await test.signUp('Ada')
  const { email } = await here.me()
  const elsewhere = test.newVisitor()
  await elsewhere.postForm('/api/login', { email, password: PASSWORD })
  return { here, elsewhere, email }
}

const statusOf = async (client: Client) => (await client.get('/api/auth/user')).statusCode

const logIn = async (email: string, password: string) =>
  (await test.newVisitor().postForm('/api/login', { email, password })).statusCode

/** Removes the user's password, as single sign-on does. */
async function dropPassword(email: string): Promise<void> {
  const db = await test.connect()
  await db.updateTable('users').set({ passwordHash: null }).where('email', '=', email).execute()
  await db.destroy()
}

describe('GET /api/account', () => {
  it('returns the signed-in user and their storage use', async () => {
    const client = await test.signUp('Ada')
    const user = await client.me()
    await client.postJson('/api/memes', { templateId: 1 })
    const account: Account = (await client.get('/api/account')).json()
    expect(account.storageBytes).toBeGreaterThan(1000)
    expect(account).toEqual({
      ...user,
      // The first account of a site.
      administrator: true,
      hasPassword: true,
      memeCount: 1,
      storageBytes: expect.any(Number),
      storageLimit: 500 * MEGABYTE,
    })
  })

  it.each([
    ['GET', '/api/account'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/sign-out-everywhere'],
    ['POST', '/api/account/delete'],
  ] as const)('%s %s is for signed-in users', async (method, url) => {
    const payload = { currentPassword: 'a', newPassword: 'b', confirmation: 'c' }
    const response = await test
      .newVisitor()
      .send({ method, url, ...(method === 'POST' && { payload }) })
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized'])
  })
})

describe('changing the password', () => {
  const change = (client: Client, currentPassword: string, newPassword: string) =>
    client.postJson('/api/account/password', { currentPassword, newPassword })

  it('requires the current one, and ends every other session', async () => {
    const { here, elsewhere, email } = await signUpTwice()
    expect((await change(here, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
    expect(await logIn(email, PASSWORD)).toBe(401)
    expect(await logIn(email, NEW_PASSWORD)).toBe(303)
  })

  it.each([
    ['wrong one', NEW_PASSWORD, 403, 'confirmation_failed', 'not your current password'],
    [PASSWORD, PASSWORD, 422, 'password_refused', 'That is your password already'],
    ['wrong one', 'wrong one', 403, 'confirmation_failed', 'not your current password'],
    [PASSWORD, 'short', 422, 'password_refused', '8 to 128 characters'],
    [PASSWORD, 'TrustNo1', 422, 'password_refused', '10,000 most common'],
  ])('from %j to %j is refused', async (current, next, status, code, sentence) => {
    const { here, elsewhere, email } = await signUpTwice()
    const response = await change(here, current, next)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.json().message).toContain(sentence)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
    expect(await logIn(email, PASSWORD)).toBe(303)
  })

  it('is refused when there is none', async () => {
    const client = await test.signUp()
    await dropPassword((await client.me()).email)
    const response = await change(client, '', NEW_PASSWORD)
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      'This account has no password to change.',
    ])
  })
})

describe('signing out everywhere', () => {
  it('ends every session of this user, and of no one else', async () => {
    const { here, elsewhere } = await signUpTwice()
    const another = await test.signUp()
    expect((await here.postJson('/api/account/sign-out-everywhere', {})).statusCode).toBe(204)
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 401])
    expect(await statusOf(another)).toBe(200)
  })
})

describe('deleting the account', { timeout: 30_000 }, () => {
  const remove = (client: Client, confirmation: string) =>
    client.postJson('/api/account/delete', { confirmation })

  it('requires the password', async () => {
    const { here, elsewhere, email } = await signUpTwice()
    for (const confirmation of ['wrong one', '', email]) {
      const response = await remove(here, confirmation)
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        'That is not your password.',
      ])
    }
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
  })

  it('requires the e-mail when there is no password', async () => {
    const client = await test.signUp()
    const { email } = await client.me()
    await dropPassword(email)
    expect((await remove(client, PASSWORD)).json().message).toContain('not the e-mail')
    expect((await remove(client, ` ${email.toUpperCase()} `)).statusCode).toBe(204)
    expect(await statusOf(client)).toBe(401)
  })

  it('deletes all of the user’s data, and none of other users’', async () => {
    const own = await startTestApp()
    const rowCounts = () => {
      const tables = ['users', 'sessions', 'memes', 'images', 'generations']
      const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
      return own.query(`select ${counts.join(', ')}`)
    }
    const fill = async (client: Client) => {
      const { url } = (await client.upload(await makePicture('png'))).json()
      await client.upload(await makePicture('jpeg'))
      const memes = [{ templateId: 1 }, { customImageUrl: url }, { memeImageUrl: url }]
      for (const meme of memes) await client.postJson('/api/memes', meme)
      await client.postJson('/api/memes/generate', { prompt: 'a cat at work' })
      return (await client.get('/api/memes')).json()
    }
    const keeper = await own.signUp()
    await fill(keeper)
    const before = await rowCounts()

    const leaver = await own.signUp()
    const memes = await fill(leaver)
    expect(memes).toHaveLength(4)
    expect(await rowCounts()).not.toEqual(before)
    expect((await remove(leaver, PASSWORD)).statusCode).toBe(204)

    expect(await rowCounts()).toEqual(before)
    expect(await statusOf(leaver)).toBe(401)
    for (const { shareUrl, memeImageUrl } of memes) {
      expect((await own.visitor.get(shareUrl)).statusCode).toBe(404)
      expect((await own.visitor.get(memeImageUrl)).statusCode).toBe(404)
    }
    expect((await keeper.get('/api/memes')).json()).toHaveLength(4)
    await own.close()
  })

  it('ends pending requests, and leaves nothing of them', async () => {
    const own = await startTestApp()
    const client = await own.signUp()
    const picture = await makePicture('png')
    const underWay = Promise.all([
      client.postJson('/api/memes/generate', { prompt: 'a cat at work' }),
      client.postJson('/api/memes', { templateId: 1 }),
      client.upload(picture),
      client.postJson('/api/memes/generate', { prompt: 'a dog at home' }),
    ])
    expect((await remove(client, PASSWORD)).statusCode).toBe(204)
    for (const { statusCode } of await underWay) expect([201, 401, 409]).toContain(statusCode)

    const db = await own.connect()
    const ownImages = db.selectFrom('images').selectAll().where('ownerId', 'is not', null)
    expect(await ownImages.execute()).toEqual([])
    expect(await db.selectFrom('memes').selectAll().execute()).toEqual([])
    await db.destroy()
    await own.close()
  })

  it('frees the e-mail for a new account, which starts empty', async () => {
    const client = await test.signUp()
    const { email } = await client.me()
    await client.postJson('/api/memes', { templateId: 1 })
    await remove(client, PASSWORD)
    expect(await logIn(email, PASSWORD)).toBe(401)
    const again = test.newVisitor()
    expect((await again.postForm('/api/signup', { email, password: PASSWORD })).statusCode).toBe(
      303,
    )
    expect((await again.get('/api/memes')).json()).toEqual([])
  })

  it('lets others save while a large collection is being removed', async () => {
    const own = await startTestApp()
    const [leaver, another] = [await own.signUp(), await own.signUp()]
    // The thread that draws memes starts with the first.
    await another.postJson('/api/memes', { templateId: 1 })
    await fillCollection(own.dataDir, { userId: 1, count: 10_000, pictureBytes: 100 })
    const finished: string[] = []
    const removal = remove(leaver, PASSWORD).then(({ statusCode }) => {
      finished.push(`removal ${statusCode}`)
    })
    const link = `/m/${shareIdOf(1, 1)}`
    while ((await own.visitor.get(link)).statusCode === 200) await sleep(1)
    const saved = await another.postJson('/api/memes', { templateId: 1 })
    finished.push(`save ${saved.statusCode}`)
    await removal
    expect(finished).toEqual(['save 201', 'removal 204'])
    await own.close()
  })

  it('takes effect at once, and the remaining data is removed after a crash', async () => {
    const own = await startTestApp()
    const client = await own.signUp('Ada')
    const { email } = await client.me()
    const meme = (await client.postJson('/api/memes', { templateId: 1 })).json()
    // The state after a crash that follows the first step of a deletion.
    const db = await own.connect()
    await markUserDeleted(db, 1)
    await db.destroy()
    expect(await statusOf(client)).toBe(401)
    for (const url of [meme.shareUrl, meme.memeImageUrl]) {
      expect((await own.visitor.get(url)).statusCode).toBe(404)
    }
    const form = { email, password: PASSWORD }
    expect((await own.newVisitor().postForm('/api/login', form)).statusCode).toBe(401)
    expect((await own.newVisitor().postForm('/api/signup', form)).statusCode).toBe(303)

    await own.app.close()
    const restarted = await startTestApp({ DATA_DIR: own.dataDir })
    const left = () =>
      restarted.query(`select 'meme' from memes where user_id = 1
        union all select 'image' from images where owner_id = 1
        union all select 'user' from users where id = 1`)
    await expect.poll(left).toEqual([])
    await restarted.close()
    await own.close()
  })
})
