import '../../styles/admin.css'
import { t } from '@lingui/core/macro'
import barrier from '@lobehub/fluent-emoji-3d/assets/1f6a7.webp'
import { type AdminOverview, calls } from '@memesmith/contract'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Administration } from '../../features/admin/administration.tsx'
import { createLoader, hasStatus } from '../../lib/api-client.ts'
import { usePageTitle } from '../use-page-title.ts'

const loadOverview = createLoader(calls.adminOverview)

interface AdminRouteProps {
  /** What everyone else sees. */
  readonly notFound: ReactNode
}

/** The administration. The server decides who sees it. */
export function AdminRoute({ notFound }: AdminRouteProps) {
  const { path } = calls.adminOverview
  const { data, error, mutate } = useSWR(path, loadOverview, { revalidateOnMount: true })
  if (data !== undefined) return <Found overview={data} />
  if (hasStatus(error, 404)) return notFound
  if (error === undefined) {
    return (
      <div role="status" aria-label={t`Loading`} className="shell page gap-6">
        <Skeleton className="h-80" />
      </div>
    )
  }
  return (
    <div role="alert" className="shell page gap-6">
      <EmptyState picture={barrier} title={t`The administration could not be loaded`}>
        <button type="button" className="button button-primary" onClick={() => void mutate()}>
          {t`Try again`}
        </button>
      </EmptyState>
    </div>
  )
}

function Found({ overview }: { readonly overview: AdminOverview }) {
  usePageTitle(t`Administration`)
  return <Administration overview={overview} />
}
