import type { Readable } from 'node:stream'
import type { AnswerBody, Call } from '@memesmith/contract'
import type { RouteOptions } from 'fastify'
import type { TSchema, TUnsafe } from 'typebox'

/** A body without a schema is sent unchanged. */
type SentAsIs = TUnsafe<Readable | Uint8Array | string>

type SchemaOfBody<Body> = Body extends TSchema
  ? Body
  : Body extends null
    ? TUnsafe<null | undefined>
    : SentAsIs

type SchemasOf<Answer extends Call['answer']> = {
  readonly [Status in keyof Answer]: SchemaOfBody<Answer[Status]>
}

/** Responses of pages and pictures are not typed. */
type ResponseOf<Answer extends Call['answer']> =
  Extract<Answer[keyof Answer], TSchema> extends never ? undefined : SchemasOf<Answer>

/** The Fastify options of a call. */
interface RouteOf<C extends Call> {
  readonly method: C['method']
  readonly url: C['path']
  readonly schema: {
    readonly params: C['params']
    readonly querystring: C['query']
    readonly headers: C['headers']
    readonly body: C['body'] extends TSchema ? C['body'] : undefined
    readonly response: ResponseOf<C['answer']>
  }
}

type RawRoute = Pick<RouteOptions, 'method' | 'schema' | 'url'>

/**
 * The Fastify route of a contract call: its method, its path, and the schemas of its request and
 * responses. Spread it into the options of `app.route`, which then types the handler.
 */
export function routeOf<C extends Call>(call: C): RouteOf<C>
export function routeOf({ method, path, params, query, headers, body, answer }: Call): RawRoute {
  const json = Object.entries(answer).filter(([, schema]) => isSchema(schema))
  return {
    method,
    url: path,
    // Fastify rejects a key whose schema is undefined.
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && isSchema(body) && { body }),
      ...(json.length > 0 && { response: Object.fromEntries(json) }),
    },
  }
}

const isSchema = (body: AnswerBody): body is TSchema => body !== null && !('contentType' in body)
