import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const IDEAS = '/api/ideas'
const TWO = [{}, {}]

let test: TestApp
let user: Client
let templateId: number
beforeAll(async () => {
  test = await startTestApp({ GENERATIONS_PER_HOUR: '1' })
  user = await test.signUp()
  // The test template becomes one whose purpose is known.
  await test.query("update templates set slug = 'smug-cat'")
  ;[{ id: templateId }] = (await user.get('/api/templates')).json()
})
afterAll(() => test.close())

const ask = async (body: object) => {
  const response = await user.postJson(IDEAS, body)
  return { status: response.statusCode, body: response.json() }
}
const linesOf = (ideas: readonly { readonly texts: readonly string[] }[]) =>
  ideas.map(({ texts }) => texts.join(' / '))

describe('POST /api/ideas', () => {
  it('is refused for a visitor', async () => {
    expect((await test.visitor.postJson(IDEAS, { zones: TWO })).statusCode).toBe(401)
  })

  it('answers three to six ideas for a template, by the composer', async () => {
    const { status, body } = await ask({ topic: 'my inbox', templateId, zones: TWO })
    expect([status, body.by]).toEqual([200, 'composer'])
    expect(body.ideas.length).toBeGreaterThanOrEqual(3)
    expect(body.ideas.length).toBeLessThanOrEqual(6)
    expect(body.ideas[0]).toEqual({
      texts: ['Me after surviving my inbox', 'You may kiss the ring'],
    })
  })

  it('answers others than those that were seen', async () => {
    const wanted = { topic: 'my inbox', templateId, zones: TWO }
    const seen = linesOf((await ask(wanted)).body.ideas)
    const more = linesOf((await ask({ ...wanted, seen })).body.ideas)
    expect(more.filter((line) => seen.includes(line))).toEqual([])
  })

  it.each([
    ['no topic', { zones: TWO }],
    ['white space as topic', { topic: ' \n', zones: TWO }],
    ['a template that does not exist', { templateId: 999_999, zones: TWO }],
    ['one text', { zones: [{}] }],
    ['many texts with names', { zones: Array.from({ length: 20 }, () => ({ name: 'Box' })) }],
  ])('answers with %s, too', async (_what, wanted) => {
    const { status, body } = await ask(wanted)
    expect(status).toBe(200)
    expect(body.ideas.length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    [{}, 'zones is required.'],
    [{ zones: [] }, 'zones must not be empty.'],
    [{ zones: TWO, topic: 'x'.repeat(201) }, 'topic must be at most 200 characters, got 201.'],
  ])('explains what is wrong with %j', async (wanted, message) => {
    const { status, body } = await ask(wanted)
    expect([status, body.message]).toEqual([400, message])
  })

  it('refuses a picture that is no data URL', async () => {
    const { status } = await ask({ zones: TWO, picture: 'https://example.com/cat.png' })
    expect(status).toBe(400)
  })

  it('refuses a topic that insults a person', async () => {
    const { status, body } = await ask({ topic: 'my coworker is a fat pig', zones: TWO })
    expect([status, body.code]).toEqual([422, 'generation_refused'])
  })

  it('makes no joke of a loss', async () => {
    const { body } = await ask({ topic: 'my grandma died', templateId, zones: TWO })
    expect(linesOf(body.ideas).join()).not.toMatch(/ring|royalty|expert/)
  })

  it('streams progress to a client that accepts it', async () => {
    const response = await user.send({
      method: 'POST',
      url: IDEAS,
      headers: { accept: 'application/x-ndjson' },
      payload: { zones: TWO },
    })
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([{ progress: 'captions' }, expect.objectContaining({ by: 'composer' })])
  })

  it('answers in the language of the browser, where the topic does not tell its own', async () => {
    const response = await user.send({
      method: 'POST',
      url: IDEAS,
      headers: { 'accept-language': 'de-DE,de;q=0.9' },
      payload: { topic: 'Hausaufgaben', zones: TWO },
    })
    expect(linesOf(response.json().ideas).join()).toContain('Niemand hatte mich gewarnt')
  })

  it('takes nothing of the quota without a model, and stores nothing', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await ask({ zones: TWO })).status).toBe(200)
    expect(await test.query('select * from generations')).toEqual([])
    expect((await user.get('/api/memes')).json()).toEqual([])
  })
})
