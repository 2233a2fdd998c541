import { setTimeout as sleep } from 'node:timers/promises'
import { MEGABYTE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const METRICS_TOKEN = 'only for the operator'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ METRICS_TOKEN, STORAGE_LIMIT_MB: '10' })
})
afterAll(() => test.close())

const read = (authorization?: string) =>
  test.visitor.send({ url: '/metrics', headers: authorization ? { authorization } : {} })

describe('GET /metrics', () => {
  it('does not exist unless it is configured', async () => {
    const unconfigured = await startTestApp()
    expect((await unconfigured.visitor.get('/metrics')).statusCode).toBe(404)
    await unconfigured.close()
  })

  it.each([undefined, 'Bearer wrong', METRICS_TOKEN, 'Basic b25seQ=='])(
    'is refused without the right token: %s',
    async (authorization) => {
      expect((await read(authorization)).statusCode).toBe(401)
    },
  )

  it('counts and times requests by route, never by URL', async () => {
    const user = await test.signUp()
    const meme = (await user.postJson('/api/memes', { templateId: 1 })).json()
    await user.get(meme.memeImageUrl)
    await user.get('/theme.js')
    await user.get('/api/nope/secret')
    const response = await read(`Bearer ${METRICS_TOKEN}`)
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = response.body.split('\n')
    const countOf = (labels: string) =>
      lines.find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}}`))
    expect(countOf('method="POST",route="/api/memes",status="201"')).toMatch(/ 1$/)
    expect(countOf('method="GET",route="/m/:shareId.png",status="200"')).toMatch(/ 1$/)
    expect(countOf('method="GET",route="file",status="200"')).toMatch(/ 1$/)
    expect(countOf('method="GET",route="none",status="404"')).toMatch(/ 1$/)
    expect(response.body).not.toContain('secret')
    expect(response.body).not.toContain(meme.shareUrl)
  })

  it('counts errors by their code, and measures the space', async () => {
    const numberOf = async (metric: string) => {
      const { body } = await read(`Bearer ${METRICS_TOKEN}`)
      const line = body.split('\n').find((each) => each.startsWith(`${metric} `))
      return Number(line?.split(' ')[1])
    }
    const missing = 'memesmith_errors_total{code="not_found"}'
    const before = await numberOf(missing)
    await test.visitor.get('/api/nope')
    expect(await numberOf(missing)).toBe(before + 1)
    expect(await numberOf('memesmith_database_bytes')).toBeGreaterThan(10_000)
    const free = await numberOf('memesmith_storage_free_bytes')
    // Only PostgreSQL's own server knows its disk.
    if (process.env.TEST_ENGINE === 'postgres') return expect(free).toBeNaN()
    expect(free).toBeGreaterThan(5 * MEGABYTE)
    expect(free).toBeLessThan(9.5 * MEGABYTE)
  })

  it('wakes an idle server a few times a second: the event loop is sampled every 200 ms', async () => {
    const shortestSample = async () => {
      const { body } = await read(`Bearer ${METRICS_TOKEN}`)
      return Number(/^nodejs_eventloop_lag_min_seconds (\S+)$/m.exec(body)?.[1])
    }
    await expect.poll(shortestSample, { interval: 500, timeout: 10_000 }).toBeLessThan(10)
    // Counting starts again from here.
    await sleep(1000)
    expect(await shortestSample()).toBeGreaterThanOrEqual(0.199)
  })

  it.each([
    'memesmith_queue_running{name="render"} 0',
    'memesmith_queue_waiting{name="save"} 0',
    'memesmith_cache_hits{name="images"}',
    'memesmith_cache_misses{name="sources"}',
    'memesmith_cache_bytes{name="sources"}',
    'memesmith_errors_total{code="storage_full"} 0',
    'memesmith_read_only 0',
    'memesmith_mails_total{outcome="failed"}',
    'memesmith_build_info{version="',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])('has %s', async (line) => {
    expect((await read(`Bearer ${METRICS_TOKEN}`)).body).toContain(line)
  })
})
