import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { withoutQuery } from '../request-logs.ts'

/** The answer to a call that does not exist. */
export const apiNotFound = ({ method, url }: FastifyRequest): AppError =>
  new AppError('not_found', {
    message: /*i18n*/ 'There is no {method} {path} here.',
    values: { method, path: withoutQuery(url) },
  })
