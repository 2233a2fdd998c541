import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { QueryId } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { type Config, readConfig } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { connectTo, openTestDatabase, queryIn } from '../../database/testing/test-database.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { openImageStorage } from '../../storage/open-image-storage.ts'
import { startTestApp, TEST_TEMPLATE, type TestApp } from '../../testing/test-app.ts'
import { healthRoutes } from './health.routes.ts'
import { createReadiness } from './readiness.service.ts'

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  test = await startTestApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

it('is alive', async () => {
  const response = await test.visitor.get('/healthz')
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
  expect([response.statusCode, response.json()]).toMatchObject([200, { status: 'ok', version }])
})

describe('GET /readyz', () => {
  it('is 200 when the server is ready', async () => {
    const response = await test.visitor.get('/readyz')
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready' }])
  })

  it('is 503 with the reason while the starter templates are being drawn', async () => {
    const data = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...TEST_TEMPLATE,
      slug: `template-${index}`,
    }))
    const app = await buildApp(readConfig({ DATA_DIR: data, LOG_LEVEL: 'silent' }), many)
    const early = await app.inject('/readyz')
    expect([early.statusCode, early.json().message]).toEqual([
      503,
      'The server is not ready: the starter templates are still being drawn.',
    ])
    expect(early.headers['retry-after']).toBe('5')
    // Responds when they are drawn.
    await app.inject('/api/templates')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
    await rm(data, { recursive: true })
  })

  it('is 503 with the reason until starter templates that could not be stored are stored', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    await (await connectTo(dataDir)).destroy()
    await queryIn(dataDir, 'alter table images rename to gone')
    const failing = await startTestApp({ DATA_DIR: dataDir })
    const readiness = async () => (await failing.visitor.get('/readyz')).json()
    expect((await readiness()).message).toBe(
      'The server is not ready: the starter templates could not be stored.',
    )
    await queryIn(dataDir, 'alter table gone rename to images')
    // The retries come after one second, two, four and so on.
    await expect.poll(readiness, { timeout: 20_000 }).toEqual({ status: 'ready' })
    expect((await failing.visitor.get('/api/templates')).json()).toHaveLength(1)
    await failing.close()
  }, 30_000)

  it('is 200 when nothing can be saved, because all can be looked at; it says why', async () => {
    await test.query('alter table template_revision rename to gone')
    const readiness = async () => (await test.visitor.get('/readyz')).json()
    // The last result is cached for one second.
    await expect
      .poll(readiness, { timeout: 5000 })
      .toEqual({ status: 'ready', problems: ['the database can not be written to'] })
    await test.query('alter table gone rename to template_revision')
    await expect.poll(readiness, { timeout: 5000 }).toEqual({ status: 'ready' })
  })

  const withBucket = readConfig({
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'memes',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })

  it('is 200 when the bucket is away, and names it', async () => {
    const { db, close } = await openTestDatabase()
    const app = await serveHealth(withBucket, db)
    const response = await app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'ready', problems: ['the bucket of S3_BUCKET does not answer'] },
    ])
    await app.close()
    await close()
  })

  it('does not blame the bucket for a database that takes no writes and gives no answer', async () => {
    const { db, close } = await openTestDatabase()
    const bucket = { ...openImageStorage(withBucket, db), assertCanStore: async () => undefined }
    const app = await serveHealth(withBucket, withoutAnswerToWrites(db), bucket)
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      problems: ['the database can not be written to'],
    })
    await app.close()
    await close()
  })
})

/** The same database, as if its writes never ended. */
function withoutAnswerToWrites(db: Db): Db {
  const writes = new WeakSet<QueryId>()
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'UpdateQueryNode') writes.add(queryId)
      return node
    },
    transformResult: ({ result, queryId }) =>
      writes.has(queryId) ? new Promise(() => undefined) : Promise.resolve(result),
  })
}

it('a database that is away makes the server not ready, and the process is still alive', async () => {
  const { db, close } = await openTestDatabase()
  const app = await serveHealth(readConfig({}), db)
  await close()
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, ready.statusCode, ready.json().message]).toEqual([
    200,
    503,
    'The server is not ready: the database does not answer.',
  ])
  await app.close()
})

/** Only these routes, with a database and a bucket that the test can make fail. */
async function serveHealth(config: Config, db: Db, own?: ImageStorage): Promise<FastifyInstance> {
  const app = Fastify()
  const images = openImageStorage(config, db)
  const stores = { config, db, images: own ?? images, seeding: { state: 'done' } as const }
  await app.register(healthRoutes, {
    checkReadiness: createReadiness({ isStopping: false }, stores),
  })
  return app
}
