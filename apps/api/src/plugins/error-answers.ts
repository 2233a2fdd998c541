import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../errors.ts'
import { describeValidation } from './describe-validation.ts'

/** Answers every error under `/api` and `/m` as `{ code, message }`; a 500 never shows its cause. */
export const errorAnswers = fp(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toAppError(error, request)
    if (answer.statusCode >= 500) request.log.error(error)
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
    return reply.code(answer.statusCode).send(answer.toBody())
  })
})

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error.validation !== undefined) {
    return new AppError('invalid_request', describeValidation(error.validation, request.body))
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('invalid_request', 'The request body is not valid JSON.')
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError(
        'image_too_large',
        `The image is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`,
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('unsupported_media_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large')
  }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new AppError('invalid_request') : new AppError('internal')
}
