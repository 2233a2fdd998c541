import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { useSite } from '../../features/site/use-site.ts'
import { LanguageChoice } from './language-choice.tsx'
import { NavLinks } from './nav-links.tsx'
import { SideMenu } from './side-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The header of every page (spec §2). */
export function Header() {
  const { siteName } = useSite()
  return (
    <header className="shell flex items-center justify-between gap-4 py-3">
      <Link to={PAGES.home} className="wordmark xl:min-w-48" aria-label={t`${siteName}, home`}>
        {siteName}
      </Link>
      {/*
       * The log-in or log-out links come last, so that nothing moves when they appear.
       */}
      <nav aria-label={t`Main`} className="header-links hidden flex-1 items-center gap-1 lg:flex">
        <NavLinks />
      </nav>
      <div className="flex items-center gap-1">
        <LanguageChoice className="button-icon max-lg:hidden" />
        <ThemeToggle />
        <SideMenu />
      </div>
    </header>
  )
}
