import type { Server } from 'node:http'
import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyHttpOptions } from 'fastify'
import type { Config } from '../config/config.ts'

// Headers are a few kilobytes: whoever needs longer is holding the door open.
const MAX_HEADERS_MS = 15_000
// Node closes late ones at the first check after their time is up.
const CHECKS_PER_TIMEOUT = 4
const MAX_CHECK_MS = 5000
// A quiet answer may take as long as the slowest generator, and then some.
const ANSWER_MARGIN_MS = MINUTE_MS

/** Bounds on how long a slow client may hold a connection, and on how much it may say first. */
export function timeoutsOf({ requestTimeoutMs, openai }: Config): FastifyHttpOptions<Server> {
  const headersTimeout = Math.min(MAX_HEADERS_MS, requestTimeoutMs)
  return {
    requestTimeout: requestTimeoutMs,
    // Without a byte in either direction, such as a reader who stopped reading.
    connectionTimeout: Math.max(requestTimeoutMs, openai?.timeoutMs ?? 0) + ANSWER_MARGIN_MS,
    http: {
      headersTimeout,
      connectionsCheckingInterval: Math.min(MAX_CHECK_MS, headersTimeout / CHECKS_PER_TIMEOUT),
      maxHeaderSize: 16 * 1024,
    },
  }
}
