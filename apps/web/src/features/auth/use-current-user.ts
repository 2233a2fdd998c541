import type { CurrentUser } from '@memesmith/contract'
import useSWR from 'swr'

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'signed-out' }

/** Who is signed in, by the current-user call; a failed call means nobody (spec §4). */
export function useCurrentUser(): AuthState {
  const { data, isLoading } = useSWR<CurrentUser>('/api/auth/user')
  if (data !== undefined) return { status: 'signed-in', user: data }
  return { status: isLoading ? 'loading' : 'signed-out' }
}
