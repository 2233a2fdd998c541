/**
 * Pictures by address, API keys and the endpoint for agents, attacked over real connections. The log
 * is at its most talkative: no key may be in it.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { ALL_CALLS, type Call, calls, MAX_API_KEYS, MEGABYTE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sendRaw } from './raw-http.ts'
import { startTarget, type Target } from './start-target.ts'
import { createVictim, type Victim } from './usual-requests.ts'

interface Described {
  readonly paths: Record<string, Record<string, { readonly security: readonly object[] }>>
}

const KEY = /mk_[\w-]{43}/
const SLUG = 'test-template'
const MAX_GROWTH = 60 * MEGABYTE
const TIMEOUT_MS = 10_000

let target: Target
let ada: Victim
let bob: Victim
let write: string
let read: string
/** Another server on this machine, which nobody may reach through the target. */
let inner: Server
let innerPort: number
const reached: string[] = []
beforeAll(async () => {
  inner = createServer(({ url }, response) => {
    reached.push(url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end('secret')
  }).listen(0, '127.0.0.1')
  await once(inner, 'listening')
  const address = inner.address()
  innerPort = address === null || typeof address === 'string' ? 0 : address.port
  target = await startTarget({ LOG_LEVEL: 'trace', ALLOW_REMOTE_IMAGES: 'true' })
  ada = await createVictim(target, 'ada@example.com')
  bob = await createVictim(target, 'bob@example.com')
  write = await makeKey('write')
  read = await makeKey('read')
}, 60_000)
afterAll(async () => {
  inner.close()
  await target.stop()
})

async function makeKey(scope: string, { cookie } = ada): Promise<string> {
  const answer = await send(calls.createApiKey, { name: 'attacked', scope }, { cookie })
  return (await contentOf<{ key: string }>(answer)).key
}

const contentOf = async <Content>(answer: Response): Promise<Content> =>
  JSON.parse(await answer.text())

const send = (
  { method, path }: Pick<Call, 'method' | 'path'>,
  body?: object | string,
  headers: Record<string, string> = {},
) =>
  fetch(target.origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

const withKey = (key: string) => ({ authorization: `Bearer ${key}` })

/** The request of a client that does not clean its path. */
async function ask(path: string, headers: readonly string[] = []) {
  const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers]
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const { status, text } = await sendRaw(target.port, bytes, {
    isWhole: true,
    timeoutMs: TIMEOUT_MS,
  })
  const end = text.indexOf('\r\n\r\n')
  const fields = text.slice(0, end).split('\r\n').slice(1)
  const header = (name: string) =>
    fields
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  return { status, header, names: fields.map((line) => line.split(':')[0]?.toLowerCase()) }
}

describe('a picture by address', () => {
  test.each([
    '/images/../api/account',
    '/images/%2e%2e/api/account',
    '/images/..%2f..%2f..%2fetc%2fpasswd.png',
    '/images/%252e%252e%252fetc%252fpasswd.png',
    `/images/${SLUG}/..%5c..%5cwindows.png`,
    `/images/${SLUG}/%2e%2e/%2e%2e.png`,
    `/images/${SLUG}/%00.png`,
    `/images/${SLUG}/%ff%fe%c0%af.png`,
    `/images/${SLUG}/%ed%a0%80.png`,
    `/images/${SLUG}/%25252525252e.png`,
    `/images/${SLUG}/${'%25'.repeat(600)}.png`,
    `/images/${SLUG}/${'~'.repeat(199)}.png`,
    `/images/${SLUG}/${"'".repeat(199)}.png`,
    `/images/${SLUG}${'/a'.repeat(3000)}.png`,
    `/images/${SLUG}${'/'.repeat(3000)}.png`,
    `/images/${'a'.repeat(7000)}.png`,
    `/images/${SLUG}/a.png?${'color=red&'.repeat(600)}`,
    `/images/${SLUG}/a.png?color=${'red,'.repeat(1500)}`,
    `/images/${SLUG}/a.png?width=1e3&height=0x10`,
    `/images/${SLUG}/a.png?style=..%2f..`,
    `/images/${SLUG}/a.png?style=__proto__&font=constructor&layout=toString`,
    '/images//evil.example/a.png',
    '/images///evil.example//a.png',
    '/images/https://evil.example/a.png',
    '/images/custom/a.png?background=//evil.example/a.png',
    '/images/preview.jpg?template=../../x&text[]=%00',
    '//evil.example/a.png',
    '/%2f%2fevil.example/a.png',
    `/${SLUG}//evil.example/a.png`,
    `/${SLUG}/..//..//a.png`,
  ])('is none at %s', async (path) => {
    const seen = new Set<string>()
    let at = path
    for (let hops = 0; ; hops += 1) {
      const { status = 0, header } = await ask(at)
      expect([200, 301, 302, 404, 414, 415, 422, 431]).toContain(status)
      const location = header('location')
      if (location === undefined) break
      // It never leads to another site, nor around.
      expect(new URL(location, 'http://localhost').host).toBe('localhost')
      expect(location).not.toMatch(/^\/\//)
      expect(seen.has(location)).toBe(false)
      seen.add(location)
      expect(hops).toBeLessThan(4)
      at = location
    }
  })

  it('adds no header, whatever its texts', async () => {
    for (const line of [
      'a%0d%0aset-cookie:x=1',
      '%22;filename=%22x.exe',
      '%E2%80%A8%E2%80%AEgnp.exe',
    ]) {
      const path = `/images/${SLUG}/${line}.png`
      const first = await ask(path)
      const { names, header } =
        first.status === 301 ? await ask(first.header('location') ?? '') : first
      expect(names).not.toContain('set-cookie')
      expect(header('content-disposition')).toMatch(
        /^inline; filename="[\w-]+\.png"; filename\*=UTF-8''[\w%.~!'()*-]+\.png$/,
      )
      expect(header('x-content-type-options')).toBe('nosniff')
    }
  })

  it.each([
    '/images/%2e%2e/api/templates',
    '/images/../api/templates',
    '/images/..%2fapi/templates',
  ])('does not lead out of its folder: %s', async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
    const answer = await sendRaw(target.port, Buffer.from(request), {
      isWhole: true,
      timeoutMs: 30_000,
    })
    expect(answer.status).toBe(404)
  })

  it('is sent once, whatever parts are asked for', async () => {
    const path = `/images/${SLUG}/ranges.png`
    const whole = Number((await ask(path)).header('content-length'))
    for (const range of [
      `0-,`.repeat(500),
      '0-0,1-1',
      '-1',
      '5-2',
      '99999999-',
      '0-99999999999999999999',
      'x',
    ]) {
      const { status = 0, header } = await ask(path, [`range: bytes=${range}`])
      expect([200, 206, 416]).toContain(status)
      expect(Number(header('content-length') ?? 0)).toBeLessThanOrEqual(whole)
    }
  })

  it('fills no memory by templates that nobody has', async () => {
    const askFor = async (index: number) => (await ask(`/images/no-template-${index}/a.png`)).status
    await askFor(0)
    const before = await target.memory()
    for (let round = 0; round < 40; round += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 25 }, (_, index) => askFor(25 * round + index)),
      )
      expect(new Set(statuses)).toEqual(new Set([404]))
    }
    expect((await target.memory()) - before).toBeLessThan(MAX_GROWTH)
  })

  it('reaches no server of this machine or its network', async () => {
    const hosts = [
      ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0177.0.0.1', '0'],
      ...['127.0.0.1.', 'localhost.', '①②⑦.⓪.⓪.①', '[64:ff9b::7f00:1]', 'user@127.0.0.1'],
    ]
    for (const host of hosts) {
      for (const port of [`:${innerPort}`, '']) {
        const background = encodeURIComponent(`http://${host}${port}/secret.png`)
        const { status } = await ask(`/images/custom/a.png?background=${background}`)
        expect([415, 503]).toContain(status)
      }
    }
    expect(reached).toEqual([])
  })
})

