import {
  MAX_LISTED_TEMPLATE_TAGS,
  MAX_QUERY_LENGTH,
  MAX_TAG_LENGTH,
  queryOf,
  type TagCount,
  type Template,
  TOTAL_HEADER,
} from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { fillGallery } from '../../../testing/fill-gallery.ts'
import { nextPage } from '../../../testing/next-page.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countUses } from './popularity/count-uses.service.ts'
import { removeTemplate } from './remove-template.ts'

const GALLERY = [
  { name: 'Office', description: 'A robot drinks coffee beside a cat.', tags: ['Work'] },
  { name: 'Morning', description: 'A yawning owl.', tags: ['coffee break', 'tired'] },
  { name: 'coffee First', description: 'A mug.', tags: ['monday', 'WORK'] },
  { name: 'Crème Brûlée', description: 'Fire on sugar.', tags: ['dessert'] },
  { name: '猫が怒る', description: 'Eine Katze.', tags: ['動物'] },
]

let test: TestApp
let db: Db
beforeAll(async () => {
  test = await startTestApp()
  db = await test.connect()
  await fillGallery(db, GALLERY)
})
afterAll(async () => {
  await db.destroy()
  await test.close()
})

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.visitor.send({ method: 'GET', url: `/api/templates${queryOf(query)}`, headers })

