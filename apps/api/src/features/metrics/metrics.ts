import { createHash, timingSafeEqual } from 'node:crypto'
import { calls } from '@memesmith/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ByteCache } from '../../runtime/byte-cache.ts'
import { threadRestarts } from '../../runtime/request-thread.ts'
import type { Lane } from '../../scheduling/lane.ts'
import { addSiteMetrics } from './site-metrics.ts'

/** Sources of metrics besides requests and the process. */
interface Measured {
  /** Its `metricsToken` is the token that `/metrics` requires; undefined disables the route. */
  readonly config: Config
  readonly db: Db
  readonly lanes: Readonly<Record<string, Pick<Lane, 'running' | 'waiting'>>>
  readonly caches: Readonly<Record<string, Pick<ByteCache<object>, 'bytes' | 'hits' | 'misses'>>>
}

// In seconds: from a cached picture to a meme from a slow model.
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/**
 * The delay of the event loop is sampled with a timer of this period, which each sample includes. The
 * default of 10 ms wakes an idle server 86 times a second, this one 6 times.
 */
const LAG_SAMPLE_MS = 200

/** `GET /metrics` in Prometheus' text format, protected by a bearer token. */
export const metrics = fp(async (app: FastifyInstance, measured: Measured) => {
  const { config, lanes, caches } = measured
  const { metricsToken: token } = config
  if (token === undefined) return
  // Loaded on demand: a site without metrics starts 40 ms sooner.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  // Memory, garbage collection and event loop delay.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_SAMPLE_MS })
  app.addHook('onClose', () => register.clear())
  await addSiteMetrics(register, measured)

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer; its count is the number of requests.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: patternOf(request), status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  function addGauge<Part extends object>(
    name: string,
    help: string,
    parts: Readonly<Record<string, Part>>,
    read: (part: Part) => number,
  ) {
    new Gauge({
      name: `memesmith_${name}`,
      help,
      labelNames: ['name'] as const,
      registers: [register],
      collect() {
        for (const [part, each] of Object.entries(parts)) this.set({ name: part }, read(each))
      },
    })
  }
  new Counter({
    name: 'memesmith_thread_restarts_total',
    help: 'Threads that died or were ended, and were replaced.',
    labelNames: ['name'] as const,
    registers: [register],
    collect() {
      this.reset()
      for (const [name, count] of threadRestarts()) this.inc({ name }, count)
    },
  })
  addGauge('queue_running', 'Tasks under way.', lanes, ({ running }) => running)
  addGauge('queue_waiting', 'Tasks that wait for their turn.', lanes, ({ waiting }) => waiting)
  addGauge('cache_bytes', 'Bytes kept in memory.', caches, ({ bytes }) => bytes)
  addGauge('cache_hits', 'Answers from memory so far.', caches, ({ hits }) => hits)
  addGauge('cache_misses', 'What was not in memory so far.', caches, ({ misses }) => misses)

  app.route({
    ...routeOf(calls.metrics),
    handler: async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        throw new AppError('unauthorized')
      }
      return reply.type(register.contentType).send(await register.metrics())
    },
  })
})

/** The route's pattern, which bounds the number of labels; files of the web build count as one. */
function patternOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none'
  return /^[^:]*\.\w+$/.test(url) ? 'file' : url
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
