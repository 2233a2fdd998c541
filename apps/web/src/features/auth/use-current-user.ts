import { endpoints, type SignedInUser } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
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

export const CURRENT_USER = endpoints.getCurrentUser.path

/** A server that is silent for longer counts as failed, in ms. */
const TIMEOUT_MS = 15_000

// Only a 401 says that nobody is signed in.
const loadUser = createLoader(endpoints.getCurrentUser, { on401: 'null', timeoutMs: TIMEOUT_MS })

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
