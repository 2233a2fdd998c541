/**
 * Ways to corrupt a request, as fast-check arbitraries. The same seed corrupts the same requests in
 * the same way.
 */
import fc from 'fast-check'
import { type AttackRequest, withBody, withHeader } from './request-under-attack.ts'

export type Break = (request: AttackRequest) => AttackRequest

/** Strings that often cause bugs. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%00',
    '%',
    '%ff%fe',
    '%e0%80%80',
    "'; drop table memes; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u{1f3f3}\ufe0f\u200d\u{1f308}'.repeat(50),
    '\ud800',
    '\u202e\u2066rtl',
    '__proto__',
    'constructor',
    'toString',
    '1e309',
    '-1',
    '9007199254740993',
    'NaN',
    'null',
    '{{7*7}}',
    '\r\nset-cookie: evil=1',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'z\u0300\u0301\u0302'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 1, max: 70_000 }).map((length) => 'a'.repeat(length)),
)

const latin1 = nasty.map((text) => encodeURI(text.toWellFormed()).slice(0, 2000))

/** Valid JSON, some of it nested deeper than a recursive parser can handle. */
const anyJson = fc.oneof(
  nasty.map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('-0', '1e999', '-1', '0.5', '9007199254740993', 'true', 'null', '[]', '{}'),
  fc.integer({ min: 100, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
)

const TOO_DEEP = '['.repeat(50)

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'get',
  'X',
]

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-version',
  'authorization',
  'content-disposition',
  'content-encoding',
  'content-type',
  'cookie',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'te',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-request-id',
]

const VALUES = [
  'text/html,*/*',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  'image/png',
  'gzip',
  'br, gzip;q=0',
  'bytes=0-1,5-9,-3,99999999-',
  '"x", W/"y", *',
  'chunked',
  'gzip, chunked',
  '100-continue',
  'application/x-ndjson',
  'websocket',
  'null',
  'https://evil.example',
  'cross-site',
  '[::1]:80',
  'memesmith_session=',
  'memesmith_session=s%3Aabc.def; memesmith_session=%',
  '1, 2, 3',
]

const breakMethod = fc.constantFrom(...METHODS).map(
  (method): Break =>
    (request) => ({
      ...request,
      method,
      // The server is not a proxy: Node closes the connection after CONNECT.
      isWhole: request.isWhole && method !== 'CONNECT',
    }),
)

const breakTarget = fc
  .record({ text: latin1, how: fc.constantFrom('segment', 'query', 'end', 'whole', 'double') })
  .map(
    ({ text, how }): Break =>
      (request) => {
        const { target } = request
        const broken = {
          segment: target.replace(/[^/]*$/, text),
          query: `${target}?${text}&returnTo=${text}&download`,
          end: target + text,
          whole: `/${text}`,
          double: `/${target}//${text}`,
        }[how]
        // A space would end the URL.
        return { ...request, target: broken.replaceAll(/\s/g, '') || '/' }
      },
  )

const breakHeader = fc
  .record({
    name: fc.constantFrom(...HEADERS),
    value: fc.oneof(fc.constantFrom(...VALUES), latin1),
    times: fc.constantFrom(1, 1, 1, 1, 1, 2, 150),
  })
  .map(
    ({ name, value, times }): Break =>
      (request) => {
        const replaced = withHeader(request, name, value)
        const again = Array.from({ length: times - 1 }, () => [name, value] as const)
        // Only a server that reads a chunked body to its end has to know that the end is missing.
        const isWhole = request.isWhole && !/transfer-encoding|expect|upgrade/.test(name)
        return { ...replaced, headers: [...replaced.headers, ...again], isWhole }
      },
  )

const breakLength = fc.constantFrom('0', '-1', '1', '5', '99999999999', '1e3', 'x', '0x10').map(
  (length): Break =>
    (request) => ({
      ...withHeader(request, 'content-length', length),
      isWhole: false,
    }),
)

