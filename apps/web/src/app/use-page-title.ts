import { useEffect } from 'react'
import { useSite } from '../features/site/use-site.ts'

/** Names the page in the browser's tab and history. */
export function usePageTitle(page: string): void {
  const { siteName } = useSite()
  useEffect(() => {
    document.title = `${page} · ${siteName}`
  }, [page, siteName])
}
