import type { Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../config/config.ts'
import { databaseIn } from '../../../../database/testing/test-database.ts'
import { openImageStorage } from '../../../../storage/open-image-storage.ts'
import { makePicture } from '../../../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { addMissingHashes } from './add-missing-hashes.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
})
afterAll(() => test.close())

async function save(title: string, input: object, client = user): Promise<Meme> {
  const response = await client.postJson('/api/memes', { title, ...input })
  expect(response.statusCode).toBe(201)
  return response.json()
}

/** The titles of the memes of a list, each with that of the meme that it looks like. */
async function list(query = '', client = user): Promise<(readonly [string, string | null])[]> {
  const memes: Meme[] = (await client.get(`/api/memes${query}`)).json()
  return memes.map(({ title, duplicateOf }) => [title, duplicateOf?.title ?? null])
}

const duplicates = () => list('?kind=duplicate')

async function upload(): Promise<string> {
  const picture = await makePicture('png', 64, 48)
  return (await user.upload(picture)).json().url
}

describe('memes that look the same', () => {
  it('say which is the oldest, and are found, whatever they were made from', async () => {
    const first = await save('First', { templateId: 1, topText: 'same' })
    await save('Other', { templateId: 1, topText: 'other' })
    await save('Second', { templateId: 1, topText: 'same' })
    await save('Picture', { customImageUrl: await upload(), topText: 'same' })
    await save('Same picture', { customImageUrl: await upload(), topText: 'same' })
    expect(await list()).toEqual([
      ['Same picture', 'Picture'],
      ['Picture', null],
      ['Second', 'First'],
      ['Other', null],
      ['First', null],
    ])
    expect(await duplicates()).toEqual([
      ['Same picture', 'Picture'],
      ['Second', 'First'],
    ])
    expect(await list('?kind=duplicate&q=second&sort=title')).toEqual([['Second', 'First']])

    const stranger = await test.signUp()
    await save('Of another user', { templateId: 1, topText: 'same' }, stranger)
    expect(await list('', stranger)).toEqual([['Of another user', null]])

    await user.send({ method: 'DELETE', url: `/api/memes/${first.id}` })
    expect(await duplicates()).toEqual([['Same picture', 'Picture']])
    await user.postJson('/api/memes/restore', { ids: [first.id] })
    expect(await duplicates()).toHaveLength(2)
    const changed = { templateId: 1, title: 'First', topText: 'changed' }
    await user.send({ method: 'PUT', url: `/api/memes/${first.id}`, payload: changed })
    expect(await duplicates()).toEqual([['Same picture', 'Picture']])
  })

  it('are recognized in collections from before, and after an older server has drawn one again', async () => {
    await test.query('update memes set picture_hash = null')
    expect(await duplicates()).toEqual([])
    const db = await test.connect()
    const images = openImageStorage(readConfig(await databaseIn(test.dataDir)), db)
    const addHashes = () => addMissingHashes(db, images)
    await addHashes()
    expect(await duplicates()).toEqual([['Same picture', 'Picture']])
    const idOf = (title: string) => `(select id from memes where title = '${title}')`
    await test.query(`update memes
      set image_id = (select image_id from memes where id = ${idOf('Other')})
      where id = ${idOf('Same picture')}`)
    expect(await duplicates()).toEqual([])
    await addHashes()
    expect(await duplicates()).toEqual([['Same picture', 'Other']])
    await db.destroy()
  })
})
