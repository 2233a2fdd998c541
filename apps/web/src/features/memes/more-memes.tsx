import { useCallback, useRef, useState } from 'react'
import { ListEnd } from '../../components/card-grid/list-end.tsx'
import { hasStatus } from '../../lib/api-client.ts'
import { SendToLogin } from '../auth/send-to-login.tsx'
import { loadNextPage } from './use-memes.ts'

/**
 * Loads the next page when the user scrolls near the end of the list.
 *
 * @param next URL of that page
 */
export function MoreMemes({ next }: { readonly next: string }) {
  const loading = useRef<string>(undefined)
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(() => {
    if (loading.current === next) return
    loading.current = next
    loadNextPage(next)
      .catch(setFailure)
      .finally(() => {
        if (loading.current === next) loading.current = undefined
      })
  }, [next])

  if (hasStatus(failure, 401)) return <SendToLogin from="dashboard" />
  return (
    <ListEnd
      isLoading
      hasFailed={failure !== undefined}
      onReach={load}
      onRetry={() => setFailure(undefined)}
    />
  )
}
