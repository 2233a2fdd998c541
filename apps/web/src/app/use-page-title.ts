import { useEffect } from 'react'
import { useSite } from '../features/site/use-site.ts'

/** Sets the document's title. */
export function usePageTitle(page: string): void {
  const { siteName } = useSite()
  useEffect(() => {
    document.title = `${page} · ${siteName}`
  }, [page, siteName])
}
