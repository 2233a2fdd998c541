import type { Server } from 'node:http'
import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyHttpOptions } from 'fastify'
import type { Config } from '../../config/config.ts'

// Headers are a few kilobytes, so a client that takes longer is holding the connection open on
// purpose.
const MAX_HEADERS_MS = 15_000
// Node closes late connections at the first check after the timeout.
const CHECKS_PER_TIMEOUT = 4
const MAX_CHECK_MS = 5000
// A silent response may take as long as the slowest generator, with some margin.
const ANSWER_MARGIN_MS = MINUTE_MS

/**
 * Limits on how long a slow client may hold a connection, and on the size of its headers. Those of
 * bodies are in `arrival-limits.ts`.
 */
export function timeoutsOf({ requestTimeoutMs, openai }: Config): FastifyHttpOptions<Server> {
  const headersTimeout = Math.min(MAX_HEADERS_MS, requestTimeoutMs)
  return {
    // The idle timeout in both directions, for clients that stop reading.
    connectionTimeout: Math.max(requestTimeoutMs, openai?.timeoutMs ?? 0) + ANSWER_MARGIN_MS,
    http: {
      headersTimeout,
      connectionsCheckingInterval: Math.min(MAX_CHECK_MS, headersTimeout / CHECKS_PER_TIMEOUT),
      maxHeaderSize: 16 * 1024,
    },
  }
}
