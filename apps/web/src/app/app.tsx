import type { SiteSettings } from '@memesmith/contract'
import { type ComponentProps, StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { SITE } from '../features/site/use-site.ts'
import { DATA_POLICY } from '../lib/data-policy.ts'

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router']
  /** The operator's configuration, if the server wrote it into the page. */
  readonly site: SiteSettings | undefined
}

/** The whole app, in the browser and for prerendering. */
export const App = ({ router, site }: AppProps) => (
  <StrictMode>
    <SWRConfig value={{ ...DATA_POLICY, fallback: site === undefined ? {} : { [SITE]: site } }}>
      <RouterProvider router={router} />
    </SWRConfig>
  </StrictMode>
)
