import { MAX_QUERY_LENGTH, MAX_TAG_LENGTH, MAX_TAGS, type Meme } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCollection } from '../../../../testing/fill-collection.ts'
import { nextPage } from '../../../../testing/next-page.ts'
import { type Client, startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { deleteSomeMemesOf } from '../../memes.repository.ts'
import { addMissingWords } from './add-words.ts'
import { listMemeIds } from './ordered-memes.repository.ts'

let test: TestApp
let user: Client
let stranger: Client
const ids = new Map<string, number>()
/** Title, top text, tags. The first is the oldest. */
const MEMES = [
  ['Distracted boyfriend', 'me looking at a cheeseburger', ['love', 'Café']],
  ['Two buttons', 'a hard choice about LOVE', ['choice']],
  ['Grumpy cat', 'no', ['cats', 'love']],
  ['Cat on a roof', 'it is the cat', []],
  ['100% Crème brûlée 🔥', 'die Straße', []],
  ['東京タワー', '猫が好き', ['日本']],
  ['แมวน้อย', 'ฉันรักแมว', []],
  ['고양이가 좋아', 'Кошка на крыше', []],
  ['Zebra', 'quotes " and \' and -- and %', []],
] as const

beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  stranger = await test.signUp()
  for (const [title, topText, tags] of MEMES) {
    const { id } = (await user.postJson('/api/memes', { templateId: 1, title, topText })).json()
    ids.set(title, id)
    if (tags.length > 0) await patch(id, { tags })
  }
  await user.postJson('/api/memes/generate', { prompt: 'a penguin in a bathtub', title: 'Made' })
})
afterAll(() => test.close())

const patch = (id: number | undefined, payload: object, client = user) =>
  client.send({ method: 'PATCH', url: `/api/memes/${id}`, payload })

const queryOf = (fields: Record<string, string>) => `/api/memes?${new URLSearchParams(fields)}`

async function find(fields: Record<string, string>, client = user): Promise<string[]> {
  const response = await client.get(queryOf(fields))
  expect(response.statusCode).toBe(200)
  return response.json().map(({ title }: Meme) => title)
}

