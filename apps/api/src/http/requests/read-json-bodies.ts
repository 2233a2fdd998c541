import type { FastifyInstance } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'

/** Reads JSON bodies as Fastify does, but with our own error messages. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, String(text), (error, body) =>
      error === null
        ? done(null, body)
        : done(new AppError('invalid_request', /*i18n*/ 'The request body is not valid JSON.')),
    ),
  )
}