describe('the endpoint for agents', () => {
  const accept = { accept: 'application/json, text/event-stream' }
  const rpc = (method: string, params: object = {}, id = 1) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })
  const callOf = (name: string, args: object) => rpc('tools/call', { name, arguments: args })
  const post = (body: object | string, headers: Record<string, string> = withKey(write)) =>
    send(calls.mcp, body, { ...accept, ...headers })

  it('lets nobody in who has no valid key, before it reads what they send', async () => {
    const huge = JSON.stringify(rpc('tools/list', { fill: 'a'.repeat(20 * MEGABYTE) }))
    for (const headers of [
      {},
      withKey(`mk_${'a'.repeat(43)}`),
      { cookie: ada.cookie },
      withKey(`${write}x`),
    ]) {
      const answer = await post(rpc('tools/list'), headers)
      expect(answer.status).toBe(401)
      const refused = await post(huge, headers).then(
        ({ status }) => status,
        () => 401,
      )
      expect(refused).toBe(401)
    }
    const elsewhere = { ...withKey(write), origin: 'https://evil.example' }
    expect((await post(rpc('tools/list'), elsewhere)).status).toBe(403)
    expect((await post(rpc('tools/list'), { ...withKey(write), origin: 'null' })).status).toBe(403)
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['no request', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}'],
    ['another method', JSON.stringify(rpc('admin/do'))],
    ['deep JSON', `{"a":${'['.repeat(50_000)}`],
    ['a prototype', '{"__proto__":{"userId":2},"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
    [
      'many requests at once',
      JSON.stringify(Array.from({ length: 1000 }, (_, id) => rpc('tools/list', {}, id))),
    ],
    ['a huge request', JSON.stringify(rpc('tools/list', { fill: 'a'.repeat(3 * MEGABYTE) }))],
    ['a tool that nobody has', JSON.stringify(callOf('constructor', {}))],
    ['another type of argument', JSON.stringify(callOf('delete_meme', { id: '1 or 1=1' }))],
    ['a number beyond all', JSON.stringify(callOf('delete_meme', { id: 1e300 }))],
    [
      'too many texts',
      JSON.stringify(callOf('make_meme', { template_id: 1, texts: Array(5000).fill('a') })),
    ],
    [
      'a resource elsewhere',
      JSON.stringify(rpc('resources/read', { uri: 'template://..%2f..%2faccount' })),
    ],
    ['a resource above', JSON.stringify(rpc('resources/read', { uri: 'template://..' }))],
    ['a file', JSON.stringify(rpc('resources/read', { uri: 'file:///etc/passwd' }))],
  ])('is not upset by %s', async (_what, body) => {
    const answer = await post(body)
    const text = await answer.text()
    expect(answer.status).toBeLessThan(500)
    expect(text).not.toContain('"isError":false')
    expect(text).not.toMatch(/root:|share_url|at \w+ \(/)
  })

  it('knows only the protocols that it has', async () => {
    for (const version of ['1999-01-01', 'x'.repeat(4000), '2099-01-01']) {
      const { status } = await post(rpc('tools/list'), {
        ...withKey(write),
        'mcp-protocol-version': version,
      })
      expect([400, 431]).toContain(status)
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
      const { status } = await send({ method, path: calls.mcp.path }, undefined, withKey(write))
      expect([404, 405]).toContain(status)
    }
  })

  it('changes nothing of others, and nothing with a key that may only read', async () => {
    const wrong: readonly [key: string, name: string, args: object][] = [
      [write, 'delete_meme', { id: bob.memeId }],
      [write, 'make_meme', { template_id: bob.templateId, texts: ['a'] }],
      [write, 'describe_template', { id: bob.templateId }],
      [read, 'make_meme', { template_id: 1, texts: ['a'] }],
      [read, 'generate_meme', { prompt: 'a cat' }],
      [read, 'delete_meme', { id: ada.memeId }],
    ]
    for (const [key, name, args] of wrong) {
      expect(await (await post(callOf(name, args), withKey(key))).text()).toContain(
        '"isError":true',
      )
    }
    for (const { cookie } of [ada, bob]) {
      expect(await (await send(calls.listMemes, undefined, { cookie })).json()).toHaveLength(1)
    }
  })
})

