import { calls, type SignedInUser } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | { readonly status: 'signed-out' }
  | FailedAuth

/** The current-user call failed. */
export interface FailedAuth {
  readonly status: 'failed'
  readonly error: unknown
  /** Whether the call is being retried. */
  readonly isRetrying: boolean
  retry(): void
}

export const CURRENT_USER = calls.getCurrentUser.path

/** Timeout of the call in ms. */
const TIMEOUT_MS = 15_000

// Only a 401 means signed out.
const loadUser = createLoader(calls.getCurrentUser, { on401: 'null', timeoutMs: TIMEOUT_MS })

/**
 * The signed-in user, from the current-user call. A failed call does not mean signed out:
 * redirecting to the login page, which redirects signed-in users back, would loop. The call is not
 * retried (spec §4) until the user asks for it.
 */
export function useCurrentUser(): AuthState {
  const { data, error, isValidating, mutate } = useSWR(CURRENT_USER, loadUser)
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  if (error === undefined) return { status: 'loading' }
  return { status: 'failed', error, isRetrying: isValidating, retry: () => void mutate() }
}
