/** An agent without a key signs in with the official client, and its user allows it in a browser. */
import { createHash, randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@memesmith/contract'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { UnauthorizedError as Unauthorized2025 } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { copyMadeSite, databaseIn } from '../../database/testing/test-database.ts'
import { isPublicAddress } from '../../http/requests/remote/is-public-address.ts'
import { sharedRenderer, TEST_TEMPLATE } from '../../testing/test-app.ts'
import { type Client as Browser, createClient } from '../../testing/test-client.ts'

const PASSWORD = 'correct horse'
const REDIRECT = 'http://127.0.0.1:33418/callback'

let dataDir: string
let app: FastifyInstance
let origin: string
let user: Browser
let documents: Server
/** The id of the agent: the address of its description. */
let agentId: string
let description: unknown
beforeAll(async () => {
  documents = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(description)),
  ).listen(0, '127.0.0.1')
  await once(documents, 'listening')
  const address = documents.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  agentId = `http://127.0.0.1:${address.port}/agent.json`
  description = {
    client_id: agentId,
    client_name: '\u202eA helpful\u0007 <agent>',
    redirect_uris: [
      'http://127.0.0.1/callback',
      'https://agent.example/done',
      'https://agent;sandbox.example/done',
    ],
  }

  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-oauth-'))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    ...(await databaseIn(dataDir)),
  })
  await copyMadeSite(dataDir)
  app = await buildApp(config, [TEST_TEMPLATE], {
    renderer: sharedRenderer,
    // The agent's own server is on this machine.
    remoteRules: {
      isAllowedAddress: (each) => each === '127.0.0.1' || isPublicAddress(each),
      isAllowedPort: () => true,
      isPlainSecure: (host) => host === '127.0.0.1',
      resolveName: (host) => lookup(host, { all: true }),
      maxMs: 10_000,
    },
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const host = new URL(origin).host
  const browser = createClient(app)
  user = {
    ...browser,
    send: (request) => browser.send({ ...request, headers: { host, ...request.headers } }),
  }
  const signedUp = await user.send({
    method: 'POST',
    url: calls.signUp.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      email: 'ada@example.com',
      password: PASSWORD,
    }).toString(),
  })
  expect(signedUp.statusCode).toBe(303)
})
afterAll(async () => {
  documents.close()
  app.server.closeAllConnections()
  await app.close()
  await rm(dataDir, { recursive: true })
})

/** Stores what the official client needs to sign in. */
class Provider implements OAuthClientProvider {
  asked: URL | undefined
  #tokens: Awaited<ReturnType<OAuthClientProvider['tokens']>>
  #verifier = ''
  readonly redirectUrl = REDIRECT
  readonly clientMetadata = { redirect_uris: [REDIRECT], client_name: 'agent', scope: 'write' }
  clientInformation() {
    return { client_id: agentId }
  }
  tokens() {
    return this.#tokens
  }
  saveTokens(tokens: NonNullable<typeof this.tokens extends () => infer T ? T : never>) {
    this.#tokens = tokens as Awaited<ReturnType<OAuthClientProvider['tokens']>>
  }
  redirectToAuthorization(url: URL) {
    this.asked = url
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier() {
    return this.#verifier
  }
}

/** The user presses a button on the page that an address opens. */
async function decide(address: string, decision: string) {
  const page = await user.send({ url: address.replace(origin, '') })
  const fields = [...page.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&#38;', '&')],
  )
  const answer = await user.send({
    method: 'POST',
    url: calls.authorize.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams([...fields, ['decision', decision]]).toString(),
  })
  return { page, answer }
}

/** Asks to be let in. @returns what it does with the answer: it gets a key, and makes a meme */
type SignIn = (provider: Provider) => Promise<(answer: URL) => Promise<void>>

const info = { name: 'agent', version: '1' }
const MAKE = { name: 'make_meme', arguments: { template_id: 1, texts: ['by', 'OAuth'] } }
const endpoint = () => new URL(calls.mcp.path, origin)

const CLIENTS: Readonly<Record<string, SignIn>> = {
  async 'of 2026'(authProvider) {
    const transport = new StreamableHTTPClientTransport(endpoint(), { authProvider })
    const connecting = new Client(info).connect(transport)
    await expect(connecting).rejects.toBeInstanceOf(UnauthorizedError)
    return async ({ searchParams }) => {
      await transport.finishAuth(searchParams)
      const client = new Client(info)
      await client.connect(new StreamableHTTPClientTransport(endpoint(), { authProvider }))
      expect((await client.callTool(MAKE)).isError).not.toBe(true)
      await client.close()
    }
  },
  async 'of 2025'(authProvider) {
    const transport = new Transport2025(endpoint(), { authProvider })
    const connecting = new Client2025(info).connect(transport2025(transport))
    await expect(connecting).rejects.toBeInstanceOf(Unauthorized2025)
    return async ({ searchParams }) => {
      await transport.finishAuth(searchParams.get('code') ?? '')
      const client = new Client2025(info)
      await client.connect(transport2025(new Transport2025(endpoint(), { authProvider })))
      expect((await client.callTool(MAKE)).isError).not.toBe(true)
      await client.close()
    }
  },
}

/** Its types do not know `exactOptionalPropertyTypes`. */
const transport2025 = (transport: object) => transport as Parameters<Client2025['connect']>[0]

test.each(Object.entries(CLIENTS))(
  'a client %s gets a key, and uses the tools with it',
  async (_year, signIn) => {
    const provider = new Provider()
    const finish = await signIn(provider)
    const { page, answer } = await decide(provider.asked?.href ?? '', 'allow')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(
      'A helpful &#60;agent&#62; wants to use Memesmith as ada@example.com.',
    )
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' http://127.0.0.1:33418",
    )
    const location = new URL(String(answer.headers.location))
    expect(location.href.startsWith(REDIRECT)).toBe(true)
    await finish(location)
    const keys = (await user.send({ url: calls.listApiKeys.path })).json()
    expect(keys[0]).toMatchObject({ name: 'A helpful <agent>', scope: 'write' })
  },
)

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

