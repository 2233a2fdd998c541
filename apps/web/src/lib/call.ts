import {
  type AnswerOf,
  type Call,
  type Endpoint,
  type InputOf,
  pathOf,
  queryOf,
  readAnswer,
} from '@memesmith/contract'
import { type JsonCall, type RequestOptions, request } from './api-client.ts'

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
export async function call<C extends Call>(
  to: JsonCall<C>,
  input: AnyInput & InputOf<C, FormData>,
  options?: RequestOptions,
): Promise<AnswerOf<C>> {
  return readAnswer<C>(to, await (await sendTo(to, input, options)).json())
}

/**
 * Makes a call without reading its response.
 *
 * @throws ResponseError if the status is not 2xx
 */
export const send = <C extends Call>(
  to: C,
  input: AnyInput & InputOf<C, FormData>,
  options?: RequestOptions,
): Promise<Response> => sendTo(to, input, options)

const sendTo = (
  { method, path }: Endpoint,
  { params = {}, query = {}, body }: AnyInput,
  options?: RequestOptions,
) => request(method, pathOf({ path }, params) + queryOf(query), body, options)