/** Replaces a field of the body, or adds an unknown one. */
const breakField = fc
  .record({ index: fc.nat(20), value: anyJson, isNew: fc.boolean(), name: nasty })
  .map(
    ({ index, value, isNew, name }): Break =>
      (request) => {
        const text = request.body.toString()
        // An earlier corruption made the body unserializable.
        if (text.includes(TOO_DEEP)) return request
        const object = parseObject(text)
        const fields = object
          ? Object.entries(object).map(([key, each]) => [key, JSON.stringify(each)] as const)
          : [...new URLSearchParams(text)]
        const key = isNew ? name : (fields[index % Math.max(1, fields.length)]?.[0] ?? name)
        const broken = [...fields.filter(([each]) => each !== key), [key, value] as const]
        const body = object
          ? `{${broken.map(([each, json]) => `${JSON.stringify(each)}:${json}`).join()}}`
          : broken
              .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
              .join('&')
        return withBody(request, Buffer.from(body))
      },
  )

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Changes, removes or repeats bytes of the body. */
const breakBytes = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    how: fc.constantFrom('overwrite', 'insert', 'cut', 'repeat', 'replace'),
  })
  .map(
    ({ at, bytes, how }): Break =>
      (request) => {
        const { body } = request
        const offset = Math.floor(at * body.length)
        const [before, after] = [body.subarray(0, offset), body.subarray(offset)]
        const broken = {
          overwrite: [before, bytes, after.subarray(bytes.length)],
          insert: [before, bytes, after],
          cut: [before],
          repeat: [before, after, after],
          replace: [bytes],
        }[how]
        return withBody(request, Buffer.concat(broken))
      },
  )

const PARTS = [
  'Content-Disposition: form-data; name="image"; filename="../../x.png"',
  'Content-Disposition: form-data; name="image"',
  'Content-Disposition: form-data; name="__proto__"; filename="x"',
  'Content-Disposition: form-data; filename="x"',
  "Content-Disposition: form-data; name=image; filename*=utf-8''%ff%00",
  'Content-Disposition: attachment',
  'Content-Type: text/html',
  `X-Long: ${'a'.repeat(9000)}`,
  '',
]

const breakMultipart = fc
  .record({
    parts: fc.array(fc.tuple(fc.constantFrom(...PARTS), nasty), { maxLength: 12 }),
    boundary: fc.constantFrom('frontier', 'a', '-'.repeat(70), 'a'.repeat(300)),
    end: fc.constantFrom('--\r\n', '--', '', '\r\n'),
  })
  .map(
    ({ parts, boundary, end }): Break =>
      (request) => {
        const blocks = parts.map(([head, text]) => `--${boundary}\r\n${head}\r\n\r\n${text}\r\n`)
        const body = Buffer.from(`${blocks.join('')}--${boundary}${end}`)
        return withHeader(
          withBody(request, body),
          'content-type',
          `multipart/form-data; boundary=${boundary}`,
        )
      },
  )

const breakOnce = fc.oneof(
  { weight: 1, arbitrary: breakMethod },
  { weight: 2, arbitrary: breakTarget },
  { weight: 3, arbitrary: breakHeader },
  { weight: 1, arbitrary: breakLength },
  { weight: 8, arbitrary: breakField },
  { weight: 3, arbitrary: breakBytes },
  { weight: 1, arbitrary: breakMultipart },
)

/** One to three corruptions of a request. */
export const breaks: fc.Arbitrary<Break> = fc
  .array(breakOnce, { minLength: 1, maxLength: 3 })
  .map((all) => (request: AttackRequest) => all.reduce((broken, each) => each(broken), request))

/** Corrupts any of the bytes on the wire; usually none. */
export const wireDamage: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  { weight: 9, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        byte: fc.nat(255),
        isCut: fc.boolean(),
      })
      .map(({ at, byte, isCut }) => (bytes: Buffer) => {
        const offset = Math.floor(at * (bytes.length - 1))
        if (isCut) return bytes.subarray(0, offset)
        const damaged = Buffer.from(bytes)
        damaged.fill(byte, offset, offset + 1)
        return damaged
      }),
  },
)
