import { calls } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const B = 'http://memes.example'
const headers = { host: 'memes.example' }

let site: TestApp
let user: Client
let key: string
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: B })
  user = await site.signUp()
  const made = await user.postJson(calls.createApiKey.path, { name: 'imgflip', scope: 'write' })
  key = made.json().key
})
afterAll(() => site.close())

const caption = (fields: Record<string, string>, query: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/caption_image?${new URLSearchParams(query)}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const newest = async () => (await user.get('/api/memes')).json()[0]

it('lists the templates, with ids as texts', async () => {
  const answer = await site.app.inject({ url: '/get_memes', headers })
  expect(answer.json()).toEqual({
    success: true,
    data: {
      memes: [
        {
          id: '1',
          name: 'Test Template',
          url: expect.stringMatching(/^http:\/\/memes\.example\/api\/images\//),
          width: 640,
          height: 480,
          box_count: 2,
        },
      ],
    },
  })
})

it('captions a template, with a key as the password', async () => {
  const answer = await caption({
    template_id: '1',
    username: 'anybody',
    password: key,
    text0: 'above',
    text1: 'below',
  })
  const meme = await newest()
  expect(answer.json()).toEqual({
    success: true,
    data: { url: B + meme.memeImageUrl, page_url: `${B}${meme.shareUrl.replace(B, '')}` },
  })
  expect(meme).toMatchObject({ topText: 'above', bottomText: 'below' })
  const picture = await site.app.inject({ url: meme.memeImageUrl, headers })
  expect(picture.headers['content-type']).toBe('image/png')
})

it('takes a query, and boxes in pixels of the picture', async () => {
  const query = new URLSearchParams({
    template_id: '1',
    username: 'anybody',
    password: key,
    font: 'impact',
    max_font_size: '40',
    'boxes[0][text]': 'in a box',
    'boxes[0][x]': '64',
    'boxes[0][y]': '48',
    'boxes[0][width]': '320',
    'boxes[0][height]': '240',
    'boxes[0][color]': '#ff0000',
    'boxes[0][outline_color]': 'black',
    'boxes[1][text]': 'where the template has it',
  })
  const answer = await site.app.inject({ url: `/caption_image?${query}`, headers })
  expect(answer.json().success).toBe(true)
  const { document } = (await user.get(`/api/memes/${(await newest()).id}`)).json()
  expect(document.layers).toMatchObject([
    {
      text: 'in a box',
      font: 'Impact',
      fontSize: 40,
      color: '#ff0000',
      outlineColor: '#000000',
      place: { x: 0.1, y: 0.1, width: 0.5, height: 0.5, rotation: 0 },
    },
    { text: 'where the template has it', place: 'bottom' },
  ])
})

it('takes a multipart form', async () => {
  const form = new FormData()
  const fields = { template_id: '1', username: 'anybody', password: key, text0: 'in parts' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/caption_image',
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(answer.json().success).toBe(true)
  expect(await newest()).toMatchObject({ topText: 'in parts' })
})

it('takes the query of a POST, whose form may be empty or have the rest', async () => {
  const fields = { template_id: '1', password: key, text0: 'in the query' }
  expect((await caption({}, fields)).json().success).toBe(true)
  expect(await newest()).toMatchObject({ topText: 'in the query' })
  const answer = await caption({ text0: 'in the form' }, fields)
  expect(answer.json().success).toBe(true)
  expect(await newest()).toMatchObject({ topText: 'in the form' })
})

test.each([
  [{}, 'No template_id specified.'],
  [{ template_id: '1' }, 'No password specified: it is an API key of this site.'],
  [{ template_id: '1', password: 'mk_none', text0: 'a' }, 'Unauthorized'],
  [{ template_id: '1', password: 'KEY' }, 'No texts specified. Send text0 or boxes.'],
  [{ template_id: '999', password: 'KEY', text0: 'a' }, 'There is no such template.'],
])('says what is wrong with status 200: %j', async (fields, message) => {
  const { password } = { password: '', ...fields }
  const answer = await caption({ ...fields, ...(password === 'KEY' && { password: key }) })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: false, error_message: message },
  ])
})

it('refuses a body that is too large with status 200', async () => {
  const answer = await caption({ template_id: '1', password: key, text0: 'a'.repeat(70_000) })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: false, error_message: 'The request body is too large.' },
  ])
})

describe('too many requests', () => {
  let strict: TestApp
  let strictKey: string
  const ask = async (remoteAddress: string, url: string) => {
    const { statusCode, body } = await strict.app.inject({ url, headers, remoteAddress })
    return [statusCode, JSON.parse(body).error_message]
  }
  const lot = expect.stringMatching(/^That was a lot at once\./)
  beforeAll(async () => {
    // Saves: 3 for an address, 1 for the keys of a user. Other requests: 30 for an address.
    strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.001', PUBLIC_URL: B })
    const owner = await strict.signUp()
    const made = await owner.postJson(calls.createApiKey.path, { name: 'a', scope: 'write' })
    strictKey = made.json().key
  })
  afterAll(() => strict.close())

  it('with one key are refused with status 200, wherever they come from', async () => {
    const query = new URLSearchParams({ template_id: '1', password: strictKey, text0: 'a' })
    expect(await ask('203.0.113.1', `/caption_image?${query}`)).toEqual([200, undefined])
    expect(await ask('203.0.113.2', `/caption_image?${query}`)).toEqual([200, lot])
  })

  it('from one address are refused with status 200', async () => {
    for (let asked = 0; asked < 30; asked += 1) {
      expect(await ask('203.0.113.3', '/get_memes')).toEqual([200, undefined])
    }
    expect(await ask('203.0.113.3', '/get_memes')).toEqual([200, lot])
    expect(await ask('203.0.113.3', '/caption_image')).toEqual([200, lot])
    expect(await ask('203.0.113.4', '/get_memes')).toEqual([200, undefined])
  })
})

it('a busy server answers with status 200', async () => {
  const asked = await Promise.all(
    Array.from({ length: 400 }, () => site.app.inject({ url: '/get_memes', headers })),
  )
  const refused = asked.filter((answer) => !answer.json().success)
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.json().error_message).toBe('The server is busy. Please try again in a moment.')
    expect(answer.headers['retry-after']).toBe('2')
  }
})
