import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { problemOf } from '../../database/problem-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { i18nFor, LANGUAGE_HEADERS } from '../language-of.ts'
import { errorPage } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { WebAssets } from '../pages/web-assets.ts'
import { prefersPage } from '../requests/prefers-page.ts'
import { describeValidation } from './describe-validation.ts'
import { countError } from './error-counts.ts'

interface ErrorAnswerOptions {
  readonly config: Config
  readonly webAssets: WebAssets
}

/**
 * Answers every error as `{ code, message, requestId }`, or as an HTML page where a browser
 * requested one. A 500 never reveals its cause.
 */
export const errorAnswers = fp(
  async (app: FastifyInstance, { config, webAssets }: ErrorAnswerOptions) => {
    const { siteName } = config
    app.setErrorHandler<unknown>((error, request, reply) => {
      if (error instanceof CancelledError) {
        // The client has disconnected.
        reply.hijack()
        return undefined
      }
      const answer = prepareAnswer(error, request, reply)
      const i18n = i18nFor(request)
      if (!prefersPage(request)) {
        reply.header('vary', LANGUAGE_HEADERS)
        return reply.send(answer.toBody(request.id, i18n))
      }
      const message = i18n.say(answer.saying)
      return sendPage(
        reply,
        errorPage({ siteName, i18n, webAssets, message, requestId: request.id }),
      )
    })
  },
)

/** Like the above, for errors before routing, such as an invalid URL. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
    vary: LANGUAGE_HEADERS,
  })
  return reply.send(prepareAnswer(error, request, reply).toBody(request.id, i18nFor(request)))
}

/**
 * A 501 is what a client asked for that is not made here. A 503 is expected under load, when logging would
 * add to it.
 */
const EXPECTED_STATUSES: readonly number[] = [501, 503]

/** Logs and counts an error, and gives the reply its status and headers. */
export function prepareAnswer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const answer = toAppError(error, request)
  countError(answer.code)
  // A full disk is for the operator to know, and no error of the server: its place in the code says nothing.
  if (answer.code === 'storage_full') request.log.warn(answer.message)
  else if (answer.statusCode >= 500 && !EXPECTED_STATUSES.includes(answer.statusCode)) {
    request.log.error(error)
  } else if (answer.cause !== undefined) request.log.warn(answer.cause, answer.message)
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  reply.code(answer.statusCode)
  return answer
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const problem = problemOf(error)
  if (problem !== undefined) return new AppError(problem)
  if (!isFrameworkError(error)) return new AppError('internal')
  if (error.validation !== undefined) {
    const part = error.validationContext === 'querystring' ? request.query : request.body
    return new AppError('invalid_request', describeValidation(error.validation, part))
  }
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return new AppError('invalid_request', /*i18n*/ 'The address of this request is not valid.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('unsupported_media_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large')
  }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new AppError('invalid_request') : new AppError('internal')
}

/** Fastify's error properties, all of which may be missing. Anything can be thrown, even null. */
const isFrameworkError = (error: unknown): error is Error & Partial<FastifyError> =>
  error instanceof Error
