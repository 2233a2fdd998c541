import { t } from '@lingui/core/macro'
import detective from '@lobehub/fluent-emoji-3d/assets/1f575-fe0f.webp'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'

/** Says that a search has no matches (spec §2). Its child is the way out. */
export const NoTemplatesFound = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState
    picture={detective}
    title={t`No templates found`}
    hint={t`Try a different search term`}
  >
    {children}
  </EmptyState>
)
