import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { calls, LIVE_PROGRESS_TYPE, pathOf } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTarget, type Target } from '../../attack/start-target.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { makePicture } from '../testing/pictures.ts'
import { signUpAt } from '../testing/sign-up-over-http.ts'
import { answerError, type StandInModel, startStandInModel } from '../testing/stand-in-model.ts'

/** Values that must not appear in a log. */
const SECRETS = {
  password: 'hunter2-hunter2-hunter2',
  prompt: 'a very private prompt about a llama',
  apiKey: 'sk-the-key-of-the-operator',
  sessionSecret: 'a-session-secret-of-more-than-32-characters',
  metricsToken: 'a-token-for-the-metrics',
  code: 'one-time-code-of-a-sign-on',
  authorization: 'Basic c2VjcmV0OnNlY3JldA==',
  forgedCookie: 'cookie-of-somebody-else',
  ticket: 'a-ticket-that-only-its-owner-has',
  caption: 'a caption that is only for friends',
  rejectedEmail: 'gone-away@example.com',
}

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly path?: string
  readonly requestId?: string
}

let model: StandInModel
let mailbox: Mailbox
let target: Target
beforeAll(async () => {
  model = await startStandInModel()
  mailbox = await startMailbox()
  target = await startTarget({
    LOG_LEVEL: 'trace',
    SESSION_SECRET: SECRETS.sessionSecret,
    METRICS_TOKEN: SECRETS.metricsToken,
    OPENAI_API_KEY: SECRETS.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'http://memes.example.com',
  })
})
afterAll(async () => {
  await target.stop()
  await model.close()
  await mailbox.close()
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(target.origin + path, { redirect: 'manual', ...init })

const lines = (): LogLine[] =>
  target
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

describe('the log', () => {
  it('holds no secrets, passwords, prompts or cookies, even at level trace', async () => {
    const { password, prompt, caption } = SECRETS
    const form = { email: 'ada@example.com', password, firstName: 'Ada' }
    const signUp = await call('/api/signup', { method: 'POST', body: new URLSearchParams(form) })
    expect(signUp.status).toBe(303)
    const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const headers = { cookie, 'content-type': 'application/json' }
    const post = (path: string, body: string) => call(path, { method: 'POST', headers, body })

    const wrong = new URLSearchParams({ ...form, password: `${password} again` })
    expect((await call('/api/login', { method: 'POST', body: wrong })).status).toBe(401)
    // Endpoints repeat the request in their errors. The composer makes the meme then.
    for (const status of [401, 500]) {
      model.words = answerError(status, `${SECRETS.apiKey} ${prompt}`)
      const generated = await post('/api/memes/generate', JSON.stringify({ prompt }))
      expect(generated.status).toBe(201)
    }
    expect(
      (await post('/api/memes', JSON.stringify({ templateId: 1, topText: caption }))).status,
    ).toBe(201)
    expect((await post('/api/memes', `{"topText": "${caption}`)).status).toBe(400)
    await call(`/api/login?returnTo=/&code=${SECRETS.code}`)
    await call(`/api/nope?token=${SECRETS.code}`)
    const { ticket } = SECRETS
    await call(pathOf(calls.suspensionPage, { ticket }))
    await call(pathOf(calls.appealSuspension, { ticket }), { method: 'POST' })
    await call(pathOf(calls.reportStatus, { ticket }))
    await call('/metrics', { headers: { authorization: `Bearer ${SECRETS.metricsToken}` } })
    await call('/api/memes', {
      headers: {
        authorization: SECRETS.authorization,
        cookie: `memesmith_session=${SECRETS.forgedCookie}`,
      },
    })
    const upload = new FormData()
    upload.append('image', new Blob([new Uint8Array(await makePicture('png'))]), caption)
    expect(
      (await call('/api/upload', { method: 'POST', headers: { cookie }, body: upload })).status,
    ).toBe(201)

    const log = target.output()
    expect(lines().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/suspended/…', '/reports/…']),
    )
    expect(lines().length).toBeGreaterThan(10)
    const session = decodeURIComponent(cookie.split('=')[1] ?? '')
    const secrets = { ...SECRETS, session, sessionId: session.split('.')[0] ?? '' }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(10)
      expect(log.includes(secret), name).toBe(false)
      expect(log.includes(encodeURIComponent(secret)), name).toBe(false)
    }
  })

  it('contains no address of a rejected e-mail, but the mail server’s code', async () => {
    const email = SECRETS.rejectedEmail
    mailbox.unknown.add(email)
    await signUpAt(target.origin, email)
    const body = new URLSearchParams({ email })
    expect((await call('/api/forgot-password', { method: 'POST', body })).status).toBe(200)
    const rejection = () => lines().find(({ msg }) => msg === 'a password link could not be sent')
    await expect.poll(rejection).toMatchObject({ level: 50 })
    expect(JSON.stringify(rejection())).toContain('RCPT TO 550 5.1.1')
    expect(target.output()).not.toContain(email)
    expect(target.output()).not.toContain('gone-away')
  })

  it('does not report a client that disconnects during a generation as an error', async () => {
    const { origin } = target
    const { post } = await signUpAt(origin, 'leaver@example.com')
    for (const accept of ['application/x-ndjson', '*/*']) {
      const seen = lines().length
      const asked = Promise.withResolvers<void>()
      model.words = () => asked.resolve()
      const abort = new AbortController()
      const init = { headers: { accept }, signal: abort.signal }
      const leaving = post('/api/memes/generate', { prompt: SECRETS.prompt }, init)
      const read = leaving.then((response) => response.text())
      await asked.promise
      abort.abort()
      await expect(read).rejects.toThrow()
      const since = () => lines().slice(seen)
      const ofLeaving = () =>
        since().find(({ msg }) => msg === 'the client disconnected before its meme was finished')
      await expect.poll(ofLeaving).toMatchObject({ level: 30 })
      // A second request's log comes after everything that the first one logs.
      await call('/api/nope')
      await expect.poll(() => since().at(-1)?.msg).toBe('request')
      expect(since().filter(({ level }) => level > 30)).toEqual([])
    }
  })

  it('does not report a client that disconnects during its body as an error', async () => {
    const { cookie } = (await signUpAt(target.origin, 'hasty@example.com')).headers
    const seen = lines().length
    const since = () => lines().slice(seen)
    for (const bytes of [5000, 10_000_000]) {
      const socket = connect({ port: target.port, host: '127.0.0.1' })
      const head = `POST /api/memes HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}`
      socket.write(`${head}\r\n\r\n{"title": "`)
      await setTimeout(100)
      socket.resetAndDestroy()
    }
    await setTimeout(100)
    await call('/api/nope')
    await expect.poll(() => since().at(-1)?.path).toBe('/api/nope')
    expect(since().filter(({ level }) => level > 30)).toEqual([])
  })

  it('has the bytes of a body that is streamed, whose length nobody knows before', async () => {
    const { origin } = target
    const { headers, post } = await signUpAt(origin, 'reader@example.com')
    for (const topText of ['one', 'two']) await post('/api/memes', { templateId: 1, topText })
    model.words = answerError(401, 'no')
    const sent = [
      call('/api/archive', { headers }),
      post('/api/memes/generate', { prompt: 'a cat' }, { headers: { accept: LIVE_PROGRESS_TYPE } }),
    ]
    for (const response of await Promise.all(sent)) {
      const requestId = response.headers.get('x-request-id')
      const { byteLength } = await response.arrayBuffer()
      expect(response.headers.get('content-length'), response.url).toBeNull()
      const line = () =>
        lines().find((each) => each.requestId === requestId && each.msg === 'request')
      await expect.poll(line).toMatchObject({ bytes: byteLength })
    }
  })

  it('contains the response’s request id in every line about the request', async () => {
    const response = await call('/api/nope')
    const requestId = response.headers.get('x-request-id')
    expect(await response.json()).toMatchObject({ requestId })
    await expect
      .poll(() =>
        lines()
          .filter((line) => line.requestId === requestId)
          .map(({ msg }) => msg),
      )
      .toEqual(['request'])
    const about = lines().filter((line) => /request/.test(line.msg))
    expect(about.every((line) => line.requestId !== undefined)).toBe(true)
    expect(lines().find((line) => line.requestId === requestId)).toMatchObject({
      method: 'GET',
      path: '/api/nope',
      status: 404,
      ms: expect.any(Number),
      bytes: Number(response.headers.get('content-length')),
      ip: '127.0.0.1',
    })
  })
})
