import { t } from '@lingui/core/macro'

/** The hint of an `EmptyState` for a list that could not be loaded, if there is no network. */
export const offlineHint = (error: unknown): { readonly hint?: string } =>
  error instanceof TypeError ? { hint: t`You are offline. They need the network.` } : {}