const addressWith = (changes: Record<string, string> = {}) =>
  `${calls.authorizePage.path}?${new URLSearchParams({
    response_type: 'code',
    client_id: agentId,
    redirect_uri: REDIRECT,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a state',
    scope: 'read',
    ...changes,
  })}`

async function codeFor(changes?: Record<string, string>): Promise<string> {
  const { answer } = await decide(addressWith(changes), 'allow')
  return new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
}

const exchange = (code: string, changes: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: calls.token.path,
    headers: { host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: agentId,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      ...changes,
    }).toString(),
  })

describe('a code', () => {
  it('is exchanged once, for a key with the scope that was allowed', async () => {
    const code = await codeFor()
    const first = await exchange(code)
    expect(first.json()).toMatchObject({ token_type: 'Bearer', scope: 'read' })
    for (const again of [code, `${code}.x`, `${code}=`, `${code}!`]) {
      const second = await exchange(again)
      expect([second.statusCode, second.json().error]).toEqual([400, 'invalid_grant'])
    }
    const { access_token: key } = first.json()
    const refused = await app.inject({
      method: 'POST',
      url: calls.createMeme.path,
      headers: { host: new URL(origin).host, authorization: `Bearer ${key}` },
      payload: { templateId: 1 },
    })
    expect(refused.statusCode).toBe(403)
  })

  it('is not exchanged again after its key was revoked', async () => {
    const code = await codeFor()
    await exchange(code)
    const [{ id }] = (await user.send({ url: calls.listApiKeys.path })).json()
    const url = calls.revokeApiKey.path.replace(':id', id)
    await user.send({ method: 'DELETE', url, headers: { origin } })
    expect((await exchange(code)).json().error).toBe('invalid_grant')
  })

  it('ends with the password that its user had', async () => {
    const code = await codeFor()
    const answer = await user.send({
      method: 'POST',
      url: calls.changePassword.path,
      headers: { origin },
      payload: { currentPassword: PASSWORD, newPassword: 'battery staple' },
    })
    expect(answer.statusCode).toBeLessThan(300)
    expect((await exchange(code)).json().error).toBe('invalid_grant')
  })

  test.each([
    [{ code_verifier: randomBytes(32).toString('base64url') }, 'invalid_grant'],
    [{ redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    [{ client_id: 'http://127.0.0.1/other.json' }, 'invalid_grant'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ code: 'made.up' }, 'invalid_grant'],
  ])('is refused with %j', async (changes, error) => {
    const answer = await exchange(await codeFor(), changes)
    expect([answer.statusCode, answer.json().error]).toEqual([400, error])
  })
})

it('a request that is no form is refused in the words of the API', async () => {
  const send = (payload: string, type: string) =>
    app.inject({
      method: 'POST',
      url: calls.token.path,
      headers: { host: new URL(origin).host, 'content-type': type },
      payload,
    })
  for (const answer of [
    await send(`code=${'a'.repeat(100_000)}`, 'application/x-www-form-urlencoded'),
    await send('{', 'application/json'),
    await send('<a/>', 'text/xml'),
  ]) {
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ code: expect.any(String) })
  }
})

describe('the page', () => {
  it('sends visitors to log in, and back', async () => {
    const answer = await app.inject({
      url: addressWith(),
      headers: { host: new URL(origin).host },
    })
    expect(answer.statusCode).toBe(302)
    expect(String(answer.headers.location)).toContain(encodeURIComponent('/oauth/authorize?'))
  })

  it('leads back without a code when the user says no', async () => {
    const { answer } = await decide(addressWith(), 'deny')
    const { searchParams } = new URL(String(answer.headers.location))
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      iss: origin,
      state: 'a state',
    })
  })

  test.each([
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ])('tells a known client what is wrong: %j', async (changes, error) => {
    const answer = await user.send({ url: addressWith(changes) })
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe(error)
  })

  test.each([
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: 'https://agent.example/done?more' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: 'https://agent;sandbox.example/done' },
    { client_id: 'http://localhost/agent.json' },
    { client_id: 'http://10.0.0.1/agent.json' },
    { client_id: 'https://agent.example' },
    { client_id: 'none' },
  ])('leads nowhere for a stranger: %j', async (changes) => {
    const answer = await user.send({ url: addressWith(changes) })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it('leads nowhere for a description of another client', async () => {
    const before = description
    description = { ...Object(before), client_id: 'https://other.example/agent.json' }
    expect((await user.send({ url: addressWith() })).statusCode).toBe(400)
    description = before
  })
})