describe('GET /api/memes with q', () => {
  it.each([
    // Titles first, then tags, then captions; ties by time.
    ['cat', ['Cat on a roof', 'Grumpy cat']],
    ['love', ['Grumpy cat', 'Distracted boyfriend', 'Two buttons']],
    ['cat roof', ['Cat on a roof']],
    ['ROOF  cAt', ['Cat on a roof']],
    ['dis', ['Distracted boyfriend']],
    // Inside a word, and misspelled, even while it is being typed.
    ['burger', ['Distracted boyfriend']],
    ['boyfreind', ['Distracted boyfriend']],
    ['distarcted', ['Distracted boyfriend']],
    ['distrakt', ['Distracted boyfriend']],
    ['grmupy kat', []],
    ['grmupy cat', ['Grumpy cat']],
    // Without accents, and by all forms of a letter.
    ['creme brulee', ['100% Crème brûlée 🔥']],
    ['STRASSE', ['100% Crème brûlée 🔥']],
    ['cafe', ['Distracted boyfriend']],
    ['🔥', ['100% Crème brûlée 🔥']],
    ['100%', ['100% Crème brûlée 🔥']],
    // Any part of a text without spaces.
    ['タワ', ['東京タワー']],
    ['京', ['東京タワー']],
    ['好き', ['東京タワー']],
    ['き', ['東京タワー']],
    ['京都', []],
    ['แมว', ['แมวน้อย']],
    ['รักแม', ['แมวน้อย']],
    ['고양이', ['고양이가 좋아']],
    ['кошка', ['고양이가 좋아']],
    ['日本', ['東京タワー']],
    // The prompt of a generated meme.
    ['penguin', ['Made']],
    ['cat xylophone', []],
    // Nothing to look for.
    ['%', []],
    ['"', []],
    ['\0', []],
  ])('%j finds %j', async (q, expected) => {
    expect(await find({ q })).toEqual(expected)
  })

  it('finds everything with a query of spaces', async () => {
    expect(await find({ q: ' \t ' })).toHaveLength(MEMES.length + 1)
  })

  it('should not find memes of another user', async () => {
    expect(await find({ q: 'cat' }, stranger)).toEqual([])
  })

  it('finds an acknowledged change at once, and no longer what it replaced', async () => {
    const { id } = (await user.postJson('/api/memes', { templateId: 1, title: 'Walrus' })).json()
    expect(await find({ q: 'walrus' })).toEqual(['Walrus'])
    await patch(id, { title: 'Ostrich', tags: ['bird'] })
    expect(await find({ q: 'walrus' })).toEqual([])
    expect(await find({ q: 'ostrich bird' })).toEqual(['Ostrich'])
    const replacement = { templateId: 1, title: 'Ostrich', topText: 'flamingo' }
    await user.send({ method: 'PUT', url: `/api/memes/${id}`, payload: replacement })
    expect(await find({ q: 'flamingo bird' })).toEqual(['Ostrich'])
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect(await find({ q: 'flamingo' })).toEqual([])
    expect((await user.postJson('/api/memes/restore', { ids: [id] })).statusCode).toBe(200)
    expect(await find({ q: 'flamingo bird' })).toEqual(['Ostrich'])
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
  })

  it.each([
    'x'.repeat(10_000),
    "'; drop table memes; --",
    'a OR b AND NOT (c NEAR/2 d) "e" f* ^g {h} -i',
    '%_\\%__'.repeat(20),
    '🔥🦩'.repeat(45),
    '東'.repeat(MAX_QUERY_LENGTH),
    'e\u0301'.repeat(90),
    '\0\u0001\ud800 \u202e',
    Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '),
  ])('answers a hostile query clearly: %#', async (q) => {
    const start = performance.now()
    const response = await user.get(queryOf({ q }))
    expect(performance.now() - start).toBeLessThan(1000)
    if (q.length <= MAX_QUERY_LENGTH) {
      expect([response.statusCode, response.json()]).toEqual([200, []])
    } else {
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        `q must be at most ${MAX_QUERY_LENGTH} characters, got ${q.length}.`,
      ])
    }
  })

  it('finds memes from before there was a search, once their words are added', async () => {
    const db = await test.connect()
    await test.query(`update memes set words_version = 0, title_key = '' where title = 'Zebra'`)
    await db
      .deleteFrom('memeWords')
      .where('memeId', '=', ids.get('Zebra') ?? 0)
      .execute()
    expect(await find({ q: 'zebra' })).toEqual([])
    await addMissingWords(db)
    expect(await find({ q: 'zebra' })).toEqual(['Zebra'])
    expect((await find({ sort: 'title', q: 'quotes' })).at(-1)).toBe('Zebra')
    await db.destroy()
  })
})

describe('a collection of very many words', () => {
  it('is searched in bounded time, the exact word first, and deleted a few words at a time', async () => {
    const owner = await test.signUp()
    const { id: userId } = await owner.me()
    await fillCollection(test.dataDir, { userId, count: 204 })
    const db = await test.connect()
    const [exact, last, ...others] = await listMemeIds(
      db,
      userId,
      { order: 'newest' },
      { limit: 204 },
    )
    const rows = others.flatMap(({ id: memeId }) =>
      Array.from({ length: 100 }, (_, index) => ({
        memeId,
        word: `aab${index}`,
        weight: 1,
        userId,
      })),
    )
    rows.push({ memeId: exact?.id ?? 0, word: 'aa', weight: 1, userId })
    rows.push({ memeId: last?.id ?? 0, word: 'aaz', weight: 1, userId })
    for (let start = 0; start < rows.length; start += 1000) {
      await db
        .insertInto('memeWords')
        .values(rows.slice(start, start + 1000))
        .execute()
    }
    const words = ['aa', 'aaz'].map((word) => ({ userId, word }))
    await db.insertInto('userWords').values(words).execute()
    const search = async (query: string) =>
      (await listMemeIds(db, userId, { query, order: 'best' }, { limit: 300 })).map(({ id }) => id)
    const found = await search('aa')
    expect(found[0]).toBe(exact?.id)
    expect(found).toHaveLength(203)
    expect(await search('aaz')).toEqual([last?.id])
    expect(await deleteSomeMemesOf(db, userId, 150)).toBeLessThan(103)
    await db.destroy()
  })

  it('has at most 300 of one meme', async () => {
    const layers = [100, 200, 300, 400].flatMap((first) => {
      const topText = Array.from({ length: 100 }, (_, index) => first + index).join(' ')
      return documentOfTexts({ topText }).layers
    })
    const body = { templateId: 1, title: 'Counted', document: { version: 1, layers } }
    const { id } = (await user.postJson('/api/memes', body)).json()
    const [row] = await test.query<{ count: number }>(
      `select count(*) as count from meme_words where meme_id = ${id}`,
    )
    expect(Number(row?.count)).toBe(300)
    expect(await find({ q: 'counted' })).toEqual(['Counted'])
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
  })
})

