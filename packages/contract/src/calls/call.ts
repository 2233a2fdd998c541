import type { TSchema } from 'typebox'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type { ApiErrorCode } from '../errors.ts'

/** A body that is not JSON: a page, a picture, or a form with a file. */
export interface OpaqueBody {
  readonly contentType: string
}

/** The body of a response; null for no body. */
export type AnswerBody = OpaqueBody | TSchema | null

/**
 * The full description of a call. The server derives its route, its validation and the
 * serialization of its responses from it; a client derives its types.
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
  /** The errors of this call, besides `COMMON_ERRORS`. */
  readonly errors: readonly ApiErrorCode[]
}

/** The errors that every call can answer with. */
export const COMMON_ERRORS = [
  'invalid_request',
  'not_found',
  'request_timeout',
  'unknown_host',
  'headers_too_large',
  'internal',
  'busy',
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

export const PAGE = { contentType: 'text/html; charset=utf-8' } as const satisfies OpaqueBody
export const PLAIN_TEXT = { contentType: 'text/plain; charset=utf-8' } as const satisfies OpaqueBody
export const JSON_SCHEMA = {
  contentType: 'application/schema+json; charset=utf-8',
} as const satisfies OpaqueBody
/** A picture of any type in `UPLOAD_TYPES`. */
export const PICTURE = { contentType: 'image/*' } as const satisfies OpaqueBody
export const JPEG = { contentType: 'image/jpeg' } as const satisfies OpaqueBody
export const WEBP = { contentType: 'image/webp' } as const satisfies OpaqueBody
export const GIF = { contentType: 'image/gif' } as const satisfies OpaqueBody
export const ZIP = { contentType: 'application/zip' } as const satisfies OpaqueBody
export const WEB_MANIFEST = {
  contentType: 'application/manifest+json; charset=utf-8',
} as const satisfies OpaqueBody
export const PNG = { contentType: 'image/png' } as const satisfies OpaqueBody
