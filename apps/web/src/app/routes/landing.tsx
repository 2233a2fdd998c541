import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { FeatureCards } from '../../features/landing/feature-cards.tsx'
import { HeroMemes } from '../../features/landing/hero-memes.tsx'
import { useSite } from '../../features/site/use-site.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'
import { usePageTitle } from '../use-page-title.ts'

const PublicShowcase = lazy(() =>
  import('../../features/landing/public-showcase.tsx').then(({ PublicShowcase }) => ({
    default: PublicShowcase,
  })),
)

/** The landing page (spec §2). */
export function LandingRoute() {
  usePageTitle(t`Make memes people send on`)
  const { publicGallery, signUpLine } = useSite()
  // The page is rendered at the build, which knows of no site.
  const isInBrowser = useIsInBrowser()
  return (
    <>
      <section className="overflow-hidden border-y-[2.5px] border-outline bg-hero text-on-hero">
        <div className="shell grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:gap-12">
          <div className="grid justify-items-start gap-5 sm:gap-6">
            <h1 className="caption-text text-[clamp(2.6rem,10vw,6.25rem)] leading-(--hero-line) lg:text-[clamp(3rem,6.8vw,6.25rem)]">
              {t`Two lines. One picture. Everyone laughs.`}
            </h1>
            <p className="max-w-xl text-lg sm:text-xl">
              {t`Make a meme in ten seconds, on whatever you hold in your hand. What you see is exactly what they get.`}
            </p>
            <div className="hero-actions">
              <Link to={PAGES.create} className="button button-primary">
                {t`Get Started`}
              </Link>
              <Link to={PAGES.gallery} className="button">
                {t`Browse Templates`}
              </Link>
            </div>
          </div>
          <HeroMemes />
        </div>
      </section>

      <section className="shell py-12 sm:py-16" aria-labelledby="features">
        <h2 id="features" className="mb-8 text-[clamp(1.9rem,5vw,3.25rem)]">
          {t`From “I have an idea” to “who made this?”`}
        </h2>
        <FeatureCards />
      </section>

      {isInBrowser && publicGallery !== 'off' && (
        <Suspense>
          <PublicShowcase />
        </Suspense>
      )}

      <section className="shell pb-16">
        <div className="grid justify-items-center gap-5 rounded-card border-[2.5px] border-outline bg-blue px-6 py-14 text-center text-white">
          <h2 className="caption-text max-w-[18ch] text-[clamp(2.25rem,7vw,4.5rem)]">
            {t`Your group chat is waiting`}
          </h2>
          <p className="text-lg">{signUpLine || t`Signing up is free and takes one e-mail.`}</p>
          <Link to={PAGES.create} className="button button-sun text-lg">
            {t`Make your first meme`}
          </Link>
        </div>
      </section>
    </>
  )
}
