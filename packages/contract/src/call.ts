import type { Static, TSchema } from 'typebox'
import type { PathParams } from './address.ts'
import type { ApiErrorCode } from './errors.ts'
import { isRecord } from './json.ts'

/** A body that is not JSON: a page, a picture, or a form with a file. */
interface OpaqueBody {
  readonly contentType: string
}

/** The body of a response; null for no body. */
export type AnswerBody = OpaqueBody | TSchema | null

/** The method and path of a call. */
export interface Endpoint {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'
  /** A parameter is written `:name`. */
  readonly path: string
}

/**
 * A call. The server derives its route, its validation and the serialization of its responses from it;
 * a client derives its types, and the reader of the answer.
 */
export interface Call extends Endpoint {
  /** The parameters of the path. Every value is a string. */
  readonly params?: TSchema
  readonly query?: TSchema
  /** The headers that matter, in lower case. */
  readonly headers?: TSchema
  readonly body?: OpaqueBody | TSchema
  /** The successful responses, by HTTP status. */
  readonly answer: Readonly<Record<number, AnswerBody>>
  /** What a client reads of the JSON answer, if that is less than all of it. */
  readonly reads?: TSchema
  /** The errors of this call, besides `COMMON_ERRORS`. */
  readonly errors: readonly ApiErrorCode[]
}

type JsonIn<Body> = Extract<Exclude<Body, OpaqueBody | null | undefined>, TSchema>

/** What a client reads of a call's answer; `never` if the answer is not JSON. */
export type AnswerOf<C extends Call> = Static<
  C extends { readonly reads: infer Read extends TSchema }
    ? Read
    : JsonIn<C['answer'][keyof C['answer']]>
>

/**
 * The parameters, the query and the body of a call, if it has them.
 *
 * @template Form the type of a body with a file
 */
export type InputOf<C extends Call, Form> = (keyof PathParams<C['path']> extends never
  ? unknown
  : { readonly params: PathParams<C['path']> }) &
  (C extends { readonly query: infer Query extends TSchema }
    ? { readonly query?: Static<Query> }
    : unknown) &
  (C extends { readonly body: infer Body }
    ? { readonly body: Body extends OpaqueBody ? Form : Static<JsonIn<Body>> }
    : unknown)

/** Makes a call. */
export const call = <
  const Method extends Call['method'],
  const Path extends string,
  const Parts extends Omit<Call, 'method' | 'path'>,
>(
  method: Method,
  path: Path,
  parts: Parts,
) => ({ method, path, ...parts })

/** Whether something that a module exports is a call. */
export const isCall = (value: unknown): value is Call =>
  isRecord(value) && 'method' in value && 'errors' in value

/** The errors that every call can answer with. */
export const COMMON_ERRORS = [
  'invalid_request',
  'not_found',
  'request_timeout',
  'unknown_host',
  'headers_too_large',
  'internal',
  'busy',
  'database_away',
  'storage_away',
  'read_only',
] as const satisfies readonly ApiErrorCode[]

/** Further errors of every call that changes data. */
export const WRITE_ERRORS = [
  'cross_site',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'storage_full',
] as const satisfies readonly ApiErrorCode[]

export const PAGE = { contentType: 'text/html; charset=utf-8' }
/** JSON that is not described by a schema. */
export const JSON_TYPE = { contentType: 'application/json; charset=utf-8' }
export const ATOM = { contentType: 'application/atom+xml; charset=utf-8' }
export const JSON_FEED = { contentType: 'application/feed+json; charset=utf-8' }
export const XML = { contentType: 'application/xml; charset=utf-8' }
export const PLAIN_TEXT = { contentType: 'text/plain; charset=utf-8' }
export const JSON_SCHEMA = { contentType: 'application/schema+json; charset=utf-8' }
/** A picture of any type in `UPLOAD_TYPES`. */
export const PICTURE = { contentType: 'image/*' }
export const JPEG = { contentType: 'image/jpeg' }
export const WEBP = { contentType: 'image/webp' }
/** A video without sound. */
export const MP4 = { contentType: 'video/mp4' }
export const GIF = { contentType: 'image/gif' }
export const ZIP = { contentType: 'application/zip' }
export const WEB_MANIFEST = { contentType: 'application/manifest+json; charset=utf-8' }
export const PNG = { contentType: 'image/png' }

/**
 * Names a save. However often a save arrives with the same key of the same user, it makes one meme,
 * and each answer is that meme. The server does not compare the bodies.
 */
export const SAVE_KEY_HEADER = 'idempotency-key'

/**
 * The id of the account that a request is for. If the session is another account's, the answer is
 * 401 and nothing happens.
 */
export const ACCOUNT_HEADER = 'memesmith-account'
