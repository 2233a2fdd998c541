import {
  type BodyOf,
  type Endpoint,
  type PathParams,
  pathOf,
  type QueryOf,
  queryOf,
  type ReadableEndpoint,
} from '@memesmith/contract'
import { type RequestOptions, request } from './api-client.ts'

/** The parameters, the query and the body of an endpoint, if it has them. */
type InputOf<At extends Endpoint> = (keyof PathParams<At['path']> extends never
  ? unknown
  : { readonly params: PathParams<At['path']> }) &
  (QueryOf<At> extends undefined ? unknown : { readonly query?: QueryOf<At> }) &
  (BodyOf<At, FormData> extends undefined ? unknown : { readonly body: BodyOf<At, FormData> })

interface AnyInput {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: Parameters<typeof queryOf>[0]
  readonly body?: object
}

/**
 * Makes a call and reads its response.
 *
 * @throws ResponseError if the status is not 2xx; AnswerError if the response can't be used
 */
export async function call<Answer, At extends Endpoint>(
  endpoint: At & ReadableEndpoint<Answer>,
  input: InputOf<At> & AnyInput,
  options?: RequestOptions,
): Promise<Answer> {
  return endpoint.read(await (await sendTo(endpoint, input, options)).json())
}

/**
 * Makes a call without reading its response.
 *
 * @throws ResponseError if the status is not 2xx
 */
export const send = <At extends Endpoint>(
  endpoint: At,
  input: InputOf<At> & AnyInput,
  options?: RequestOptions,
): Promise<Response> => sendTo(endpoint, input, options)

const sendTo = (
  { method, path }: Endpoint,
  { params = {}, query = {}, body }: AnyInput,
  options?: RequestOptions,
) => request(method, pathOf({ path }, params) + queryOf(query), body, options)
