import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CurrentUser } from '@memesmith/contract'
import type { StarterTemplate } from '@memesmith/starter-templates'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import {
  connectTo,
  databaseIn,
  deleteDatabaseIn,
  queryIn,
} from '../database/testing/test-database.ts'
import type { Generator } from '../features/generation/generator.ts'

/** Small, because tests need a template but not the whole library. */
export const TEST_TEMPLATE: StarterTemplate = {
  slug: 'test-template',
  name: 'Test Template',
  description: 'A yellow wall.',
  tags: ['test'],
  example: { top: 'when it works', bottom: 'at the first try' },
  scene: { width: 640, height: 480, background: { type: 'fill', fill: '#ffcf33' }, layers: [] },
}

/** The password of every test user. */
export const PASSWORD = 'correct horse'

export interface TestApp {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** Opens another connection to its database. */
  connect(): Promise<Db>
  /** Runs one SQL statement on its database. */
  query<Row>(statement: string): Promise<Row[]>
  /** A client that is not signed in. */
  readonly visitor: Client
  /** A new browser, of another user or of the same one. */
  newVisitor(): Client
  /** Signs a new user up. */
  signUp(firstName?: string): Promise<Client>
  close(): Promise<void>
}

/** A user's browser: keeps the session cookie. */
export interface Client {
  send(request: InjectOptions): Promise<LightMyRequestResponse>
  get(url: string): Promise<LightMyRequestResponse>
  postJson(url: string, body: unknown): Promise<LightMyRequestResponse>
  postForm(url: string, form: Record<string, string>): Promise<LightMyRequestResponse>
  upload(file: Uint8Array, field?: string): Promise<LightMyRequestResponse>
  me(): Promise<CurrentUser>
  /** The names of its cookies, the oldest first. */
  cookies(): string[]
  /** The same browser at another server. */
  at(app: FastifyInstance): Client
}

/** The real server with its own database, which is deleted on close unless its folder was given. */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  generator?: Generator,
): Promise<TestApp> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'memesmith-test-')))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    ...(await databaseIn(dataDir)),
    ...environment,
  })
  const app = await buildApp(config, [TEST_TEMPLATE], generator)
  await app.ready()
  // Responds when the template is drawn.
  await app.inject('/api/templates')
  let users = 0
  return {
    app,
    dataDir,
    connect: () => connectTo(dataDir),
    query: (statement) => queryIn(dataDir, statement),
    visitor: createClient(app),
    newVisitor: () => createClient(app),
    async signUp(firstName = '') {
      const client = createClient(app)
      users += 1
      const form = { email: `user${users}@example.com`, password: PASSWORD, firstName }
      const response = await client.postForm('/api/signup', form)
      if (response.statusCode !== 303) throw new Error(`sign-up answered ${response.statusCode}`)
      return client
    },
    async close() {
      await app.close()
      if (environment.DATA_DIR === undefined) await deleteDatabaseIn(dataDir)
    },
  }
}

function createClient(app: FastifyInstance, jar = new Map<string, string>()): Client {
  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({ ...request, cookies: Object.fromEntries(jar) })
    for (const { name, value, expires } of response.cookies) {
      if (expires !== undefined && expires.getTime() <= Date.now()) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    send,
    get: (url) => send({ method: 'GET', url }),
    postJson: (url, body) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (url, form) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    async upload(file, field = 'image') {
      const form = new FormData()
      form.append(field, new Blob([new Uint8Array(file)]), 'picture')
      const encoded = new Response(form)
      return await send({
        method: 'POST',
        url: '/api/upload',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
    },
    cookies: () => [...jar.keys()],
    at: (other) => createClient(other, jar),
    me: async () => (await send({ method: 'GET', url: '/api/auth/user' })).json(),
  }
}
