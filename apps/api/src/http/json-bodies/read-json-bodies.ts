import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { findJsonEnd } from './find-json-end.ts'

/** Of a field. Other names, which clients choose, are not repeated to them. */
const USUAL_NAME = /^[\w-]{1,40}$/

/**
 * Reads JSON bodies as Fastify does, with errors that name a field: "document.layers.0.place.x is
 * not valid JSON."
 *
 * Fastify refuses a body that states a larger length unread. This reads its beginning, which has the
 * name of the field.
 *
 * @param maxBytes of a body
 */
export function readJsonBodies(app: FastifyInstance, maxBytes: number): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: Readable) => {
      const beginning = await readBeginning(payload, maxBytes + 1)
      const text = beginning.toString('utf8', 0, maxBytes)
      const stated = request.headers['content-length']
      if (beginning.length > maxBytes) throw tooLarge(text, maxBytes)
      if (stated !== undefined && Number(stated) !== beginning.length) {
        throw new AppError('invalid_request')
      }
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      parse(request, text, (error, body) =>
        error === null ? resolve(body) : reject(notJson(text)),
      )
      return await promise
    },
  )
}

/**
 * Reads the first bytes of a body. As in Fastify, the rest is thrown away until the answer closes the
 * connection. To destroy the stream would close it before the answer.
 *
 * @throws AppError `invalid_request` when the client leaves
 */
function readBeginning(payload: Readable, maxBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let bytes = 0
  function finish() {
    payload.off('data', onData).off('end', finish)
    resolve(Buffer.concat(chunks))
  }
  function onData(chunk: Buffer) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) finish()
  }
  payload.on('data', onData)
  payload.once('end', finish)
  payload.once('error', () => reject(new AppError('invalid_request')))
  return promise
}

function notJson(text: string): AppError {
  const field = fieldOf(findJsonEnd(text).path) || 'The request body'
  return new AppError('invalid_request', `${field} is not valid JSON.`)
}

function tooLarge(beginning: string, maxBytes: number): AppError {
  const { path, isBroken } = findJsonEnd(beginning)
  const field = isBroken ? '' : fieldOf(path)
  return new AppError(
    'payload_too_large',
    field === '' ? undefined : `${field} makes the request body larger than ${maxBytes / 1024} KB.`,
  )
}

/** The names that lead to a field, up to the first unusual one. */
function fieldOf(path: readonly (string | number)[]): string {
  const names = path.map(String)
  const unusual = names.findIndex((name) => !USUAL_NAME.test(name))
  return names.slice(0, unusual === -1 ? undefined : unusual).join('.')
}
