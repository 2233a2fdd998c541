import type { Endpoint, ReadableEndpoint } from '@memesmith/contract'

/** A failed answer: `status: body`, or the status text where the body is empty (spec §8). */
export class ResponseError extends Error {
  readonly status: number
  /** What the server said to the person, if it said anything. */
  readonly serverMessage: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.serverMessage = messageIn(body)
  }
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      return typeof parsed.message === 'string' ? parsed.message : undefined
    }
  } catch {
    // Not JSON: a proxy's page, for example.
  }
  return undefined
}

/** Whether the server answered with this status, whatever its body says. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ResponseError && error.status === status

/** Spec §8: a save was refused because the session has ended. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /^401.*Unauthorized/s.test(error.message)

export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends a request with the session's cookie (spec §7).
 *
 * @param body sent as JSON, or as it is where it is a form
 * @throws ResponseError for every answer that is not ok
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

interface LoadOptions {
  /** What an answer of 401 means: an error, as by default, or simply no data. */
  readonly on401?: 'null' | 'throw'
  /** An answer that has not come by then counts as failed. */
  readonly timeoutMs?: number
}

/**
 * Makes a data loader: a GET that gives the parsed JSON (spec §7), as the endpoint reads it.
 *
 * @returns takes an address of the endpoint; throws ResponseError, AnswerError for an answer that
 *   can't be used, or an AbortError after the timeout
 */
export function createLoader<Answer>(
  endpoint: ReadableEndpoint<Answer>,
  options: LoadOptions & { readonly on401: 'null' },
): (path: string) => Promise<Answer | null>
export function createLoader<Answer>(
  endpoint: ReadableEndpoint<Answer>,
  options?: LoadOptions & { readonly on401?: 'throw' },
): (path: string) => Promise<Answer>
export function createLoader<Answer>(
  { method, read }: ReadableEndpoint<Answer>,
  { on401, timeoutMs }: LoadOptions = {},
) {
  return async (path: string): Promise<Answer | null> => {
    const controller = new AbortController()
    const timer = timeoutMs && setTimeout(() => controller.abort(), timeoutMs)
    try {
      const response = await request(method, path, undefined, { signal: controller.signal })
      return read(await response.json())
    } catch (error) {
      if (on401 === 'null' && hasStatus(error, 401)) return null
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
