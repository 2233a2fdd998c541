import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as openConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSite } from './testing/make-site.ts'
import { makePicture } from './testing/pictures.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { signUpAt } from './testing/sign-up-over-http.ts'
import {
  type Answer,
  answerPicture,
  answerWords,
  type StandInModel,
  startStandInModel,
} from './testing/stand-in-model.ts'

const WORDS = answerWords({
  topText: 'when you wait',
  bottomText: 'and it comes',
  imageDescription: 'a bus stop',
})

interface SavedMeme {
  readonly memeImageUrl: string
}

let model: StandInModel
beforeAll(async () => {
  model = await startStandInModel()
})
afterAll(() => model.close())

let dataDir: string
let server: ServerProcess
let origin: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-stop-'))
  await makeSite(dataDir)
  server = startServerProcess(dataDir, { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl })
  origin = await server.origin
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
  await rm(dataDir, { recursive: true })
})

/** Starts a generation, and resolves when the model has been asked for its picture. */
async function startGeneration() {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<() => void>()
  const picture = answerPicture(await makePicture('png'))
  model.words = WORDS
  model.picture = (...call: Parameters<Answer>) => onAsked(() => picture(...call))
  const user = await signUpAt(origin, 'waiting@example.com')
  const response = user.post('/api/memes/generate', { prompt: 'a bus stop' })
  return { response, user, answerNow: await asked }
}

const REQUEST = 'GET /api/templates HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function openIdleConnection(): Promise<Socket> {
  const socket = openConnection(Number(new URL(origin).port), '127.0.0.1')
  socket.setEncoding('utf8').write(REQUEST)
  await once(socket, 'data')
  return socket
}

async function untilRefused(): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
    await sleep(20)
  }
}

describe('a server that is asked to stop', { timeout: 120_000 }, () => {
  it('finishes pending requests and those on kept connections, accepts no new ones, and exits with status 0', async () => {
    const { response, answerNow } = await startGeneration()
    const [idle, kept] = [await openIdleConnection(), await openIdleConnection()]
    const closed = once(idle, 'close')
    server.kill('SIGTERM')
    await untilRefused()
    let answer = ''
    kept.on('data', (text: string) => (answer += text))
    kept.write(REQUEST)
    await once(kept, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    await closed
    answerNow()
    expect((await response).status).toBe(201)
    const { memeImageUrl }: SavedMeme = JSON.parse(await (await response).text())
    const { stdout, ...end } = await server.ended
    expect(end).toMatchObject({ code: 0, signal: null })
    expect(stdout).toMatch(
      /"signal":"SIGTERM","msg":"Memesmith is stopping: .*"Memesmith has stopped"}\n$/s,
    )

    server = startServerProcess(dataDir, { STOP_DELAY_SECONDS: '1' })
    origin = await server.origin
    expect((await fetch(origin + memeImageUrl)).status).toBe(200)
    const statusOf = async (path: string) => (await fetch(origin + path)).status
    await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
    server.kill('SIGTERM')
    // During that time it reports not ready, but still serves.
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
      message: 'The server is not ready: it is stopping.',
    })
    expect(await statusOf('/gallery')).toBe(200)
    expect(await server.ended).toMatchObject({ code: 0 })
  })

  it('exits immediately at a second signal', async () => {
    const { response } = await startGeneration()
    server.kill('SIGTERM')
    await untilRefused()
    server.kill('SIGTERM')
    await expect(response).rejects.toThrow()
    expect(await server.ended).toMatchObject({ code: 1, signal: null })
  })

  it('exits after ten seconds at the latest', async () => {
    const { response } = await startGeneration()
    const start = Date.now()
    server.kill('SIGTERM')
    await expect(response).rejects.toThrow()
    expect(await server.ended).toMatchObject({ code: 1, signal: null })
    expect(Date.now() - start).toBeGreaterThan(9_000)
  })
})
