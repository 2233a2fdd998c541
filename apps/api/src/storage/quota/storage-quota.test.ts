import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { deleteDatabaseIn } from '../../database/testing/test-database.ts'
import { fillCollection } from '../../testing/fill-collection.ts'
import { itOnce } from '../../testing/it-once.ts'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'

// Space for a few memes of the test template, which take a few kilobytes each.
const STORAGE_PER_USER_MB = '0.0625'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ STORAGE_PER_USER_MB })
  user = await test.signUp()
})
afterAll(() => test.close())

const save = (client: Client) => client.postJson('/api/memes', { templateId: 1, topText: 'More' })

/** The user's storage use: the stored totals, and the sums over all rows. */
async function storageOf({ query }: TestApp, userId: number) {
  const [kept] = await query(`select * from user_storage where user_id = ${userId}`)
  const [addedUp] = await query(
    `select id as user_id,
      (select coalesce(sum(byte_size), 0) from images where owner_id = users.id) +
      (select coalesce(sum(octet_length(title || document
        || coalesce(image_description, '') || coalesce(ai_prompt, ''))), 0)
        from memes where user_id = users.id) as bytes,
      (select count(*) from memes where user_id = users.id)
        - (select count(*) from deleted_memes where user_id = users.id) as meme_count
    from users where id = ${userId}`,
  )
  return { kept, addedUp }
}

const isWithinLimit = (bytes: number) => bytes <= Number(STORAGE_PER_USER_MB) * 2 ** 20

describe('a collection that is full', () => {
  const ids: number[] = []

  it('rejects new memes with an explanation, and keeps its memes', async () => {
    let response = await save(user)
    while (response.statusCode === 201 && ids.length < 100) {
      ids.push(response.json().id)
      response = await save(user)
    }
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({
      code: 'collection_full',
      message:
        'Your collection is full: this site keeps 64 KB for each person. Delete memes that you no longer need, then try again.',
    })
    expect(ids.length).toBeGreaterThan(1)
    expect((await user.get('/api/memes')).json()).toHaveLength(ids.length)
  })

  itOnce('also rejects uploads and generations', async () => {
    const upload = await user.upload(await makePicture('jpeg', 1200, 900))
    expect([upload.statusCode, upload.json().code]).toEqual([413, 'collection_full'])
    const generated = await user.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
    expect([generated.statusCode, generated.json().code]).toEqual([413, 'collection_full'])
    expect((await user.get('/api/memes')).json()).toHaveLength(ids.length)
  })

  itOnce('serves thumbnails, and stores only those that fit', async () => {
    for (const id of ids) {
      const { statusCode, headers } = await user.get(`/api/memes/${id}/thumbnail`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    }
    const { addedUp } = await storageOf(test, 1)
    expect(addedUp).toHaveProperty('bytes', expect.toSatisfy(isWithinLimit))
  })

  it('lets a meme be renamed and replaced by one that is no larger', async () => {
    const [id] = ids
    const url = `/api/memes/${id}`
    const smaller = await user.send({ method: 'PUT', url, payload: { templateId: 1, topText: '' } })
    expect(smaller.statusCode).toBe(200)
    const payload = { title: 'x' }
    expect((await user.send({ method: 'PATCH', url, payload })).statusCode).toBe(200)
  })

  it('rejects a replacement that would need more space, and keeps the meme', async () => {
    const url = `/api/memes/${ids[0]}`
    const before = (await user.get('/api/memes')).json()
    // One picture of this text takes more than the whole collection may.
    const text = 'The five boxing wizards jump quickly. '.repeat(13)
    const payload = { templateId: 1, topText: text, bottomText: text, textColor: '#ff0000' }
    const response = await user.send({ method: 'PUT', url, payload })
    expect([response.statusCode, response.json().code]).toEqual([413, 'collection_full'])
    expect((await user.get('/api/memes')).json()).toEqual(before)
  })

  itOnce('does not affect other users', async () => {
    expect((await save(await test.signUp())).statusCode).toBe(201)
  })

  it('has space again when a meme is deleted', async () => {
    await user.send({ method: 'DELETE', url: `/api/memes/${ids[0]}` })
    expect((await save(user)).statusCode).toBe(201)
  })
})

itOnce('has no limit if the operator sets none', async () => {
  const unlimited = await startTestApp({ STORAGE_PER_USER_MB: '0' })
  const response = await save(await unlimited.signUp())
  expect(response.statusCode).toBe(201)
  await unlimited.close()
})

it('counts the text of memes', async () => {
  // Space for a few pictures, but not for this much additional text.
  const small = await startTestApp({ STORAGE_PER_USER_MB })
  const ada = await small.signUp()
  await save(ada)
  await fillCollection(small.dataDir, { userId: 1, count: 65, text: 'x'.repeat(500) })
  const response = await save(ada)
  expect([response.statusCode, response.json().code]).toEqual([413, 'collection_full'])
  await small.close()
})

it('keeps correct totals through saves, views and deletions', async () => {
  const own = await startTestApp()
  const ada = await own.signUp()
  const bob = await own.signUp()
  const customImageUrl = (await ada.upload(await makePicture('png'))).json().url
  const memes = []
  for (const body of [
    { customImageUrl, title: '日本語', topText: 'Ünïcode' },
    { customImageUrl },
    { templateId: 1, bottomText: 'x'.repeat(500) },
  ]) {
    memes.push((await ada.postJson('/api/memes', body)).json())
  }
  memes.push((await ada.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })).json())
  await bob.postJson('/api/memes', { templateId: 1 })
  for (const { thumbnailUrl } of memes) await ada.get(thumbnailUrl)
  const [first, second] = memes
  await ada.send({
    method: 'PUT',
    url: `/api/memes/${second.id}`,
    payload: { templateId: 1, topText: 'Größer', title: 'y'.repeat(200) },
  })
  await ada.send({ method: 'PATCH', url: `/api/memes/${first.id}`, payload: { title: '名' } })
  for (const { id } of memes.slice(1)) {
    const { kept, addedUp } = await storageOf(own, 1)
    expect(kept).toEqual(addedUp)
    await ada.send({ method: 'DELETE', url: `/api/memes/${id}` })
  }
  for (const userId of [1, 2]) {
    const { kept, addedUp } = await storageOf(own, userId)
    expect(kept).toEqual(addedUp)
    expect(kept).toMatchObject({ memeCount: 1 })
  }
  await bob.postJson('/api/account/delete', { confirmation: PASSWORD })
  expect((await storageOf(own, 2)).kept).toBeUndefined()
  await own.close()
})