describe('filters and orders of GET /api/memes', () => {
  it('lists the memes with a tag, whatever its case and accents', async () => {
    expect(await find({ tag: 'LOVE' })).toEqual(['Grumpy cat', 'Distracted boyfriend'])
    expect(await find({ tag: 'cafe' })).toEqual(['Distracted boyfriend'])
    expect(await find({ tag: 'lov' })).toEqual([])
    expect(await find({ tag: 'love', q: 'boy' })).toEqual(['Distracted boyfriend'])
  })

  it('lists favorites, and others', async () => {
    const before = (await find({})).length
    const response = await patch(ids.get('Two buttons'), { isFavorite: true })
    expect(response.json()).toMatchObject({
      title: 'Two buttons',
      isFavorite: true,
      tags: ['choice'],
    })
    expect(await find({ favorite: 'true' })).toEqual(['Two buttons'])
    expect(await find({ favorite: 'true', q: 'cat' })).toEqual([])
    expect(await find({ favorite: 'false' })).toHaveLength(before - 1)
    await patch(ids.get('Two buttons'), { isFavorite: false })
    expect(await find({ favorite: 'true' })).toEqual([])
  })

  it('lists generated memes, and those from the editor', async () => {
    expect(await find({ kind: 'generated' })).toEqual(['Made'])
    expect(await find({ kind: 'edited' })).toHaveLength(MEMES.length)
    expect(await find({ kind: 'moving' })).toEqual([])
  })

  it('continues after a meme whatever place is given', async () => {
    const before = String(ids.get('Zebra'))
    for (const place of ['\0', '', '1e300', '-1e300', '99999999999999999999', 'x'.repeat(500)]) {
      for (const fields of [{ sort: 'title' }, { q: 'cat' }]) {
        const { statusCode } = await user.get(queryOf({ ...fields, before, place }))
        expect([place, [200, 400].includes(statusCode)]).toEqual([place, true])
      }
    }
  })

  it('orders by time and by title', async () => {
    const titles = await find({ sort: 'oldest' })
    expect(titles.slice(0, 2)).toEqual(['Distracted boyfriend', 'Two buttons'])
    expect((await find({})).toReversed()).toEqual(titles)
    expect(await find({ sort: 'title' })).toEqual([
      '100% Crème brûlée 🔥',
      'Cat on a roof',
      'Distracted boyfriend',
      'Grumpy cat',
      'Made',
      'Two buttons',
      'Zebra',
      'แมวน้อย',
      '東京タワー',
      '고양이가 좋아',
    ])
    expect(await find({ q: 'cat', sort: 'oldest' })).toEqual(['Grumpy cat', 'Cat on a roof'])
  })

  it.each([{}, { sort: 'oldest' }, { sort: 'title' }, { q: 'love' }, { q: 'cat', sort: 'title' }])(
    'has every meme of %j once, page by page, also if the last one is gone',
    async (fields: Record<string, string>) => {
      const all: Meme[] = (await user.get(queryOf(fields))).json()
      for (const gone of [undefined, all[0]?.id]) {
        const seen: number[] = []
        let url: string | undefined = queryOf({ ...fields, limit: '1' })
        while (url !== undefined) {
          const response = await user.get(url)
          for (const { id } of response.json()) seen.push(id)
          url = nextPage(response.headers.link)
          if (seen.length === 1 && gone !== undefined)
            await user.postJson('/api/memes/delete', { ids: [gone] })
        }
        expect(seen).toEqual(all.map(({ id }) => id))
        await user.postJson('/api/memes/restore', { ids: [gone ?? 1] })
      }
      // A client that makes the address itself.
      const [first, ...others] = all.map(({ id }) => id)
      const rest = await user.get(queryOf({ ...fields, before: String(first) }))
      expect(rest.json().map(({ id }: Meme) => id)).toEqual(others)
    },
  )

  it.each([
    ['favorite=yes', 'favorite must be true or false.'],
    ['kind=other', 'kind must be edited or generated or moving or duplicate.'],
    ['sort=size', 'sort must be newest or oldest or title or best.'],
    [`tag=${'x'.repeat(51)}`, `tag must be at most ${MAX_TAG_LENGTH} characters, got 51.`],
  ])('refuses %s', async (query, message) => {
    const response = await user.get(`/api/memes?${query}`)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

describe('tags', () => {
  it('are cleaned, and counted', async () => {
    const { id } = (await user.postJson('/api/memes', { templateId: 1 })).json()
    const tags = ['  New   York ', 'new york', '', 'Ünï\0', 'love']
    expect((await patch(id, { tags })).json().tags).toEqual(['New York', 'Ünï', 'love'])
    const counts = (await user.get('/api/tags')).json()
    expect(counts[0]).toEqual({ tag: 'love', count: 3 })
    expect(counts).toContainEqual({ tag: 'New York', count: 1 })
    expect((await stranger.get('/api/tags')).json()).toEqual([])
    expect((await patch(id, { tags: [] })).json().tags).toEqual([])
    await user.postJson('/api/memes/delete', { ids: [id] })
    expect((await user.get('/api/tags')).json()).not.toContainEqual({
      tag: 'New York',
      count: 1,
    })
  })

  it('are added to and removed from several memes', async () => {
    const both = ['Grumpy cat', 'Two buttons'].map((title) => ids.get(title))
    const response = await user.postJson('/api/memes/tags', {
      ids: both,
      add: ['Fun'],
      remove: ['LOVE'],
    })
    expect(response.json().map(({ tags }: Meme) => tags)).toEqual(
      expect.arrayContaining([
        ['cats', 'Fun'],
        ['choice', 'Fun'],
      ]),
    )
    expect(await find({ tag: 'fun' })).toEqual(['Grumpy cat', 'Two buttons'])
    expect(await find({ tag: 'love' })).toEqual(['Distracted boyfriend'])
    await user.postJson('/api/memes/tags', { ids: both, remove: ['fun'] })
  })

  it("should not change another user's memes", async () => {
    const theirs = ids.get('Zebra')
    const tagged = await stranger.postJson('/api/memes/tags', { ids: [theirs], add: ['mine'] })
    expect(tagged.json()).toEqual([])
    const patched = await patch(theirs, { tags: ['mine'], isFavorite: true }, stranger)
    expect([patched.statusCode, patched.json().code]).toEqual([404, 'meme_not_found'])
    expect(await find({ tag: 'mine' })).toEqual([])
  })

  it('have limits', async () => {
    const id = ids.get('Zebra')
    const many = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `t${index}`)
    for (const [tags, message] of [
      [many, `tags must have at most ${MAX_TAGS} entries.`],
      [
        ['x'.repeat(MAX_TAG_LENGTH + 1)],
        `tags.0 must be at most ${MAX_TAG_LENGTH} characters, got 51.`,
      ],
      ['love', 'tags must be a list.'],
    ]) {
      const response = await patch(id, { tags })
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
    for (const url of ['/api/memes/delete', '/api/memes/restore', '/api/memes/tags']) {
      expect([url, (await user.postJson(url, { ids: [] })).statusCode]).toEqual([url, 400])
    }
  })
})
