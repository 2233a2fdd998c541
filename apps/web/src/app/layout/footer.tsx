import { t } from '@lingui/core/macro'
import { PAGES, SUPPORT_PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { useSite } from '../../features/site/use-site.ts'

declare const BUILD_YEAR: number
const year = String(BUILD_YEAR)

const quickLinks = () =>
  [
    [PAGES.home, t`Home`],
    [PAGES.gallery, t`Gallery`],
    [PAGES.create, t`Create`],
    [PAGES.account, t`Account`],
    [PAGES.pictures, t`Memes by Address`],
  ] as const

/** The software's own pages, unless the operator has replaced them. */
const supportLinks = () =>
  [
    ['helpUrl', t`Help Center`],
    ['privacyUrl', t`Privacy Policy`],
    ['termsUrl', t`Terms of Service`],
  ] as const

/** The footer of every page (spec §2). */
export function Footer() {
  const { siteName, ...site } = useSite()
  return (
    <footer className="mt-auto border-t-[2.5px] border-rule bg-sunken">
      <div className="shell grid gap-8 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <span className="wordmark">{siteName}</span>
          <p className="max-w-sm text-soft">
            {t`Two lines and a picture. What you see is what they get.`}
          </p>
        </div>
        <nav aria-labelledby="quick-links" className="grid content-start">
          <h2 id="quick-links" className="text-lg">
            {t`Quick Links`}
          </h2>
          {quickLinks().map(([to, text]) => (
            <Link key={to} to={to} className="footer-link">
              {text}
            </Link>
          ))}
        </nav>
        <nav aria-labelledby="support-links" className="grid content-start">
          <h2 id="support-links" className="text-lg">
            {t`Support`}
          </h2>
          {supportLinks().map(([page, text]) => (
            <Link key={text} to={site[page] ?? SUPPORT_PAGES[page]} className="footer-link">
              {text}
            </Link>
          ))}
        </nav>
        <p className="text-sm text-soft sm:col-span-3">
          {t`© ${year} ${siteName}. All rights reserved.`}
        </p>
      </div>
    </footer>
  )
}
