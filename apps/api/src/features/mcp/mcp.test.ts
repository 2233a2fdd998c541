/** Agents of both protocol years, with the official clients, over HTTP. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@memesmith/contract'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { loadImage } from '../../render/canvas.ts'
import { createDatabaseStorage } from '../../storage/image-storage.ts'
import { makeAnimatedGif } from '../../testing/animations.ts'
import {
  sharedRenderer,
  startTestApp,
  type TestApp,
  type Client as User,
} from '../../testing/test-app.ts'
import { importTemplates } from '../templates/import/import-templates.ts'

let site: TestApp
let user: User
let endpoint: URL
beforeAll(async () => {
  site = await startTestApp()
  user = await site.signUp()
  endpoint = new URL(calls.mcp.path, await site.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(() => site.close())

async function makeKey(scope: 'read' | 'write', owner = user): Promise<string> {
  const made = await owner.postJson(calls.createApiKey.path, { name: 'an agent', scope })
  return made.json().key
}
const withKey = (key: string) => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } })
const info = { name: 'test', version: '1' }

/** An agent's call of a tool. */
type CallTool = (
  name: string,
  args: Record<string, unknown>,
) => Promise<{ structuredContent?: unknown; content: unknown; isError?: boolean | undefined }>

interface Agent {
  readonly callTool: CallTool
  readonly client: Pick<Client, 'close' | 'listResources' | 'listTools' | 'readResource'>
}

const AGENTS: Record<string, (key: string) => Promise<Agent>> = {
  async '2026-07-28'(key) {
    const client = new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await client.connect(new StreamableHTTPClientTransport(endpoint, withKey(key)))
    return { client, callTool: (name, args) => client.callTool({ name, arguments: args }) }
  },
  async 'of 2025, in the client of 2026'(key) {
    const client = new Client(info)
    await client.connect(new StreamableHTTPClientTransport(endpoint, withKey(key)))
    return { client, callTool: (name, args) => client.callTool({ name, arguments: args }) }
  },
}

describe.each(Object.entries(AGENTS))('an agent of %s', (_name, connect) => {
  it('finds a template, makes a meme, lists it and deletes it', async () => {
    const { client, callTool } = await connect(await makeKey('write'))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'delete_meme',
      'describe_template',
      'generate_meme',
      'list_my_memes',
      'make_meme',
      'search_templates',
    ])
    const found = await callTool('search_templates', { query: 'test template' })
    expect(found.structuredContent).toMatchObject({
      templates: [{ id: 1, name: 'Test Template', texts: 2, moves: false }],
    })
    const described = await callTool('describe_template', { id: 1 })
    expect(described.structuredContent).toMatchObject({
      texts: [
        { place: expect.any(String), example: 'when it works' },
        { place: expect.any(String), example: 'at the first try' },
      ],
    })
    const made = await callTool('make_meme', {
      template_id: 1,
      texts: ['made by', 'an agent'],
      title: 'By an agent',
    })
    const { structuredContent, content } = made
    expect(structuredContent).toMatchObject({
      title: 'By an agent',
      share_url: expect.stringContaining(`${endpoint.origin}/m/`),
    })
    const short = await callTool('make_meme', { template_id: 1, texts: ['one', ' ', 'three'] })
    expect(short).toMatchObject({
      isError: true,
      content: [{ text: 'This template has 2 texts, not 3.' }],
    })
    const [, image] = content as { type: string; data: string; mimeType: string }[]
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/jpeg' })
    const picture = await loadImage(Buffer.from(image?.data ?? '', 'base64'))
    expect([picture.width, picture.height]).toEqual([640, 480])

    const { id } = structuredContent as { id: number }
    const listed = await callTool('list_my_memes', { query: 'agent' })
    expect(listed.structuredContent).toMatchObject({ memes: [{ id, title: 'By an agent' }] })
    expect((await callTool('delete_meme', { id })).structuredContent).toEqual({ deleted: id })
    expect((await callTool('list_my_memes', { query: 'agent' })).structuredContent).toEqual({
      memes: [],
    })
    await client.close()
  })

  it('generates a meme', async () => {
    const { client, callTool } = await connect(await makeKey('write'))
    const made = await callTool('generate_meme', { prompt: 'a cat that is late for work' })
    expect(made.structuredContent).toMatchObject({ picture_url: expect.stringContaining('/m/') })
    await client.close()
  })

  it('reads templates as resources', async () => {
    const { client } = await connect(await makeKey('read'))
    const { resources } = await client.listResources()
    expect(resources).toMatchObject([{ uri: 'template://1', name: 'Test Template' }])
    const { contents } = await client.readResource({ uri: 'template://1' })
    expect(contents.map(({ mimeType }) => mimeType)).toEqual(['application/json', 'image/webp'])
    await client.close()
  })

  it('is told what is wrong in the words of the API', async () => {
    const { client, callTool } = await connect(await makeKey('read'))
    const refused = await callTool('make_meme', { template_id: 1, texts: ['a'] })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: 'This API key may only read.' }],
    })
    expect(await callTool('describe_template', { id: 999 })).toMatchObject({
      isError: true,
      content: [{ text: 'There is no such template.' }],
    })
    await client.close()
  })

  it('gets nothing without a key', async () => {
    await expect(connect('mk_none')).rejects.toThrow()
  })
})