async function find(query: Record<string, string>): Promise<string[]> {
  const response = await ask(query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().map(({ name }: Template) => name)
}

const ALL = ['Test Template', ...GALLERY.map(({ name }) => name)]

describe('a page of templates', () => {
  it('has the templates of the whole list, in its order, and says how many there are', async () => {
    const whole: Template[] = (await ask({})).json()
    expect(whole.map(({ name }) => name)).toEqual(ALL)
    const seen: Template[] = []
    let url: string | undefined = '/api/templates?limit=4'
    for (let pages = 1; url !== undefined; pages += 1) {
      const response = await test.visitor.get(url)
      expect(response.headers[TOTAL_HEADER]).toBe(String(ALL.length))
      seen.push(...response.json())
      url = nextPage(response.headers.link)
      expect(pages).toBeLessThan(3)
    }
    expect(seen).toEqual(whole)
  })

  it('begins anywhere, and is empty after the end', async () => {
    expect(await find({ offset: '4' })).toEqual(ALL.slice(4))
    const beyond = await ask({ offset: '9999999' })
    expect([beyond.json(), beyond.headers[TOTAL_HEADER]]).toEqual([[], String(ALL.length)])
    expect(beyond.headers.link).toBeUndefined()
  })

  it('is not sent again to a client that has it, and compressed for one that has not', async () => {
    const { headers } = await ask({ limit: '2' }, { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
    const again = await ask({ limit: '2' }, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await ask({ limit: '3' }, { 'if-none-match': String(headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  it('shows changes by another process at the next request', async () => {
    const before = await find({ sort: 'new' })
    await db
      .updateTable('templates')
      .set({ name: 'Renamed' })
      .where('name', '=', 'Morning')
      .execute()
    expect(await find({ q: 'renamed' })).toEqual(['Renamed'])
    await db
      .updateTable('templates')
      .set({ name: 'Morning' })
      .where('name', '=', 'Renamed')
      .execute()
    const { slug, ...row } = await db
      .selectFrom('templates')
      .selectAll()
      .where('name', '=', 'Morning')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('templates')
      .values({ ...row, id: 500, slug: `${slug}-copy` })
      .execute()
    expect((await find({ sort: 'new', limit: '1' }))[0]).toBe('Morning')
    await removeTemplate(db, `${slug}-copy`)
    expect(await find({ sort: 'new' })).toEqual(before)
  })

  it('ignores other parameters: without those that it knows, the list is whole', async () => {
    expect(await find({ page: '2', filter: 'cat' })).toEqual(ALL)
  })

  it.each([
    ['limit=0', 'limit must be a whole number from 1 to 100.'],
    ['limit=101', 'limit must be a whole number from 1 to 100.'],
    ['offset=-1', 'offset must be a whole number from 0 to 9999999.'],
    ['offset=1e9', 'offset must be a whole number from 0 to 9999999.'],
    ['offset=1&offset=2', 'offset must be a string.'],
    ['sort=best', 'sort must be popular or new or name.'],
    [`q=${'x'.repeat(201)}`, `q must be at most ${MAX_QUERY_LENGTH} characters, got 201.`],
    [`tag=${'x'.repeat(51)}`, `tag must be at most ${MAX_TAG_LENGTH} characters, got 51.`],
  ])('refuses %s', async (query, message) => {
    const response = await test.visitor.get(`/api/templates?${query}`)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

describe('the search in templates', () => {
  it.each([
    ['coffee', ['coffee First', 'Morning', 'Office']],
    ['FFEE FIRST', ['coffee First']],
    ['cofefe', ['coffee First', 'Morning', 'Office']],
    ['brulee', ['Crème Brûlée']],
    ['怒', ['猫が怒る']],
    ['🐱', ['Office']],
    ['🔥', ['Crème Brûlée']],
    ['zebra', []],
    ['  ', ALL],
    ['"%_\0*', []],
  ])('finds %s as the gallery always did: %j', async (q, names) => {
    expect((await find({ q })).toSorted()).toEqual(names.toSorted())
  })

  it('has the best match first, unless another order is asked for', async () => {
    expect(await find({ q: 'coffee' })).toEqual(['coffee First', 'Morning', 'Office'])
    expect(await find({ q: 'coffee', sort: 'name' })).toEqual(['coffee First', 'Morning', 'Office'])
    expect(await find({ q: 'coffee', sort: 'new' })).toEqual(['coffee First', 'Morning', 'Office'])
    expect(await find({ q: 'coffee', tag: 'work' })).toEqual(['coffee First', 'Office'])
    expect((await ask({ q: 'coffee', limit: '1' })).headers[TOTAL_HEADER]).toBe('3')
  })
})

describe('tags and orders', () => {
  it('lists the templates with a tag, whatever its case', async () => {
    expect(await find({ tag: 'work' })).toEqual(['Office', 'coffee First'])
    expect(await find({ tag: 'wor' })).toEqual([])
  })

  it('counts tags, the most frequent first', async () => {
    const tags: TagCount[] = (await test.visitor.get('/api/templates/tags')).json()
    expect(tags.slice(0, 2)).toEqual([
      { tag: 'Work', count: 2 },
      { tag: 'test', count: 1 },
    ])
    expect(tags).toHaveLength(7)
  })

  it('orders by age and by name', async () => {
    expect(await find({ sort: 'new' })).toEqual(ALL.toReversed())
    expect(await find({ sort: 'name' })).toEqual([
      'coffee First',
      'Crème Brûlée',
      'Morning',
      'Office',
      'Test Template',
      '猫が怒る',
    ])
  })

  it('orders by the number of memes, deleted ones included, each counted once', async () => {
    expect(await find({ sort: 'popular' })).toEqual(ALL)
    const user = await test.signUp()
    const idOf = async (name: string): Promise<number> => (await ask({ q: name })).json()[0].id
    const make = async (name: string) =>
      (await user.postJson('/api/memes', { templateId: await idOf(name) })).json().id
    const gone = await make('Brûlée')
    await make('Morning')
    await countUses(db)
    await make('Brûlée')
    await user.postJson('/api/memes/delete', { ids: [gone] })
    await countUses(db)
    await countUses(db)
    expect((await find({ sort: 'popular' })).slice(0, 3)).toEqual([
      'Crème Brûlée',
      'Morning',
      'Test Template',
    ])
    const uses = await db.selectFrom('templateUses').select('uses').orderBy('uses').execute()
    expect(uses).toEqual([{ uses: 1 }, { uses: 2 }])
    expect(await find({ tag: 'dessert', sort: 'popular' })).toEqual(['Crème Brûlée'])
  })
})

it('a caller who sends many searches lets nobody else wait for all of them', async () => {
  const user = await test.signUp()
  let answered = 0
  const many = Array.from({ length: 40 }, async (_, index) => {
    await find({ q: `word${index}` })
    answered += 1
  })
  expect((await user.get('/api/templates?q=owl')).json()).toHaveLength(1)
  expect(answered).toBeLessThan(20)
  await Promise.all(many)
})

it('a gallery of 2,000 has no more tags in an answer than its limit, and every page once', async () => {
  const filled = await startTestApp()
  const elsewhere = await filled.connect()
  try {
    await elsewhere.deleteFrom('templates').where('id', '>', 1).execute()
    await fillGallery(elsewhere, 2000)
    const tags = await filled.visitor.get('/api/templates/tags')
    expect(tags.json()).toHaveLength(MAX_LISTED_TEMPLATE_TAGS)
    const whole: Template[] = (await filled.visitor.get('/api/templates')).json()
    expect(whole).toHaveLength(2001)
    const ids: number[] = []
    for (let offset = 0; offset < 2001; offset += 100) {
      const page = await filled.visitor.get(`/api/templates?limit=100&offset=${offset}`)
      ids.push(...page.json().map(({ id }: Template) => id))
    }
    expect(ids).toEqual(whole.map(({ id }) => id))
  } finally {
    await elsewhere.destroy()
    await filled.close()
  }
})
