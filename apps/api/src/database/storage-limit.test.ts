import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeNoise } from '../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let user: Client
let noise: Buffer
beforeAll(async () => {
  test = await startTestApp({ STORAGE_LIMIT_MB: '6' })
  user = await test.signUp()
  noise = await makeNoise(480, 360)
})
afterAll(() => test.close())

interface SavedMeme {
  readonly id: number
  readonly memeImageUrl: string
}

it('reports a full disk, keeps its data, and saves again when there is space', async () => {
  const { url } = (await user.upload(noise)).json()
  const save = () => user.postJson('/api/memes', { customImageUrl: url, topText: 'more' })
  const saved: SavedMeme[] = []
  let response = await save()
  while (response.statusCode === 201 && saved.length < 100) {
    saved.push(response.json())
    response = await save()
  }
  expect(saved.length).toBeGreaterThan(2)
  expect([response.statusCode, response.json()]).toMatchObject([
    507,
    {
      code: 'storage_full',
      message: 'This site has no room for anything new at the moment. What is saved stays saved.',
    },
  ])
  expect((await user.upload(noise)).statusCode).toBe(507)
  // Concurrent saves: one that fails does not affect another.
  const crowd = await Promise.all(Array.from({ length: 6 }, save))
  expect(crowd.map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 507))

  // A replacement needs space before the old drawing is removed.
  const last = saved.at(-1)
  const replacement = { customImageUrl: url, topText: 'other words' }
  const replaced = await user.send({
    method: 'PUT',
    url: `/api/memes/${last?.id}`,
    payload: replacement,
  })
  expect([replaced.statusCode, replaced.json().code]).toEqual([507, 'storage_full'])
  expect((await user.get(`/api/memes/${last?.id}`)).json()).toEqual(last)

  const ids = saved.map(({ id }) => id).reverse()
  const listed = async () => (await user.get('/api/memes')).json().map(({ id }: SavedMeme) => id)
  expect(await listed()).toEqual(ids)
  for (const { memeImageUrl } of saved) {
    expect((await test.visitor.get(memeImageUrl)).statusCode).toBe(200)
  }
  expect((await test.visitor.get('/healthz')).statusCode).toBe(200)
  expect((await test.visitor.get('/api/templates')).statusCode).toBe(200)

  expect((await test.visitor.get('/readyz')).json()).toEqual({
    status: 'ready',
    problems: ['the disk is full, or STORAGE_LIMIT_MB is reached'],
  })

  // Sessions are in the same database, and have reserved space.
  const { email } = await user.me()
  for (let time = 0; time < 5; time += 1) {
    const elsewhere = test.newVisitor()
    const entered = await elsewhere.postForm('/api/login', { email, password: PASSWORD })
    expect(entered.statusCode).toBe(303)
    expect((await elsewhere.get('/api/logout')).statusCode).toBe(302)
  }

  for (const id of ids.slice(0, 2)) {
    const deleted = await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect(deleted.statusCode).toBe(204)
  }
  const next = await save()
  expect(next.statusCode).toBe(201)
  expect(await listed()).toEqual([next.json().id, ...ids.slice(2)])
})
