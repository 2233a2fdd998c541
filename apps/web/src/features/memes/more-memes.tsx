import { useEffect, useRef, useState } from 'react'
import { hasStatus } from '../../lib/api-client.ts'
import { SendToLogin } from '../auth/send-to-login.tsx'
import { loadNextPage } from './use-memes.ts'

/** Distance in px from the end of the list at which the next page is loaded. */
const AHEAD = 1500

/**
 * Loads the next page when the user scrolls near the end of the list.
 *
 * @param next URL of that page
 */
export function MoreMemes({ next }: { readonly next: string }) {
  const place = useRef<HTMLDivElement>(null)
  const loading = useRef<string>(undefined)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (place.current === null || failure !== undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several changes at once; only the last one still holds.
        if (!entries.at(-1)?.isIntersecting || loading.current === next) return
        loading.current = next
        loadNextPage(next)
          .catch(setFailure)
          .finally(() => {
            if (loading.current === next) loading.current = undefined
          })
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [next, failure])

  if (hasStatus(failure, 401)) return <SendToLogin from="dashboard" />
  return (
    <div ref={place} className="grid min-h-24 justify-items-center gap-3 text-center">
      {failure === undefined ? (
        <p role="status" className="text-soft">
          Loading more memes...
        </p>
      ) : (
        <>
          <p role="alert">More memes could not be loaded</p>
          <button type="button" className="button" onClick={() => setFailure(undefined)}>
            Try again
          </button>
        </>
      )}
    </div>
  )
}
