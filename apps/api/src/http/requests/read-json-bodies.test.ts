import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MAX_BYTES = 64 * 1024

let test: TestApp
let user: Client
let port: number
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => test.close())

const send = (payload: string | Buffer, headers = {}) =>
  user.send({
    method: 'POST',
    url: '/api/memes',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

async function messageOf(payload: string | Buffer, headers = {}): Promise<string> {
  const { statusCode, json } = await send(payload, headers)
  const { code, message } = json()
  expect([statusCode, code]).toEqual([400, 'invalid_request'])
  return message
}

it.each([
  '',
  '{',
  '{"document": {"layers": [{"place": {"x": NaN}}]}}',
  "{'title': 1}",
  '{"title": "two\nlines"}',
  '['.repeat(MAX_BYTES),
  // It is JSON, but not a body.
  '{"title": "x", "__proto__": {"userId": 1}}',
  '{"constructor": {"prototype": {}}}',
])('a body that is not JSON is refused: %.60s', async (body) => {
  expect(await messageOf(body)).toBe('The request body is not valid JSON.')
})

/** A body of the given size, whose title is too long. */
function sized(bytes: number, character: string): string {
  const [start, end] = ['{"title": "', '"}']
  const room = bytes - start.length - end.length
  const count = Math.floor(room / Buffer.byteLength(character))
  const rest = 'x'.repeat(room - count * Buffer.byteLength(character))
  return start + character.repeat(count) + rest + end
}

it('a body is too large beyond 64 KB, however many characters those are', async () => {
  for (const character of ['x', '😂']) {
    expect(await messageOf(sized(MAX_BYTES, character))).toMatch(/^title must be at most 200/)
    const response = await send(sized(MAX_BYTES + 1, character))
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'payload_too_large',
        message: 'The request body is too large.',
      }),
    ])
  }
})

it.each([
  ['with its length', `Content-Length: ${10 * 1024 * 1024}`, ''],
  ['in chunks', 'Transfer-Encoding: chunked', `${(10 * 1024 * 1024).toString(16)}\r\n`],
])('is answered after 64 KB, and hung up on, %s', async (_what, header, start) => {
  const socket = connect({ port, host: '127.0.0.1' })
  const head = [
    'POST /api/memes HTTP/1.1',
    'Host: localhost',
    `Cookie: ${user.cookie()}`,
    'Content-Type: application/json; charset=utf-8',
    header,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${start}`)
  socket.write(`{"document": {"layers": [{"text": "${'x'.repeat(MAX_BYTES)}`)
  const answer = await readText(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('"message":"The request body is too large."')
})

it('accepts a byte order mark and other spellings of the type', async () => {
  for (const type of ['application/json', 'Application/JSON', 'application/json;charset=UTF-8']) {
    expect(await messageOf('\uFEFF{"title": 1}', { 'content-type': type })).toBe(
      'title must be a string.',
    )
  }
})

it('refuses a body that is shorter than its stated length', async () => {
  expect(await messageOf('{"title": 1}', { 'content-length': '20' })).toBe(
    'The request was not understood.',
  )
})
