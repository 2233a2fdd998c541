import {
  type AnswerOf,
  type ApiErrorCode,
  type Call,
  type Endpoint,
  isRecord,
  readAnswer,
  textIn,
} from '@memesmith/contract'

/**
 * An HTTP error. The message is `status: body`, or the status text if the body is empty (spec §8).
 */
export class ResponseError extends Error {
  readonly status: number
  /** The server's message for the user, if there is one. */
  readonly serverMessage: string | undefined
  /** The server's error code, if the response has one. */
  readonly code: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.serverMessage = fieldIn(body, 'message')
    this.code = fieldIn(body, 'code')
  }
}

function fieldIn(body: string, field: 'code' | 'message'): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) ? textIn(parsed, field) : undefined
  } catch {
    // Not JSON, for example a proxy's error page.
    return undefined
  }
}

/** Whether the error is a response with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): error is ResponseError =>
  error instanceof ResponseError && statuses.includes(error.status)

/** Whether the error is a response with this code. */
export const hasCode = (error: unknown, code: ApiErrorCode): boolean =>
  error instanceof ResponseError && error.code === code

/** Whether a save was rejected because the session has ended (spec §8). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /^401.*Unauthorized/s.test(error.message)

export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends a request with the session's cookie (spec §7).
 *
 * @param body sent as JSON, or unchanged if it is a form
 * @throws ResponseError if the status is not 2xx
 */
export async function request(
  method: Endpoint['method'],
  path: string,
  body?: object,
  { signal, headers }: RequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const sent = { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers }
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
  })
  if (!response.ok) {
    throw new ResponseError(response.status, response.statusText, await response.text())
  }
  return response
}

/** A call whose answer is JSON. */
export type JsonCall<C extends Call> = C & ([AnswerOf<C>] extends [never] ? never : unknown)

interface LoadOptions {
  /** Whether a 401 is an error (the default) or means no data. */
  readonly on401?: 'null' | 'throw'
  readonly timeoutMs?: number
}

/**
 * Makes a data loader: a GET that returns the JSON (spec §7), parsed by the call's schema.
 *
 * @returns a function of a URL; it throws ResponseError, AnswerError if the response can't be used,
 *   or an AbortError after the timeout
 */
export function createLoader<C extends Call>(
  call: JsonCall<C>,
  options: LoadOptions & { readonly on401: 'null' },
): (path: string) => Promise<AnswerOf<C> | null>
export function createLoader<C extends Call>(
  call: JsonCall<C>,
  options?: LoadOptions & { readonly on401?: 'throw' },
): (path: string) => Promise<AnswerOf<C>>
export function createLoader<C extends Call>(
  call: JsonCall<C>,
  { on401, timeoutMs }: LoadOptions = {},
) {
  return async (path: string): Promise<AnswerOf<C> | null> => {
    const controller = new AbortController()
    const timer = timeoutMs && setTimeout(() => controller.abort(), timeoutMs)
    try {
      const response = await request(call.method, path, undefined, { signal: controller.signal })
      return readAnswer(call, await response.json())
    } catch (error) {
      if (on401 === 'null' && hasStatus(error, 401)) return null
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
