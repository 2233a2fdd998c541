import { t } from '@lingui/core/macro'
import { useCallback, useRef, useState } from 'react'
import { hasStatus } from '../../lib/api-client.ts'
import { useNearEnd } from '../../lib/use-near-end.ts'
import { SendToLogin } from '../auth/send-to-login.tsx'
import { loadNextPage } from './use-memes.ts'

/**
 * Loads the next page when the user scrolls near the end of the list.
 *
 * @param next URL of that page
 */
export function MoreMemes({ next }: { readonly next: string }) {
  const place = useRef<HTMLDivElement>(null)
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
  useNearEnd(place, failure === undefined ? load : undefined)

  if (hasStatus(failure, 401)) return <SendToLogin from="dashboard" />
  return (
    <div ref={place} className="grid min-h-24 justify-items-center gap-3 text-center">
      {failure === undefined ? (
        <p role="status" className="text-soft">
          {t`Loading more memes...`}
        </p>
      ) : (
        <>
          <p role="alert">{t`More memes could not be loaded`}</p>
          <button type="button" className="button" onClick={() => setFailure(undefined)}>
            {t`Try again`}
          </button>
        </>
      )}
    </div>
  )
}
