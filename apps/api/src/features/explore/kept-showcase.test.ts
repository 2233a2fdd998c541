import type { PublicMeme } from '@memesmith/contract'
import { i18nOf } from '@memesmith/languages/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinPublicSide } from '../../testing/public-side.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepShowcase } from './kept-showcase.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_GALLERY: 'open' })
  owner = await test.signUp()
})
afterAll(() => test.close())

it('asks the database once for what visitors see, and then only what may still be seen', async () => {
  const { id, shareUrl } = await joinPublicSide(owner, 'ada', { fan: owner, administrator: owner })
  const db = await test.connect()
  let queries = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const list = keepShowcase(counted)
  const showcase = () => list(i18nOf('en'))
  const first = await showcase()
  expect(first.memes.map(({ likes }) => likes)).toEqual([1, 0])
  queries = 0
  const all = await Promise.all([showcase(), showcase(), showcase()])
  expect(all).toEqual([first, first, first])
  expect(queries).toBe(3)

  // What its owner takes back is gone at once, here and for those who ask the server.
  const address = '/api/explore?sort=popular'
  const linksOf = async () =>
    (await test.visitor.get(address)).json().memes.map((meme: PublicMeme) => meme.shareUrl)
  expect(await linksOf()).toContain(shareUrl)
  await owner.send({ method: 'PATCH', url: `/api/memes/${id}`, payload: { isPublic: false } })
  expect(await linksOf()).not.toContain(shareUrl)
  expect((await showcase()).memes).toEqual(first.memes.slice(1))
  await db.destroy()
})
