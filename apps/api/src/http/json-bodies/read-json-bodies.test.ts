import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a body that is not JSON', () => {
  it.each([
    ['', 'The request body'],
    ['{', 'The request body'],
    ['{"title":', 'title'],
    ['{"document": {"layers": [{"place": {"x": NaN}}]}}', 'document.layers.0.place.x'],
    ['{"document": {"layers": [{}, {"opacity": Infinity}]}}', 'document.layers.1.opacity'],
    ['{"document": {"layers": [{},]}}', 'document.layers.1'],
    ["{'title': 1}", 'The request body'],
    ['{"title": \'one\'}', 'title'],
    // No field of ours is called like this.
    ['{"title": {"a name with\\u0000, \\u202e or spaces": NaN}}', 'title'],
    [`{"title": {"${'x'.repeat(41)}": NaN}}`, 'title'],
    ['['.repeat(MAX_BYTES), '0.0.0.0.0.0.0.0.0.0'],
    // It is JSON, but not a body.
    ['{"title": "x", "__proto__": {"userId": 1}}', 'The request body'],
    ['{"constructor": {"prototype": {}}}', 'The request body'],
  ])('%.60s is answered with the name of the field', async (body, field) => {
    expect(await messageOf(body)).toBe(`${field} is not valid JSON.`)
  })
})

/** A body of so many bytes, whose title is too long. */
const sized = (bytes: number, character = 'x') => {
  const [start, end] = ['{"title": "', '"}']
  const room = bytes - start.length - end.length
  const count = Math.floor(room / Buffer.byteLength(character))
  return (
    start + character.repeat(count) + 'x'.repeat(room - count * Buffer.byteLength(character)) + end
  )
}

describe('a body that is too large', () => {
  const TITLE = 'title makes the request body larger than 64 KB.'

  it.each([
    ['a text', sized(MAX_BYTES + 1), TITLE],
    ['a text that is cut in a character', sized(MAX_BYTES + 1, '😂'), TITLE],
    ['a number', `{"title": 1${'0'.repeat(MAX_BYTES)}}`, TITLE],
    ['spaces', ' '.repeat(MAX_BYTES + 1), 'The request body is too large.'],
    [
      'a text after something else that is wrong',
      `{"limit": NaN, ${sized(MAX_BYTES)}}`,
      'The request body is too large.',
    ],
  ])('%s is answered with the name of the field', async (_what, body, message) => {
    const response = await send(body)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'payload_too_large', message }),
    ])
  })

  it('starts after 64 KB, however many characters those are', async () => {
    for (const character of ['x', '😂']) {
      expect(await messageOf(sized(MAX_BYTES, character))).toMatch(/^title must be at most 200/)
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
    expect(answer).toContain(
      '"message":"document.layers.0.text makes the request body larger than 64 KB."',
    )
  })
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