describe('MEMES_PER_USER', () => {
  itOnce('limits the number of memes of one user, including generated ones', async () => {
    const small = await startTestApp({ MEMES_PER_USER: '2' })
    const [ada, bob] = [await small.signUp(), await small.signUp()]
    const saved = await save(ada)
    expect((await save(ada)).statusCode).toBe(201)
    const generate = () => ada.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
    for (const refused of [await save(ada), await generate()]) {
      expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
        413,
        'collection_full',
        'Your collection is full: this site keeps 2 memes for each person. Delete memes that you no longer need, then try again.',
      ])
    }
    expect((await ada.get('/api/memes')).json()).toHaveLength(2)
    expect((await ada.get('/api/account')).json().memeCount).toBe(2)
    // The storage limit counts bytes.
    expect((await ada.upload(await makePicture('png'))).statusCode).toBe(201)
    expect((await save(bob)).statusCode).toBe(201)
    await ada.send({ method: 'DELETE', url: `/api/memes/${saved.json().id}` })
    expect((await generate()).statusCode).toBe(201)
    await small.close()
  })

  it('also holds for concurrent saves', async () => {
    const small = await startTestApp({ MEMES_PER_USER: '3' })
    const ada = await small.signUp()
    const responses = await Promise.all(Array.from({ length: 8 }, () => save(ada)))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect((await ada.get('/api/memes')).json()).toHaveLength(3)
    await small.close()
  })

  itOnce('is 50,000 by default, and unlimited if it is 0', { timeout: 60_000 }, async () => {
    expect(readConfig({}).memesPerUser).toBe(50_000)
    const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    const limited = await startTestApp({ DATA_DIR: dataDir, MEMES_PER_USER: '1000' })
    const ada = await limited.signUp()
    await fillCollection(dataDir, { userId: 1, count: 1000, text: '' })
    const refused = await save(ada)
    expect(refused.statusCode).toBe(413)
    expect(refused.json().message).toContain('keeps 1,000 memes for each')
    await limited.close()

    const unlimited = await startTestApp({ DATA_DIR: dataDir, MEMES_PER_USER: '0' })
    expect((await save(ada.at(unlimited.app))).statusCode).toBe(201)
    await unlimited.close()
    await deleteDatabaseIn(dataDir)
  })
})
