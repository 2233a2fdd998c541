/** Clients that send slowly: the server does not wait for them. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePicture, withPngChunk } from '../src/testing/pictures.ts'
import { startTarget, type Target } from './start-target.ts'
import { upload } from './upload.ts'
import { createVictim, type Victim } from './usual-requests.ts'

const SLOW_CLIENTS = 300
const DRIP_MS = 200

let target: Target
let victim: Victim
beforeAll(async () => {
  target = await startTarget({ REQUEST_TIMEOUT_SECONDS: '2' })
  victim = await createVictim(target, 'victim@example.com')
})
afterAll(() => target.stop())

interface SlowClient {
  readonly socket: Socket
  /** The response, once the server has closed the connection. */
  readonly response: Promise<string>
}

/** Sends the start, then one byte at a time until the server closes the connection. */
async function openSlowly(beginning: string, { port } = target): Promise<SlowClient> {
  const socket = connect({ port, host: '127.0.0.1' })
  const { promise: response, resolve } = Promise.withResolvers<string>()
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  // A byte sent after the server has closed the connection resets it.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(beginning)
  const drip = setInterval(() => socket.write('a'), DRIP_MS)
  socket.on('close', () => {
    clearInterval(drip)
    resolve(text)
  })
  return { socket, response }
}

const slowUpload = (
  { cookie } = victim,
  path = '/api/upload',
  field = 'image',
  bytes = 9_000_000,
) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=a',
    `Content-Length: ${bytes}`,
    '',
    `--a\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`,
  ].join('\r\n')

/** Bytes that begin like a zip. */
const slowImport = (bytes?: number) =>
  `${slowUpload(victim, '/api/archive', 'archive', bytes)}PK\x03\x04`

describe('a slow client', () => {
  it.concurrent.each<[string, () => string]>([
    ['over its headers', () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'over a form',
      () =>
        'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nemail=',
    ],
    [
      'over JSON',
      () =>
        `POST /api/memes HTTP/1.1\r\nHost: localhost\r\nCookie: ${victim.cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"title":"`,
    ],
    ['over an upload', slowUpload],
    ['over an import', slowImport],
  ])('%s is told so, and hung up on', async (_what, beginning) => {
    const response = await (await openSlowly(beginning())).response
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(response).toContain('"code":"request_timeout"')
  })

  /** A busy machine notices later that a client has disconnected. */
  const PATIENCE = { timeout: 10_000 }
  async function importNothing(): Promise<number> {
    const form = new FormData()
    form.append('archive', new Blob(['a']), 'a')
    const sent = { method: 'POST', headers: { cookie: victim.cookie }, body: form }
    return (await fetch(`${target.origin}/api/archive`, sent)).status
  }

  it('gives back its place when it leaves an import at once', async () => {
    await expect.poll(importNothing, PATIENCE).toBe(422)
    for (let ms = 0; ms < 20; ms += 1) {
      const socket = connect({ port: target.port, host: '127.0.0.1' })
      socket.write(slowImport())
      await sleep(ms)
      socket.resetAndDestroy()
    }
    await expect.poll(importNothing, PATIENCE).toBe(422)
  })

  it('may take longer over an import while its bytes keep coming', async () => {
    // The place of the disconnected import is free again.
    await expect.poll(importNothing, PATIENCE).toBe(422)
    const end = '\r\n--a--\r\n'
    // Longer than the limit of 2 s, at a quarter of a megabyte per second.
    const parts = Array.from({ length: 16 }, () => 'a'.repeat(64 * 1024))
    const bytes = parts.join('').length + end.length
    const beginning = slowImport(bytes)
    const form = beginning.slice(beginning.indexOf('--a')).length
    const socket = connect({ port: target.port, host: '127.0.0.1' }).setEncoding('utf8')
    socket.write(slowImport(bytes + form))
    for (const part of parts) {
      await sleep(250)
      socket.write(part)
    }
    socket.write(end)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 422 /)
    expect(answer).toContain('"code":"archive_refused"')
  })

  it('does not delay other clients, however many there are', async () => {
    const slow = await Promise.all(
      Array.from({ length: SLOW_CLIENTS }, () => openSlowly(slowUpload())),
    )
    for (const path of ['/', '/api/templates', '/healthz']) {
      expect((await fetch(target.origin + path)).status).toBe(200)
    }
    const headers = { cookie: victim.cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ templateId: 1 })
    const save = await fetch(`${target.origin}/api/memes`, { method: 'POST', headers, body })
    expect(save.status).toBe(201)
    // The slow clients were still connected when the others finished, and are disconnected in the
    // end.
    expect(slow.every(({ socket }) => !socket.destroyed)).toBe(true)
    await Promise.all(slow.map(({ response }) => response))
  })
})

describe('slow senders of large files', () => {
  it('take no places from other users, however many of them there are', async () => {
    const patient = await startTarget()
    try {
      const other = await createVictim(patient, 'other@example.com')
      const senders = await Promise.all(
        Array.from({ length: 9 }, (_, index) => createVictim(patient, `slow${index}@example.com`)),
      )
      // More than one user's share, of more users than can have a file in memory.
      const slow = await Promise.all(
        senders.flatMap((sender) =>
          Array.from({ length: 12 }, (_, index) =>
            openSlowly(slowUpload(sender) + 'a'.repeat(index < 2 ? 4_000_000 : 100_000), patient),
          ),
        ),
      )
      const picture = await makePicture('png', 64, 48)
      for (const bytes of [0, 100_000, 1_100_000, 4_000_000]) {
        const file = withPngChunk(picture, 'teSt', 'x'.repeat(bytes))
        expect((await upload(patient, other, file)).status).toBe(201)
      }
      expect(slow.filter(({ socket }) => socket.destroyed)).toEqual([])
      for (const { socket } of slow) socket.destroy()
    } finally {
      await patient.stop()
    }
  })
})
