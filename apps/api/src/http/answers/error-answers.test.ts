import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findWebAssets } from '../pages/web-assets.ts'
import { errorAnswers } from './error-answers.ts'

let test: TestApp
let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  test = await startTestApp({ DATA_DIR: folder })
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const ID = /^[\w-]{22}$/

/** Sends raw bytes, and reads until the server closes the connection. */
async function sendRaw(request: string) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.end(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

describe('an internal error', () => {
  beforeAll(() => test.query('alter table memes rename to gone'))

  it('is a 500 that hides its cause, but contains the request id', async () => {
    const user = await test.signUp()
    const { statusCode, headers, ...response } = await user.get('/api/memes')
    expect([statusCode, response.json()]).toEqual([
      500,
      {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: headers['x-request-id'],
      },
    ])
    expect(headers['x-request-id']).toMatch(ID)
  })

  it('is an HTML page with the request id for a browser', async () => {
    const { statusCode, headers, body } = await test.visitor.send({
      url: `/m/${'a'.repeat(22)}`,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).toContain('Something went wrong on our side. Please try again.')
    expect(body).toContain(String(headers['x-request-id']))
    expect(body).not.toContain('no such table')
  })
})

describe('a thrown value that is not an Error', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'secret cause'],
    ['an object', { statusCode: 400, message: 'secret cause', validation: [] }],
  ])('is a 500 that does not show it: %s', async (_what, thrown) => {
    const app = Fastify()
    await app.register(errorAnswers, {
      config: readConfig({}),
      webAssets: findWebAssets(undefined),
    })
    app.get('/hook', { preHandler: () => Promise.reject(thrown) }, () => 'never')
    app.get('/handler', () => Promise.reject(thrown))
    for (const url of ['/hook', '/handler']) {
      const { statusCode, body } = await app.inject(url)
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        500,
        { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
      ])
    }
    await app.close()
  })
})

it('a full disk is a warning in the log, without a stack', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  await app.register(errorAnswers, {
    config: readConfig({}),
    webAssets: findWebAssets(undefined),
  })
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  app.get('/', () => Promise.reject(full))
  expect((await app.inject('/')).statusCode).toBe(507)
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)
  expect(told).toMatchObject([{ level: 40, msg: expect.stringContaining('no room') }])
  expect(lines.join('')).not.toContain('stack')
  await app.close()
})

describe('invalid HTTP', () => {
  it.each([
    ['a URL without a host', 'GET http:///nope HTTP/1.1', 400, 'invalid_request'],
    ['no HTTP at all', 'hello', 400, 'invalid_request'],
    [
      'headers beyond 16 KB',
      `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`,
      431,
      'headers_too_large',
    ],
  ])('is answered like any other error: %s', async (_what, start, status, code) => {
    const response = await sendRaw(`${start}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([response.status, response.body.code]).toEqual([status, code])
    expect(response.body.requestId).toMatch(ID)
    expect(response.head).toMatch(new RegExp(`x-request-id: ${response.body.requestId}`, 'i'))
  })
})
