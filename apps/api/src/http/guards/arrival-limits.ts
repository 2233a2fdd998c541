/**
 * Ends requests whose body does not arrive in time.
 *
 * Problem: Node has one time limit for all requests. A file of gigabytes takes longer than any slow
 * client should be given.
 * Approach: the limit is checked here. A route for large files may take as long as it needs, while
 * enough bytes keep coming.
 */
import { MAX_ARCHIVE_BYTES, MEGABYTE } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { answerClientError } from '../answers/unparsable-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a body may take longer than `REQUEST_TIMEOUT_SECONDS`. In each such period it must bring at
     * least `MIN_BYTES_PER_SECOND`.
     */
    isLarge?: true
  }
}

/** The least speed of a large body: a slow line of a megabit per second. */
const MIN_BYTES_PER_SECOND = MEGABYTE / 8

/** The size limit of a large body, with its form. */
const MAX_LARGE_BYTES = MAX_ARCHIVE_BYTES + MEGABYTE

/** Answers requests whose body is late with `request_timeout`, and closes the connection. */
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
      // It has been refused already, and the rest of its body is only read to be discarded.
      if (reply.raw.headersSent) return raw.destroy()
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      answerClientError.call(app, late, raw.socket)
    }, requestTimeoutMs)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}
