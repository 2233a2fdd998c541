import type { SWRConfiguration } from 'swr'
import { createLoader } from './api-client.ts'

/** Spec §9: no retries, no refetch on focus, no polling; data never becomes stale by itself. */
export const DATA_POLICY: SWRConfiguration = {
  fetcher: createLoader(),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
}
