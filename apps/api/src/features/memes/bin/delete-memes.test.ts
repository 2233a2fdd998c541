import { MEGABYTE, type Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { makeNoisy } from '../../../testing/animations.ts'
import { isFull } from '../../../testing/full-run.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from '../../images/sweep-images.ts'
import { purgeDeleted } from './purge-deleted.service.ts'

let test: TestApp
let db: Db
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  db = await test.connect()
  user = await test.signUp()
})
afterAll(async () => {
  await db.destroy()
  await test.close()
})

/** The next minute: nothing that was deleted so far can be restored then. */
const later = () => Date.now() + 60_000

const remove = (ids: readonly number[], client = user) =>
  client.postJson('/api/memes/delete', { ids })
const restore = (ids: readonly number[], client = user) =>
  client.postJson('/api/memes/restore', { ids })
const listed = async (client = user): Promise<Meme[]> => (await client.get('/api/memes')).json()

async function save(client = user, body: object = {}): Promise<Meme> {
  const customImageUrl = (await client.upload(await makePicture('png'))).json().url
  return (await client.postJson('/api/memes', { customImageUrl, ...body })).json()
}

const statusesOf = (client: Client, meme: Meme) =>
  Promise.all(
    [meme.memeImageUrl, meme.shareUrl, meme.thumbnailUrl, meme.customImageUrl ?? ''].map(
      async (url) => (await client.get(url)).statusCode,
    ),
  )

describe('a deletion', () => {
  it('takes effect at once, and is undone exactly', async () => {
    const memes = [await save(), await save(user, { title: 'Second' })]
    const ids = memes.map(({ id }) => id)
    await user.send({
      method: 'PATCH',
      url: `/api/memes/${ids[1]}`,
      payload: { tags: ['one'], isFavorite: true },
    })
    const before = await listed()
    const picture = (await user.get(memes[0]?.memeImageUrl ?? '')).rawPayload
    expect((await remove(ids)).statusCode).toBe(204)
    expect(await listed()).toEqual([])
    expect((await user.get('/api/account')).json().memeCount).toBe(0)
    for (const meme of memes) expect(await statusesOf(user, meme)).toEqual([404, 404, 404, 404])
    const patched = await user.send({ method: 'PATCH', url: `/api/memes/${ids[0]}`, payload: {} })
    expect(patched.statusCode).toBe(404)
    // Neither sweep removes what can be restored.
    await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS)
    await purgeDeleted(db, Date.now())

    expect((await restore(ids)).json().ids.sort()).toEqual(ids)
    expect(await listed()).toEqual(before)
    expect((await user.get('/api/account')).json().memeCount).toBe(2)
    for (const meme of memes) expect(await statusesOf(user, meme)).toEqual([200, 200, 200, 200])
    expect((await user.get(memes[0]?.memeImageUrl ?? '')).rawPayload.equals(picture)).toBe(true)
    await remove(ids)
  })

  it('is for good once the time is over', async () => {
    const meme = await save()
    await remove([meme.id])
    await purgeDeleted(db, later())
    expect((await restore([meme.id])).json()).toEqual({ ids: [] })
    const { id: userId } = await user.me()
    for (const table of ['images', 'meme_words', 'user_words', 'deleted_memes']) {
      const owner = table === 'images' ? 'owner_id' : 'user_id'
      expect([
        table,
        await test.query(`select * from ${table} where ${owner} = ${userId}`),
      ]).toEqual([table, []])
    }
    const [use] = await test.query(`select * from user_storage where user_id = ${userId}`)
    expect(use).toEqual({ userId, bytes: 0, memeCount: 0 })
  })

  it('leaves a picture to the memes that still use it', async () => {
    const first = await save()
    const { customImageUrl } = first
    const second = (await user.postJson('/api/memes', { customImageUrl })).json()
    await remove([first.id])
    expect(await statusesOf(user, second)).toEqual([200, 200, 200, 200])
    await purgeDeleted(db, later())
    expect(await statusesOf(user, second)).toEqual([200, 200, 200, 200])
    await remove([second.id])
  })

  it("should not delete or restore another user's memes", async () => {
    const [meme, stranger] = [await save(), await test.signUp()]
    expect((await remove([meme.id], stranger)).statusCode).toBe(204)
    expect((await listed()).map(({ id }) => id)).toContain(meme.id)
    await remove([meme.id])
    expect((await restore([meme.id], stranger)).json()).toEqual({ ids: [] })
    expect(await listed()).toEqual([])
  })

  it('is repeated without an effect', async () => {
    const { id } = await save()
    await Promise.all([remove([id]), remove([id, id]), remove([id, 999_999])])
    expect((await user.get('/api/account')).json().memeCount).toBe(0)
    await Promise.all([restore([id]), restore([id])])
    expect((await user.get('/api/account')).json().memeCount).toBe(1)
    await remove([id])
  })

  it('goes with the account', async () => {
    const leaving = await test.signUp()
    const meme = await save(leaving)
    await remove([meme.id], leaving)
    const response = await leaving.postJson('/api/account/delete', { confirmation: PASSWORD })
    expect(response.statusCode).toBe(204)
    expect(await test.query(`select * from memes where id = ${meme.id}`)).toEqual([])
  })
})

describe('a full collection', () => {
  it('has room again at once, and an undo that does not fit is refused', async () => {
    const small = await startTestApp({ MEMES_PER_USER: '1' })
    const owner = await small.signUp()
    const first = await save(owner)
    await remove([first.id], owner)
    const second = await save(owner)
    const refused = await restore([first.id], owner)
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'collection_full'])
    await remove([second.id], owner)
    expect((await restore([first.id], owner)).json()).toEqual({ ids: [first.id] })
    expect((await listed(owner)).map(({ id }) => id)).toEqual([first.id])
    await small.close()
  })

  // This takes more than 16 MB of noise.
  it.runIf(isFull)(
    'has room again at once for what moves, which takes more than a still',
    async () => {
      const limit = 100
      const small = await startTestApp({ STORAGE_PER_USER_MB: String(limit) })
      const owner = await small.signUp()
      const usedBytes = async () => {
        const [use] = await small.query<{ bytes: number }>('select bytes from user_storage')
        return Number(use?.bytes)
      }
      /** Deletes a meme, after which there is only room for a still. */
      const deleteLarge = async () => {
        const { id } = await save(owner)
        const more = (limit - 17) * MEGABYTE - (await usedBytes())
        await small.query(`update images set byte_size = byte_size + ${more}
        where id = (select image_id from memes where id = ${id})`)
        await small.query(`update user_storage set bytes = ${(limit - 17) * MEGABYTE}`)
        await remove([id], owner)
      }
      const file = makeNoisy(25, 900, 600)
      const customImageUrl = (await owner.upload(file)).json().url
      await deleteLarge()
      const saved = await owner.postJson('/api/memes', { customImageUrl })
      expect(saved.statusCode, saved.body).toBe(201)
      await deleteLarge()
      const uploaded = await owner.upload(file)
      expect(uploaded.statusCode, uploaded.body).toBe(201)
      expect(await usedBytes()).toBeLessThan(limit * MEGABYTE)
      expect(await listed(owner)).toHaveLength(1)
      await small.close()
    },
    60_000,
  )
})
