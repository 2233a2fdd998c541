import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_PROMPT_LENGTH } from '@memesmith/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type HttpClient, signUpAt, signUpOverHttp } from '../../testing/sign-up-over-http.ts'
import {
  answerError,
  answerPicture,
  answerWords,
  type StandInModel,
  startStandInModel,
} from '../../testing/stand-in-model.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const GENERATE = '/api/memes/generate'
const LIVE = { accept: 'application/x-ndjson' }
const IDEA = { imageDescription: 'A very calm cat.', topText: 'Top', bottomText: 'Bottom' }

/** Prompts that neither a model nor the composer turns into a meme. */
const REFUSED = { prompt: 'my coworker is a fat pig', isConfirmed: true }

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

let model: StandInModel
let png: Buffer
let dataDir: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-generation-'))
  model = await startStandInModel()
  png = await makePicture('png', 256, 256)
  environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl }
})
afterAll(async () => {
  await model.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  model.calls.length = 0
  model.words = answerWords(IDEA)
  model.picture = answerPicture(png)
})

describe('POST /api/memes/generate', () => {
  let test: TestApp
  let user: Client
  let http: HttpClient
  beforeAll(async () => {
    test = await startTestApp({ ...environment, GENERATIONS_PER_HOUR: '0' })
    user = await test.signUp()
    http = await signUpOverHttp(test.app, 'http@example.com')
  })
  afterAll(() => test.close())

  it('is refused for a visitor', async () => {
    const response = await test.visitor.postJson(GENERATE, { prompt: 'a cat' })
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
  })

  const tooLong = 'x'.repeat(2001)
  it.each<[string, object, string]>([
    ['no prompt', {}, 'prompt is required.'],
    ['nothing as prompt', { prompt: '' }, 'prompt must not be blank.'],
    ['white space as prompt', { prompt: ' \n ' }, 'prompt must not be blank.'],
    ['a control character as prompt', { prompt: '\u0007' }, 'prompt must not be blank.'],
    [
      'a prompt of 2,001 characters',
      { prompt: tooLong },
      'prompt must be at most 2000 characters, got 2001.',
    ],
    ['a number as prompt', { prompt: 7 }, 'prompt must be a string.'],
    [
      'a title of 201 characters',
      { prompt: 'a cat', title: 'x'.repeat(201) },
      'title must be at most 200 characters, got 201.',
    ],
    ['a list as title', { prompt: 'a cat', title: [] }, 'title must be a string.'],
  ])('explains what is wrong with %s', async (_what, body, message) => {
    const response = await user.postJson(GENERATE, body)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
    expect(model.calls).toEqual([])
  })

  it('keeps the prompt as text, without control characters', async () => {
    const prompt = '  <b>cat</b>\u0000\u0007 \u202eriding\r\na\trocket  '
    const meme = (await user.postJson(GENERATE, { prompt, title: ' My\u0001 cat ' })).json()
    expect(meme.aiPrompt).toBe('<b>cat</b> riding\na rocket')
    expect(meme.title).toBe('My cat')
  })

  it('stores the prompt, the description and the picture without captions', async () => {
    const meme = (await user.postJson(GENERATE, { prompt: 'a calm cat' })).json()
    const [row] = await test.query(`select * from memes where id = ${meme.id}`)
    expect(row).toMatchObject({
      aiPrompt: 'a calm cat',
      imageDescription: IDEA.imageDescription,
      customImageId: meme.imageUrl.split('/').at(-1),
    })
  })

  it('asks about an insult at a person once, before anything is made', async () => {
    const prompt = 'my ex is a stupid cow'
    const response = await user.postJson(GENERATE, { prompt })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      {
        code: 'insult_unconfirmed',
        message:
          'This prompt may hurt the person it is about. Send it with isConfirmed to have it drawn anyway.',
      },
    ])
    // Others read the title, too, and a model reads all of a long prompt.
    for (const other of [
      { prompt: 'a cow', title: prompt },
      { prompt: `${'cat '.repeat((MAX_PROMPT_LENGTH - prompt.length) >> 2)}${prompt}` },
    ]) {
      expect((await user.postJson(GENERATE, other)).json().code).toBe('insult_unconfirmed')
    }
    expect(model.calls).toEqual([])
    expect((await user.postJson(GENERATE, { prompt, isConfirmed: true })).statusCode).toBe(201)
    expect((await user.postJson(GENERATE, { prompt: 'my stupid printer' })).statusCode).toBe(201)
  })

  it('streams progress to a client that accepts NDJSON, and ends with the meme', async () => {
    const pictureCalled = Promise.withResolvers<() => void>()
    model.picture = (...call) => pictureCalled.resolve(() => answerPicture(png)(...call))
    const response = await http.post(GENERATE, { prompt: 'a cat' }, { headers: LIVE })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text === '{"progress":"captions"}\n{"progress":"picture"}\n') {
        ;(await pictureCalled.promise)()
      }
    }
    model.picture = answerPicture(png)
    const lines = linesOf(text)
    const plain = await user.postJson(GENERATE, { prompt: 'a cat' })
    expect(lines).toEqual([
      { progress: 'captions' },
      { progress: 'picture' },
      { progress: 'saving' },
      expect.objectContaining({ ...IDEA, aiPrompt: 'a cat' }),
    ])
    expect(Object.keys(lines.at(-1))).toEqual(Object.keys(plain.json()))
  })

  it('reports a failure in the last line', async () => {
    model.words = answerError(400, 'content_filter')
    const response = await user.send({
      method: 'POST',
      url: GENERATE,
      headers: { accept: 'application/json;q=0.5, Application/X-NDJSON;q=1' },
      payload: REFUSED,
    })
    expect(linesOf(response.body)).toEqual([
      { progress: 'captions' },
      {
        code: 'generation_refused',
        message: 'The generator refused this prompt.',
        requestId: response.headers['x-request-id'],
      },
    ])
  })

  it.each([LIVE, {}])('stops the model when the client leaves (%j)', async (headers) => {
    const asked = Promise.withResolvers<{ closed: Promise<unknown> }>()
    model.words = (response) => asked.resolve({ closed: once(response, 'close') })
    const abort = new AbortController()
    const leaving = http
      .post(GENERATE, { prompt: 'a cat' }, { headers, signal: abort.signal })
      .then((response) => response.text())
    const { closed } = await asked.promise
    abort.abort()
    await expect(leaving).rejects.toThrow()
    await closed
    expect(model.calls).toHaveLength(1)
  })
})

