import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StarterTemplate } from '@memesmith/starter-templates'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import {
  closeQueriesIn,
  connectTo,
  copyMadeSite,
  databaseIn,
  deleteDatabaseIn,
  queryIn,
} from '../database/testing/test-database.ts'
import type { Generator } from '../features/generation/generator.ts'
import type { RemoteRules } from '../http/requests/remote/fetch-remote.ts'
import { Renderer } from '../render/renderer.ts'
import { type Client, createClient } from './test-client.ts'

export type { Client }

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

/** Starting its threads takes most of a short test's time, so all servers of a process share them. */
class SharedRenderer extends Renderer {
  override close(): Promise<void> {
    return Promise.resolve()
  }
}

export const sharedRenderer: Renderer = new SharedRenderer()

export interface TestApp {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** Opens another connection to its database. */
  connect(): Promise<Db>
  /** Runs one SQL statement on its database. */
  query<Row>(statement: string): Promise<Row[]>
  /** A client that is not signed in. */
  readonly visitor: Client
  /** A new browser, for another user or the same one. */
  newVisitor(): Client
  /** Signs a new user up. */
  signUp(firstName?: string): Promise<Client>
  close(): Promise<void>
}

/**
 * The real server with its own database, which is deleted on close unless its folder was given.
 *
 * @param remoteRules which other hosts to trust
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  generator?: Generator,
  remoteRules?: RemoteRules,
): Promise<TestApp> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'memesmith-test-')))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    ...(await databaseIn(dataDir)),
    ...environment,
  })
  if (config.databaseUrl === undefined && config.s3 === undefined) await copyMadeSite(dataDir)
  const app = await buildApp(config, [TEST_TEMPLATE], {
    generator,
    renderer: sharedRenderer,
    remoteRules,
  })
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
      await closeQueriesIn(dataDir)
      if (environment.DATA_DIR === undefined) await deleteDatabaseIn(dataDir)
    },
  }
}
