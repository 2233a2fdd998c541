/** The search of memes in public where words are common: thousands of memes have them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../../database/schema.ts'
import { fillCollection } from '../../../../testing/fill-collection.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { findPublicIds } from './public-matches.repository.ts'

/** More than one search looks at. */
const MEMES = 4200
const PAGE = 24

let site: TestApp
let db: Db
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_GALLERY: 'open' })
  const { id: userId } = await (await site.signUp()).me()
  await fillCollection(site.dataDir, { userId, count: MEMES })
  await site.query(
    `insert into public_memes (meme_id, user_id, state, shown_at, likes, popularity, shuffle)
      select id, user_id, 'shown', id, 0, 0, 0 from memes`,
  )
  for (const [word, weight, which] of [
    // A caption of all, and the title of every fifth.
    ['robot', 'case when id % 5 = 0 then 16 else 8 end', 'true'],
    ['paints', '8', 'true'],
    ['robots', '16', 'id = 7'],
    ['zebra', '2', 'id in (3, 40, 4000)'],
    ['zebu', '16', 'id = 9'],
    ['monday', '8', 'id = 1'],
  ]) {
    await site.query(
      `insert into public_words (word, meme_id, weight)
        select '${word}', id, ${weight} from memes where ${which}`,
    )
  }
  db = await site.connect()
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await site.close()
})

const find = (query: string, offset = 0, limit = PAGE) =>
  findPublicIds(db, query, { offset, limit })

describe('a search of memes in public', () => {
  it('finds the oldest memes by a rare word beside common ones, wherever it stands', async () => {
    expect(await find('robot monday')).toEqual([1])
    expect(await find('monday paints robot')).toEqual([1])
    expect(await find('robot zebra')).toEqual([4000, 40, 3])
  })

  it('has those with the word in the title first, and of these the newest', async () => {
    const titles = Array.from({ length: MEMES / 5 }, (_, index) => MEMES - 5 * index)
    expect(await find('robot')).toEqual(titles.slice(0, PAGE))
    expect(await find('robot', titles.length - 2, 3)).toEqual([10, 5, MEMES - 1])
    expect(await find('robot paints')).toEqual(titles.slice(0, PAGE))
  })

  it('has pages, each meme on one of them', async () => {
    const found: number[] = []
    for (let page = 0; page < 5; page += 1) {
      found.push(...(await find('paints robot', page * 1000, 1000)))
    }
    expect(found.length).toBeGreaterThanOrEqual(4000)
    expect(new Set(found).size).toBe(found.length)
  })

  it('finds what a word begins, after the word itself, and what it is a misspelling of', async () => {
    expect(await find('zeb')).toEqual([9, 4000, 40, 3])
    expect(await find('monady robot')).toEqual([1])
    expect(await find('zebta')).toEqual([4000, 40, 3])
    expect(await find('ebr')).toEqual([])
  })

  it('finds nothing for a word that no meme has, beside those that all have', async () => {
    expect(await find('robot paints xylophone')).toEqual([])
    expect(await find('...')).toEqual([])
  })

  it('takes as many words as a query may have', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `robot${'s'.repeat(index % 2)} w${index}`)
    expect(await find(many.join(' '))).toEqual([])
    expect(await find(Array.from({ length: 30 }, () => 'robot').join(' '))).toHaveLength(PAGE)
  })
})
