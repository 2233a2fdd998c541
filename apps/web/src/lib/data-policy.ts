import type { SWRConfiguration } from 'swr'

/** Spec §9: no retries, no refetch on focus, no polling; data never becomes stale. */
export const DATA_POLICY: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
}
