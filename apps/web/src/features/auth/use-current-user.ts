import useSWR from 'swr'
import { createReader, ResponseError } from '../../lib/api-client.ts'
import { type CurrentUser, readCurrentUser } from './read-current-user.ts'

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'signed-out' }
  | FailedAuth

/** The server did not say who is signed in. */
export interface FailedAuth {
  readonly status: 'failed'
  readonly error: unknown
  /** The call is under way once more. */
  readonly isRetrying: boolean
  retry(): void
}

export const CURRENT_USER = '/api/auth/user'

/** A server that is silent for longer counts as failed, in ms. */
const TIMEOUT_MS = 15_000

const readUser = createReader(readCurrentUser, { timeoutMs: TIMEOUT_MS })

/** @returns null when nobody is signed in, which only a 401 says */
const loadUser = (path: string): Promise<CurrentUser | null> =>
  readUser(path).catch((error) => {
    if (error instanceof ResponseError && error.status === 401) return null
    throw error
  })

/**
 * Who is signed in, by the current-user call. A call that fails says nothing about that: taking it
 * for signed out would send users to the login page, which sends them straight back, for ever. It is
 * not retried (spec §4) until the user asks for it.
 */
export function useCurrentUser(): AuthState {
  const { data, error, isValidating, mutate } = useSWR(CURRENT_USER, loadUser)
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  if (error === undefined) return { status: 'loading' }
  return { status: 'failed', error, isRetrying: isValidating, retry: () => void mutate() }
}
