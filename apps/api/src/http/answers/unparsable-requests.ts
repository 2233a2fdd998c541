import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ApiErrorCode } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { randomId } from '../../runtime/random-id.ts'
import { countError } from './error-counts.ts'

const CODES: Partial<Record<string, ApiErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/**
 * Answers bytes that Node can't parse as HTTP with a normal error body, and closes the connection.
 */
export function answerClientError(
  this: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const answer = new AppError(CODES[error.code ?? ''] ?? 'invalid_request')
  countError(answer.code)
  const requestId = randomId()
  this.log.debug({ requestId, problem: error.code }, answer.message)
  if (socket.writable) {
    const body = JSON.stringify(answer.toBody(requestId))
    socket.write(
      [
        `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${requestId}`,
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
