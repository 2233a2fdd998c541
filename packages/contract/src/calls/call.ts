import type { TSchema } from 'typebox'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type { ApiErrorCode } from '../errors.ts'

/** A body that is no JSON: a page, a picture, a form with a file. */
export interface OpaqueBody {
  readonly contentType: string
}

/** What an answer holds; null for no body. */
export type AnswerBody = OpaqueBody | TSchema | null

/**
 * All that is to be said of a call: what a client sends, and what the server answers. The server takes
 * its route, its checks and its answers' fields from it, and a client its types.
 */
export interface Call extends Endpoint {
  /** Of the path; every value is a string. */
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: OpaqueBody | TSchema
  /** By status, where the call did what it is for. */
  readonly answer: Readonly<Record<number, AnswerBody>>
  /** What it may fail with, besides `COMMON_ERRORS`. */
  readonly errors: readonly ApiErrorCode[]
}

/** What any call may fail with. */
export const COMMON_ERRORS = [
  'invalid_request',
  'not_found',
  'request_timeout',
  'headers_too_large',
  'internal',
  'busy',
] as const satisfies readonly ApiErrorCode[]

/** What any call that changes something may fail with, too. */
export const WRITE_ERRORS = [
  'cross_site',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'storage_full',
] as const satisfies readonly ApiErrorCode[]

export const PAGE = { contentType: 'text/html; charset=utf-8' } as const satisfies OpaqueBody
export const PLAIN_TEXT = { contentType: 'text/plain; charset=utf-8' } as const satisfies OpaqueBody
/** A picture of any of the types that an upload may be. */
export const PICTURE = { contentType: 'image/*' } as const satisfies OpaqueBody
export const PNG = { contentType: 'image/png' } as const satisfies OpaqueBody
