import type { Static, TSchema } from 'typebox'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type * as calls from './all-calls.ts'

/** The type of the call at an endpoint. */
type CallAt<At extends Endpoint> = Extract<
  (typeof calls)[keyof typeof calls],
  { readonly method: At['method']; readonly path: At['path'] }
>

/** The type of an endpoint's query. */
export type QueryOf<At extends Endpoint> =
  CallAt<At> extends { readonly query: infer Query extends TSchema } ? Static<Query> : undefined

/**
 * The type of an endpoint's request body.
 *
 * @template Form the type to use where the body is a form with a file
 */
export type BodyOf<At extends Endpoint, Form> =
  CallAt<At> extends { readonly body: infer Body }
    ? Body extends TSchema
      ? Static<Body>
      : Form
    : undefined