describe('an API key', () => {
  it('reaches nothing that the document keeps for sessions', async () => {
    const { paths } = await contentOf<Described>(await send(calls.openApiDocument))
    const kept = Object.values(ALL_CALLS).filter(({ path, method }) => {
      const methods = paths[path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}')]
      const security = methods?.[method.toLowerCase()]?.security ?? []
      return security.length > 0 && security.every((each) => 'session' in each)
    })
    expect(kept.length).toBeGreaterThan(20)
    for (const call of kept) {
      const path = call.path.replace(/:(?:shareId)/, 'a'.repeat(22)).replace(/:\w+/, '1')
      const body = call.method === 'GET' ? undefined : {}
      const { status } = await send({ method: call.method, path }, body, withKey(write))
      // Some are there only on a site with mail.
      expect([403, 404], `${call.method} ${path}`).toContain(status)
    }
  })

  it('is refused as soon as it is revoked, also where it is at work', async () => {
    const key = await makeKey('write')
    const save = () => send(calls.createMeme, { templateId: 1, topText: 'in flight' }, withKey(key))
    const working = Array.from({ length: 8 }, save)
    const { cookie } = ada
    const keys = await contentOf<{ id: number }[]>(
      await send(calls.listApiKeys, undefined, { cookie }),
    )
    const path = calls.revokeApiKey.path.replace(':id', String(keys[0]?.id))
    expect((await send({ method: 'DELETE', path }, undefined, { cookie: ada.cookie })).status).toBe(
      204,
    )
    expect((await save()).status).toBe(401)
    for (const answer of await Promise.all(working))
      expect([201, 401, 503]).toContain(answer.status)
  })

  it('is no cookie, no part of a query and no basic password', async () => {
    const path = calls.listMemes.path
    const basic = Buffer.from(`ada:${write}`).toString('base64')
    for (const [url, headers] of [
      [`${path}?access_token=${write}&key=${write}`, {}],
      [path, { cookie: `session=${write}; key=${write}` }],
      [path, { authorization: `Basic ${basic}` }],
      [path, { authorization: write }],
      [path, { 'x-api-key': write }],
      [path, { authorization: `Bearer ${write} ${write}` }],
    ] as const) {
      expect((await send({ method: 'GET', path: url }, undefined, headers)).status).toBe(401)
    }
  })

  it('is one of a few, however many are asked for at once', async () => {
    const { cookie } = bob
    const before = await contentOf<unknown[]>(await send(calls.listApiKeys, undefined, { cookie }))
    const made = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 10 }, () =>
        send(calls.createApiKey, { name: 'one of many', scope: 'read' }, { cookie }),
      ),
    )
    const more = made.filter(({ status }) => status === 201)
    expect(before.length + more.length).toBe(MAX_API_KEYS)
  })
})

it('no key was written to the log, and the server is well', async () => {
  const query = new URLSearchParams({ template_id: '1', password: write, text0: 'by query' })
  const made = await (
    await send({ method: 'GET', path: `${calls.imgflipCaption.path}?${query}` })
  ).json()
  expect(made).toMatchObject({ success: true })
  await send({ method: 'GET', path: `/nowhere?key=${write}` }, undefined, withKey(read))
  await send(
    { method: 'POST', path: calls.imgflipCaption.path },
    `{"password":"${write}`,
    withKey(write),
  )
  await ask(`/images/${SLUG}/a.png?font=${write}`)
  await ask(`/images/${SLUG}/a.png`, [`authorization: Bearer ${write}`])
  // Without the `?`, and too large.
  await ask(`${calls.imgflipCaption.path}&${query}`)
  const large = new URLSearchParams({ password: write, text0: 'a'.repeat(70_000) })
  await send(calls.imgflipCaption, large.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(target.isAlive()).toBe(true)
  expect((await send(calls.health)).status).toBe(200)
  expect(target.output()).toContain('"level":30')
  expect(target.output()).not.toMatch(KEY)
})
