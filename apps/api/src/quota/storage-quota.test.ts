import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../testing/test-app.ts'

// Room for a few memes of the test template, which take some kilobytes each.
const STORAGE_PER_USER_MB = '0.0625'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ STORAGE_PER_USER_MB })
  user = await test.signUp()
})
afterAll(() => test.close())

const save = (client: Client) => client.postJson('/api/memes', { templateId: 1, topText: 'More' })

describe('a collection that is full', () => {
  const ids: number[] = []

  it('takes no more, says so, and keeps what it has', async () => {
    let response = await save(user)
    while (response.statusCode === 201 && ids.length < 100) {
      ids.push(response.json().id)
      response = await save(user)
    }
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({
      code: 'collection_full',
      message:
        'Your collection is full: this site keeps 0.0625 MB for each person. Delete memes that you no longer need, then try again.',
    })
    expect(ids.length).toBeGreaterThan(1)
    expect((await user.get('/api/memes')).json()).toHaveLength(ids.length)
  })

  it('takes no uploads and generates nothing, either', async () => {
    const upload = await user.upload(await makePicture('jpeg', 1200, 900))
    expect([upload.statusCode, upload.json().code]).toEqual([413, 'collection_full'])
    const generated = await user.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
    expect([generated.statusCode, generated.json().code]).toEqual([413, 'collection_full'])
    expect((await user.get('/api/memes')).json()).toHaveLength(ids.length)
  })

  it('is nobody else’s concern', async () => {
    expect((await save(await test.signUp())).statusCode).toBe(201)
  })

  it('has room again when a meme is deleted', async () => {
    await user.send({ method: 'DELETE', url: `/api/memes/${ids[0]}` })
    expect((await save(user)).statusCode).toBe(201)
  })
})

it('has no end where the operator wants none', async () => {
  const unlimited = await startTestApp({ STORAGE_PER_USER_MB: '0' })
  const response = await save(await unlimited.signUp())
  expect(response.statusCode).toBe(201)
  await unlimited.close()
})
