/** A real server on this machine plays the attacker. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makePicture } from '../../../testing/pictures.ts'
import { fetchRemote, type RemoteRules } from './fetch-remote.ts'
import { isPublicAddress } from './is-public-address.ts'

const REFUSED = 'The address could not be loaded.'
const PICTURE = {
  type: /^image\/png/,
  accept: 'image/*',
  maxBytes: MAX_UPLOAD_BYTES,
  maxRedirects: 3,
  isSecure: false,
}

let server: Server
let origin: string
let requests: string[]
let picture: Uint8Array
beforeAll(async () => {
  picture = await makePicture('png')
  const answers: Record<string, RequestListener> = {
    '/picture.png': (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    '/moved': (_request, response) => response.writeHead(302, { location: '/picture.png' }).end(),
    '/to-metadata': (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    '/to-file': (_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/page': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>secret</p>'),
    '/endless': (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const chunk = Buffer.alloc(1024 * 1024)
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', write)
      }
      write()
    },
    '/error': (_request, response) => response.writeHead(500).end(),
  }
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answers[request.url ?? '']?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  origin = `http://pictures.example:${address.port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A name server of the attacker's: each question gets the next answer. */
function answering(...answers: readonly string[][]): RemoteRules['resolveName'] {
  let asked = 0
  return async () => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
}

/** The usual rules, except that the attacker's server may be reached. */
const rules = (resolveName = answering(['127.0.0.1'])): RemoteRules => ({
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
  isPlainSecure: () => false,
  resolveName,
})
const load = (path: string, by = rules()) => {
  requests = []
  return fetchRemote(origin + path, PICTURE, by)
}

describe('a file of another host', () => {
  it('is loaded, also from where a redirect leads', async () => {
    expect(Buffer.from(await load('/picture.png')).equals(picture)).toBe(true)
    expect(Buffer.from(await load('/moved')).equals(picture)).toBe(true)
  })

  test.each(['/to-metadata', '/to-file', '/loop', '/page', '/endless', '/error'])(
    'is refused, and nothing is told of it: %s',
    async (path) => {
      await expect(load(path)).rejects.toThrow(REFUSED)
    },
  )

  it('is not loaded through more than three redirects', async () => {
    await load('/loop').catch(() => undefined)
    expect(requests).toHaveLength(4)
  })

  it('is loaded from where it was asked for, and by https, if it must be', async () => {
    const at = (path: string, wanted: object, by = rules()) =>
      fetchRemote(origin + path, { ...PICTURE, ...wanted }, by)
    await expect(at('/moved', { maxRedirects: 0 })).rejects.toThrow(REFUSED)
    await expect(at('/picture.png', { isSecure: true })).rejects.toThrow(REFUSED)
    const trusted = { ...rules(), isPlainSecure: () => true }
    expect(await at('/picture.png', { isSecure: true }, trusted)).toHaveLength(picture.length)
  })

  it('has as many bytes as an upload at most', async () => {
    const before = process.memoryUsage().rss
    await load('/endless').catch(() => undefined)
    expect(process.memoryUsage().rss - before).toBeLessThan(8 * MAX_UPLOAD_BYTES)
  })

  test.each([
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://[::7f00:1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://[2002:7f00:1::]/a.png',
    'http://[fe80::1]/a.png',
    'http://[fd00::1]/a.png',
    'http://10.0.0.1/a.png',
    'http://172.16.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://169.254.169.254/a.png',
    'http://100.64.0.1/a.png',
    'http://0.0.0.0/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://localhost/a.png',
    'http://user:secret@example.com/a.png',
    'http://example.com:8080/a.png',
    'ftp://example.com/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('is never at %s', async (address) => {
    await expect(fetchRemote(address, PICTURE)).rejects.toThrow(REFUSED)
  })

  test.each([
    ['a private address', [['10.0.0.1']]],
    ['a private one beside a public one', [['93.184.216.34', '192.168.0.1']]],
    ['a mapped one', [['::ffff:10.0.0.1']]],
    ['no address', [[]]],
  ])('is not loaded when its name means %s', async (_what, answers) => {
    await expect(load('/picture.png', rules(answering(...answers)))).rejects.toThrow(REFUSED)
    expect(requests).toEqual([])
  })

  it('is loaded from the address that was checked: the name is asked for once a connection', async () => {
    // The second answer would be the attacked one.
    const lookUp = answering(['127.0.0.1'], ['10.0.0.1'])
    expect(Buffer.from(await load('/picture.png', rules(lookUp))).equals(picture)).toBe(true)
    // A redirect asks again, and is refused.
    await expect(load('/moved', rules(answering(['127.0.0.1'], ['10.0.0.1'])))).rejects.toThrow()
    expect(requests).toEqual(['/moved'])
  })
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['::ffff:93.184.216.34', true],
  ['64:ff9b::5db8:d822', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2001::1', false],
  ['ff02::1', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
