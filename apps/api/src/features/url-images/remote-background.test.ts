/** A picture of another host as a background. A real server on this machine plays that host. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import { documentOfZones, usualZones } from '@memesmith/meme-render'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { isPublicAddress } from '../../http/requests/remote/is-public-address.ts'
import { makeNoise } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let host: Server
let origin: string
let site: TestApp
let picture: Buffer
let requests: string[]
/** What the name of the host means, one answer after the other. */
let addresses: string[]

beforeAll(async () => {
  picture = await makeNoise(300, 200)
  const send =
    (type: string, body: Uint8Array | string): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body)
  const answers: Record<string, RequestListener> = {
    '/picture.png': send('image/png', picture),
    '/page.png': send('text/html', picture),
    '/drawing.svg': send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/text.png': send('image/png', 'no picture'),
    '/cut-off.png': send('image/png', picture.subarray(0, 1000)),
    '/large.png': send('image/png', Buffer.concat([picture, Buffer.alloc(MAX_UPLOAD_BYTES)])),
    '/moved.png': (_request, response) =>
      response.writeHead(302, { location: '/picture.png' }).end(),
    '/to-metadata.png': (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  }
  host = createServer((request, response) => {
    requests.push(request.url ?? '')
    answers[request.url ?? '']?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  origin = `http://pictures.example:${address.port}`
  site = await startTestApp({ ALLOW_REMOTE_IMAGES: 'true' }, undefined, {
    // The usual rules, except that this server may be reached.
    isAllowedAddress: (each) => each === '127.0.0.1' || isPublicAddress(each),
    isAllowedPort: () => true,
    isPlainSecure: () => false,
    resolveName: async () => [{ address: addresses.shift() ?? '127.0.0.1', family: 4 }],
    maxMs: 10_000,
  })
})
afterAll(async () => {
  await site.close()
  host.closeAllConnections()
  host.close()
})
beforeEach(() => {
  requests = []
  addresses = []
})

const drawOn = (background: string, text = 'hi') =>
  site.visitor.get(`/images/custom/${text}.png?background=${encodeURIComponent(background)}`)

it('is drawn as a save draws the same file, in every byte', async () => {
  const user = await site.signUp()
  const { url } = (await user.upload(picture)).json()
  const document = documentOfZones(usualZones('', ''), ['hi'])
  const saved = await user.postJson('/api/memes', { customImageUrl: url, document })
  const stored = await user.get(saved.json().memeImageUrl)
  const drawn = await drawOn(`${origin}/picture.png`)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect(drawn.rawPayload.equals(stored.rawPayload)).toBe(true)
  expect(requests).toEqual(['/picture.png'])
})

it('is drawn from where a redirect leads', async () => {
  expect((await drawOn(`${origin}/moved.png`)).statusCode).toBe(200)
  expect(requests).toEqual(['/moved.png', '/picture.png'])
})

it('is asked for once, however many ask for the picture at that moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => drawOn(`${origin}/picture.png`, 'once')),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(requests).toEqual(['/picture.png'])
})

test.each(['page.png', 'drawing.svg', 'text.png', 'cut-off.png', 'large.png', 'to-metadata.png'])(
  'is refused with a picture that does not show it: %s',
  async (file) => {
    const answer = await drawOn(`${origin}/${file}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'image/png'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(requests).toEqual([`/${file}`])
  },
)

it('is refused if its name means another address after a redirect', async () => {
  addresses = ['127.0.0.1', '10.0.0.1']
  expect((await drawOn(`${origin}/moved.png`, 'rebound')).statusCode).toBe(415)
  expect(requests).toEqual(['/moved.png'])
})

it('is not kept as long as the words: its host may change it', async () => {
  const { headers } = await drawOn(`${origin}/picture.png`)
  expect(headers['cache-control']).toBe('public, max-age=300, must-revalidate')
})
