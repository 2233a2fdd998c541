import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { DATA_POLICY } from '../lib/data-policy.ts'

/** What every component may rely on. */
export const AppProvider = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={DATA_POLICY}>{children}</SWRConfig>
)
