import type { Static, TSchema } from 'typebox'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type * as calls from './all-calls.ts'

/** The call at an endpoint, as a type. */
type CallAt<At extends Endpoint> = Extract<
  (typeof calls)[keyof typeof calls],
  { readonly method: At['method']; readonly path: At['path'] }
>

/** The query that an endpoint takes. */
export type QueryOf<At extends Endpoint> =
  CallAt<At> extends { readonly query: infer Query extends TSchema } ? Static<Query> : undefined

/**
 * The body that an endpoint takes.
 *
 * @template Form what the client sends where that is a form with a file
 */
export type BodyOf<At extends Endpoint, Form> =
  CallAt<At> extends { readonly body: infer Body }
    ? Body extends TSchema
      ? Static<Body>
      : Form
    : undefined
