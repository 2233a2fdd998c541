/** A save that is sent again does not make a second meme. */
import {
  ACCOUNT_HEADER,
  MAX_SAVE_KEYS,
  type Meme,
  SAVE_KEY_HEADER,
  SAVE_KEYS_KEPT_MS,
} from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { deleteOldSaveKeys } from './save-keys.repository.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
})
afterAll(() => test.close())

const KEY = '0b1c8a4e-9d1f-4a57-9a0f-3f2f0c6f7b11'

const save = (client: Client, saveKey: string, title: string, headers = {}) =>
  client.send({
    method: 'POST',
    url: '/api/memes',
    headers: { [SAVE_KEY_HEADER]: saveKey, ...headers },
    payload: { templateId: 1, title },
  })

const titlesOf = async (client: Client): Promise<string[]> => {
  const memes: Meme[] = (await client.get('/api/memes')).json()
  return memes.map(({ title }) => title)
}

describe('POST /api/memes with an Idempotency-Key', () => {
  it('answers a repetition with the meme of the first, whatever has changed since', async () => {
    const first = await save(user, KEY, 'Once')
    await user.send({
      method: 'PATCH',
      url: `/api/memes/${first.json().id}`,
      payload: { tags: ['a'] },
    })
    const again = await save(user, KEY, 'Twice')
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual({ ...first.json(), tags: ['a'] })
    expect(await titlesOf(user)).toEqual(['Once'])
  })

  it('makes one meme of saves that arrive at the same time', async () => {
    const other = await test.signUp()
    const answers = await Promise.all([1, 2, 3].map(() => save(other, KEY, 'Race')))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await titlesOf(other)).toEqual(['Race'])
  })

  it("has keys of each user, and shows nobody another user's meme", async () => {
    const other = await test.signUp()
    const { id } = (await save(other, KEY, 'Mine')).json()
    expect(await titlesOf(user)).toEqual(['Once'])
    expect(await titlesOf(other)).toEqual(['Mine'])
    expect((await save(user, KEY, 'Once')).json().id).not.toBe(id)
  })

  it('says that the meme was deleted since, also once it is gone for good', async () => {
    const { id } = (await save(user, 'deleted-meme', 'Gone')).json()
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect((await save(user, 'deleted-meme', 'Gone')).json()).toMatchObject({
      code: 'deleted_since',
    })
    await test.query(`delete from memes where id = ${id}`)
    expect((await save(user, 'deleted-meme', 'Gone')).statusCode).toBe(410)
    expect(await titlesOf(user)).toEqual(['Once'])
  })

  it('is not used up by a save that was refused', async () => {
    const other = await test.signUp()
    const refused = await other.send({
      method: 'POST',
      url: '/api/memes',
      headers: { [SAVE_KEY_HEADER]: KEY },
      payload: { templateId: 999 },
    })
    expect(refused.statusCode).toBe(404)
    expect((await save(other, KEY, 'Now')).statusCode).toBe(201)
  })

  it.each(['', 'short', 'with a space', 'a'.repeat(65), 'ümläut-key'])(
    'refuses the key %j',
    async (saveKey) => {
      const { statusCode, body } = await save(user, saveKey, 'Never')
      expect(statusCode).toBe(400)
      expect(body).toContain(
        'idempotency-key must be 8 to 64 letters, digits, hyphens or underscores.',
      )
    },
  )

  it('forgets keys after 90 days', async () => {
    const other = await test.signUp()
    const { id: userId } = await other.me()
    const savedAt = 1000
    await test.query(
      `insert into save_keys (user_id, save_key, meme_id, saved_at) values (${userId}, 'old', 1, ${savedAt})`,
    )
    const db = await test.connect()
    const keptAt = async (now: number) => {
      await deleteOldSaveKeys(db, now)
      return await test.query(`select 1 from save_keys where user_id = ${userId}`)
    }
    expect(await keptAt(savedAt + SAVE_KEYS_KEPT_MS - 1)).toHaveLength(1)
    expect(await keptAt(savedAt + SAVE_KEYS_KEPT_MS + 1)).toHaveLength(0)
    await db.destroy()
  })

  it('forgets the oldest keys of a user who has too many', async () => {
    const other = await test.signUp()
    const { id: userId } = await other.me()
    const rows = Array.from(
      { length: MAX_SAVE_KEYS + 1 },
      (_, at) => `(${userId}, 'key-${at}', 1, ${at})`,
    )
    await test.query(
      `insert into save_keys (user_id, save_key, meme_id, saved_at) values ${rows.join(',')}`,
    )
    await save(other, 'one-more-key', 'One')
    const db = await test.connect()
    await deleteOldSaveKeys(db, SAVE_KEYS_KEPT_MS)
    await db.destroy()
    const left = await test.query<{ saveKey: string }>(
      `select save_key as "saveKey" from save_keys where user_id = ${userId} order by saved_at`,
    )
    expect(left).toHaveLength(MAX_SAVE_KEYS)
    expect([left[0]?.saveKey, left.at(-1)?.saveKey]).toEqual(['key-2', 'one-more-key'])
  })
})

describe('PUT /api/memes/:id with an Idempotency-Key', () => {
  const replace = (client: Client, id: number, saveKey: string, title: string) =>
    client.send({
      method: 'PUT',
      url: `/api/memes/${id}`,
      headers: { [SAVE_KEY_HEADER]: saveKey },
      payload: { templateId: 1, title },
    })

  it('undoes no later change when it is repeated', async () => {
    const other = await test.signUp()
    const { id } = (await save(other, KEY, 'First')).json()
    expect((await replace(other, id, 'on-a-train', 'Sent late')).json().title).toBe('Sent late')
    await replace(other, id, 'at-the-desk', 'Newer')
    const again = await replace(other, id, 'on-a-train', 'Sent late')
    expect([again.statusCode, again.json().title]).toEqual([200, 'Newer'])
    expect(await titlesOf(other)).toEqual(['Newer'])
  })

  it('replaces another meme with the same key', async () => {
    const other = await test.signUp()
    const { id } = (await save(other, KEY, 'First')).json()
    const { id: second } = (await save(other, 'second-meme', 'Second')).json()
    await replace(other, id, 'on-a-train', 'One')
    expect((await replace(other, second, 'on-a-train', 'Two')).json().title).toBe('Two')
    expect(await titlesOf(other)).toEqual(['Two', 'One'])
  })

  it('replaces once when repetitions arrive at the same time', async () => {
    const other = await test.signUp()
    const { id } = (await save(other, KEY, 'First')).json()
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => replace(other, id, 'on-a-train', title)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().title)).size).toBe(1)
  })

  it('says that the meme was deleted since', async () => {
    const other = await test.signUp()
    const { id } = (await save(other, KEY, 'First')).json()
    await replace(other, id, 'on-a-train', 'Sent late')
    await other.send({ method: 'DELETE', url: `/api/memes/${id}` })
    const again = await replace(other, id, 'on-a-train', 'Sent late')
    expect([again.statusCode, again.json().code]).toEqual([404, 'meme_not_found'])
  })
})

describe('a request for another account', () => {
  it('is answered 401, and nothing happens: the session is of someone else', async () => {
    const other = await test.signUp()
    const { id } = await user.me()
    const headers = { [ACCOUNT_HEADER]: String(id) }
    const refused = await save(other, 'of-another-account', 'Not mine', headers)
    expect([refused.statusCode, refused.json().message]).toEqual([401, 'Unauthorized'])
    expect(await titlesOf(other)).toEqual([])
    expect((await save(user, 'of-this-account', 'Mine', headers)).statusCode).toBe(201)
  })
})