it('answers the official client of 2025', async () => {
  const client = new Client2025(info)
  const errors: Error[] = []
  client.onerror = (error) => errors.push(error)
  // Its types do not know `exactOptionalPropertyTypes`.
  const transport: object = new Transport2025(endpoint, withKey(await makeKey('write')))
  await client.connect(transport as Parameters<typeof client.connect>[0])
  const { tools } = await client.listTools()
  expect(tools).toHaveLength(6)
  const made = await client.callTool({
    name: 'make_meme',
    arguments: { template_id: 1, texts: ['a', 'b'] },
  })
  expect(made.structuredContent).toMatchObject({
    share_url: expect.any(String),
    title: 'a / b',
  })
  await client.close()
  expect(errors).toEqual([])
})

it('says where a meme that moves is seen moving', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-moving-'))
  await mkdir(join(folder, 'moving'))
  await writeFile(join(folder, 'moving/default.gif'), await makeAnimatedGif())
  const config = 'name: Moving\ntext:\n  - {anchor_y: 0.0}\nexample:\n  - it moves\n'
  await writeFile(join(folder, 'moving/config.yml'), config)
  const db = await site.connect()
  const images = createDatabaseStorage(db)
  const importing = importTemplates({ db, images, renderer: sharedRenderer }, folder)
  for await (const { result } of importing) expect(result).not.toBe('skipped')
  await db.destroy()
  await rm(folder, { recursive: true })
  const connect = AGENTS['2026-07-28']
  if (connect === undefined) throw new Error('expected an agent')
  const { client, callTool } = await connect(await makeKey('write'))
  const { structuredContent } = await callTool('search_templates', { query: 'moving' })
  const [found] = (structuredContent as { templates: { id: number }[] }).templates
  const made = await callTool('make_meme', { template_id: found?.id, texts: ['it moves'] })
  expect(made.structuredContent).toMatchObject({
    picture_url: expect.stringMatching(/\.png$/),
    animation_url: expect.stringMatching(/\.webp$/),
  })
  await client.close()
})

it('does not reach the memes of others', async () => {
  const other = await site.signUp('Bob')
  const theirs = (await other.postJson(calls.createMeme.path, { templateId: 1 })).json()
  const connect = AGENTS['2026-07-28']
  if (connect === undefined) throw new Error('expected an agent')
  const { client, callTool } = await connect(await makeKey('write'))
  expect(await callTool('delete_meme', { id: theirs.id })).toMatchObject({ isError: true })
  expect((await other.get(calls.listMemes.path)).json()).toHaveLength(1)
  await client.close()
})

it('answers a request with an id that is no text', async () => {
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: calls.mcp.path,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${await makeKey('write')}`,
    },
    payload: `{"jsonrpc":"2.0","id":"\\ud800","method":"tools/call","params":{"name":"make_meme","arguments":{"template_id":1,"texts":["a"]}}}`,
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('share_url')
})

describe('the endpoint', () => {
  const post = (headers: Record<string, string>, payload: object | string = {}) =>
    site.app.inject({
      method: 'POST',
      url: calls.mcp.path,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test.each([
    ['without a key', {}],
    ['with a key that was revoked', { authorization: `Bearer mk_${'a'.repeat(43)}` }],
    ['with another token', { authorization: 'Bearer abc' }],
  ])('says to a client %s where it learns more', async (_which, more) => {
    const { statusCode, headers } = await post({ host: 'localhost:3000', ...more })
    expect(statusCode).toBe(401)
    const address = /resource_metadata="([^"]+)"/.exec(String(headers['www-authenticate']))?.[1]
    expect(address).toBe(`http://localhost:3000${calls.protectedResource.path}`)
    const metadata = await site.visitor.send({
      url: calls.protectedResource.path,
      headers: { host: 'localhost:3000' },
    })
    expect(metadata.json()).toEqual({
      resource: 'http://localhost:3000/mcp',
      authorization_servers: ['http://localhost:3000'],
      scopes_supported: ['read', 'write'],
      bearer_methods_supported: ['header'],
      resource_documentation: 'http://localhost:3000/api/docs',
    })
  })

  it('refuses another origin, also with a key', async () => {
    const authorization = `Bearer ${await makeKey('write')}`
    const { statusCode } = await post({ authorization, origin: 'https://evil.example' })
    expect(statusCode).toBe(403)
  })

  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const call = (rest: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call"${rest}}`
  test.each([
    ...['{', '[]', '"a"', '{"jsonrpc":"2.0"}', `{"a":${'['.repeat(5000)}`],
    ...[deep, call(`,"a":${deep}`), call(`,"params":{"name":"make_meme","a":${deep}}`)],
    call(`,"params":{"name":"make_meme","arguments":{"a":${deep}}}`),
    `{"jsonrpc":"2.0","id":${deep},"method":"tools/list"}`,
  ])('is not upset by broken or deep JSON, %#', async (body) => {
    const authorization = `Bearer ${await makeKey('read')}`
    const accept = 'application/json, text/event-stream'
    const answer = await post({ authorization, accept }, body)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).toMatch(/"error":|"code":|"isError":true/)
  })
})
