import { t } from '@lingui/core/macro'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Toaster } from '../../components/ui/toaster.tsx'
import { SCROLL_POSITIONS } from '../../lib/scroll-positions.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyAccountParts } from './lazy-account-parts.tsx'

/** The header, footer and other parts around every page. */
export const AppLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#main"
      className="button sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
    >
      {t`Skip to content`}
    </a>
    <Header />
    <Toaster />
    {/* Fills the screen, so that the footer does not move while a page loads. */}
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-1 flex-col outline-none">
      <LazyAccountParts />
      <Outlet />
    </main>
    <Footer />
    <ScrollRestoration storageKey={SCROLL_POSITIONS} />
  </div>
)