describe('the quota', () => {
  const start = () => startTestApp({ ...environment, GENERATIONS_PER_HOUR: '2' })
  const generate = (user: Client) => user.postJson(GENERATE, { prompt: 'a cat' })
  const logIn = async (test: TestApp, email: string) => {
    const form = new URLSearchParams({ email, password: 'correct horse' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await test.visitor.send({ method: 'POST', url: '/api/login', headers, payload: form })
    return test.visitor
  }

  it('counts each user’s memes of the last hour, through a restart and a deletion', async () => {
    const first = await start()
    const email = 'quota@example.com'
    const http = await signUpOverHttp(first.app, email)
    for (let count = 0; count < 2; count += 1) {
      expect((await http.post(GENERATE, { prompt: 'a cat' })).status).toBe(201)
    }
    await first.close()

    const second = await start()
    const user = await logIn(second, email)
    const [{ id }] = (await user.get('/api/memes')).json()
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    const response = await generate(user)
    expect([response.statusCode, response.json()]).toMatchObject([
      429,
      {
        code: 'too_many_requests',
        message:
          'You have generated 2 memes in the last hour, as many as this site allows. You can generate the next one in 60 minutes.',
      },
    ])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500)

    await second.query('update generations set started_at = started_at - 3600000')
    expect((await generate(user)).statusCode).toBe(201)
    await second.close()
  })

  it('holds for concurrent requests, and does not count failures', async () => {
    const test = await start()
    const user = await signUpOverHttp(test.app, 'burst@example.com')
    const burst = async (body: object) => {
      const responses = [1, 2, 3, 4].map(() => user.post(GENERATE, body))
      return (await Promise.all(responses)).map(({ status }) => status).sort()
    }
    model.words = async (...call) => {
      await sleep(200)
      answerError(400, 'content_filter')(...call)
    }
    expect(await burst(REFUSED)).toEqual([422, 422, 422, 422])
    model.words = answerWords(IDEA)
    expect(await burst({ prompt: 'a cat' })).toEqual([201, 201, 429, 429])
    await test.close()
  })

  it('counts a generation that was canceled while a model worked on it', async () => {
    const test = await start()
    const user = await signUpOverHttp(test.app, 'cancel@example.com')
    const cancelAt = async (step: 'words' | 'picture') => {
      const asked = Promise.withResolvers<void>()
      model[step] = () => asked.resolve()
      const abort = new AbortController()
      const leaving = user.post(GENERATE, { prompt: 'a cat' }, { signal: abort.signal })
      await asked.promise
      abort.abort()
      await expect(leaving).rejects.toThrow()
    }
    const used = async () => {
      const [row] = await test.query(
        "select count(*) as used from generations join users on users.id = user_id where email = 'cancel@example.com' and finished_at is not null",
      )
      return row
    }
    await cancelAt('words')
    await expect.poll(used).toEqual({ used: 1 })
    model.words = answerWords(IDEA)
    await cancelAt('picture')
    await expect.poll(used).toEqual({ used: 2 })
    // `fetch` would replace aborted connections, and the server would wait for their requests.
    test.app.server.closeAllConnections()
    await test.close()
  })
})

describe('generations with a model over all users', () => {
  it('are limited: a few wait, more are rejected as busy, and a free slot is reused', async () => {
    const test = await startTestApp({ ...environment, GENERATIONS_AT_ONCE: '2' })
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const users = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => signUpAt(origin, `crowd${number}@example.com`)),
    )
    const gate = Promise.withResolvers<void>()
    let atOnce = 0
    let mostAtOnce = 0
    model.words = async (...call) => {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await gate.promise
      atOnce -= 1
      answerWords(IDEA)(...call)
    }
    const responses = users.map(({ post }) => post(GENERATE, { prompt: 'a cat' }))
    const refused = await Promise.race(responses)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'busy' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(() => model.calls.length).toBe(2)
    gate.resolve()
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 503])
    expect(mostAtOnce).toBe(2)
    const again = users.slice(0, 2).map(({ post }) => post(GENERATE, { prompt: 'a cat' }))
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([201, 201])
    await test.close()
  })

  it('a rejected one does not count against the user’s quota', async () => {
    const test = await startTestApp({
      ...environment,
      GENERATIONS_AT_ONCE: '1',
      GENERATIONS_PER_HOUR: '1',
    })
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const people = await Promise.all(
      [1, 2, 3].map((number) => signUpAt(origin, `hour${number}@example.com`)),
    )
    const gate = Promise.withResolvers<void>()
    model.words = async (...call) => {
      await gate.promise
      answerWords(IDEA)(...call)
    }
    const responses = people.map(async (user) => ({
      user,
      response: await user.post(GENERATE, { prompt: 'a cat' }),
    }))
    const { user, response } = await Promise.race(responses)
    expect(response.status).toBe(503)
    gate.resolve()
    await Promise.all(responses)
    expect((await user.post(GENERATE, { prompt: 'a cat' })).status).toBe(201)
    await test.close()
  })
})
