/**
 * Ends requests whose body does not arrive in time.
 *
 * Problem: Node has one limit for all requests. A file of gigabytes takes longer than any limit that
 * a slow client should have.
 * Approach: the limit is checked here. A route of large files may take as long as it needs while
 * enough bytes keep coming.
 */
import { MAX_ARCHIVE_BYTES, MEGABYTE } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { answerClientError } from '../answers/client-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a body may take longer than `REQUEST_TIMEOUT_SECONDS`. It must bring
     * `MIN_BYTES_PER_SECOND` in each such time.
     */
    isLarge?: true
  }
}

/** Of a large body: a megabit per second, as a slow line has it. */
const MIN_BYTES_PER_SECOND = MEGABYTE / 8

/** Of a large body, with its form. */
const MAX_LARGE_BYTES = MAX_ARCHIVE_BYTES + MEGABYTE

/** Answers requests with `request_timeout` whose body is late, and hangs up. */
export function limitArrivals(app: FastifyInstance, { requestTimeoutMs }: Config): void {
  const minBytes = (MIN_BYTES_PER_SECOND * requestTimeoutMs) / 1000
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, routeOptions } = request
    done()
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const first = raw.socket.bytesRead
    let known = first
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer)
      const arrived = raw.socket.bytesRead - known
      known += arrived
      const { isLarge } = routeOptions.config
      const isInTime = isLarge && arrived >= minBytes && known - first <= MAX_LARGE_BYTES
      if (isInTime && !reply.raw.headersSent) return
      clearInterval(timer)
      // It was refused before, and the rest of its body is read for nothing.
      if (reply.raw.headersSent) return raw.destroy()
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      answerClientError.call(app, late, raw.socket)
    }, requestTimeoutMs)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}
