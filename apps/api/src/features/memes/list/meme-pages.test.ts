import type { Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATE_LIMITS } from '../../../http/guards/rate-limits/rate-limits.ts'
import { fillCollection } from '../../../testing/fill-collection.ts'
import { nextPage } from '../../../testing/next-page.ts'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const COUNT = 1234

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  const another = await test.signUp()
  await fillCollection(test.dataDir, { userId: (await user.me()).id, count: COUNT })
  await fillCollection(test.dataDir, { userId: (await another.me()).id, count: 3 })
})
afterAll(() => test.close())

const titles = (memes: readonly Meme[]) => memes.map(({ title }) => title)

async function readPages(first: string): Promise<Meme[][]> {
  const pages: Meme[][] = []
  for (let url: string | undefined = first; url !== undefined; ) {
    const response = await user.get(url)
    expect(response.statusCode).toBe(200)
    pages.push(response.json())
    url = nextPage(response.headers.link)
  }
  return pages
}

describe('GET /api/memes, page by page', () => {
  const newestFirst = Array.from({ length: COUNT }, (_, index) => `Meme ${COUNT - index}`)

  it('answers the 200 newest, and the link to the next page', async () => {
    const response = await user.get('/api/memes')
    const memes: Meme[] = response.json()
    expect(titles(memes)).toEqual(newestFirst.slice(0, 200))
    expect(response.headers.link).toBe(
      `</api/memes?limit=200&before=${memes.at(-1)?.id}>; rel="next"`,
    )
  })

  it.each([
    ['/api/memes', 7],
    ['/api/memes?limit=100', 13],
    // The last page is full, and still has no next page.
    ['/api/memes?limit=2&before=3', 1],
  ])('has every meme once on the way from %s', async (url, pageCount) => {
    const pages = await readPages(url)
    expect(pages).toHaveLength(pageCount)
    const all = titles(pages.flat())
    expect(all).toEqual(newestFirst.slice(-all.length))
    if (!url.includes('before')) expect(all).toHaveLength(COUNT)
  })

  it('continues after a cursor whose meme has been deleted', async () => {
    const response = await user.get('/api/memes?limit=5')
    const [, , , , last] = response.json()
    await user.send({ method: 'DELETE', url: `/api/memes/${last.id}` })
    const [next] = (await user.get(nextPage(response.headers.link) ?? '')).json()
    expect(next.title).toBe(newestFirst[5])
  })

  it('should not begin at, or show, memes of another user', async () => {
    const stranger = await test.signUp()
    expect((await stranger.get(`/api/memes?before=${COUNT}`)).json()).toEqual([])
  })

  it.each([
    ['limit=0', 'limit must be a whole number from 1 to 200.'],
    ['limit=201', 'limit must be a whole number from 1 to 200.'],
    ['limit=ten', 'limit must be a whole number from 1 to 200.'],
    ['limit=5&limit=6', 'limit must be a string.'],
    ['before=0', 'before must be a whole number from 1.'],
    ['before=1e9', 'before must be a whole number from 1.'],
  ])('refuses %s', async (query, message) => {
    const response = await user.get(`/api/memes?${query}`)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  it('is rate-limited', async () => {
    const factor = 0.001
    const limited = await startTestApp({ RATE_LIMIT_FACTOR: String(factor) })
    const client = await limited.signUp()
    for (let call = 0; call < RATE_LIMITS.list.perUser * factor; call += 1) {
      expect((await client.get('/api/memes')).statusCode).toBe(200)
    }
    const refused = await client.get('/api/memes')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    await limited.close()
  })
})
