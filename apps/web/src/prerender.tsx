import { PAGES, type SiteSettings } from '@memesmith/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { type FirstPublicPage, setFirstPublicPage } from './features/explore/first-public-page.ts'
import { type FirstGalleryPage, setFirstGalleryPage } from './features/templates/first-page.ts'

/** Renders the landing page as HTML, before it is known whether the user is signed in. */
export const prerenderLanding = (site: SiteSettings): Promise<string> => render(PAGES.home, site)

/**
 * Renders the gallery in the same way.
 *
 * @param first its first templates; undefined while they are loading
 */
export const prerenderGallery = (site: SiteSettings, first?: FirstGalleryPage): Promise<string> =>
  render(PAGES.gallery, site, () => setFirstGalleryPage(first))

/**
 * Renders a list of the public side, as a visitor sees it.
 *
 * @param path of the page, with its query
 */
export const prerenderPublicList = (
  site: SiteSettings,
  path: string,
  first: FirstPublicPage,
): Promise<string> => render(path, site, () => setFirstPublicPage(first))

async function render(
  path: string,
  site: SiteSettings,
  setContent: () => void = () => undefined,
): Promise<string> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] })
  try {
    if (!router.state.initialized) {
      // The code of the page is loaded.
      await new Promise<void>((resolve) => {
        router.subscribe(({ initialized }) => initialized && resolve())
      })
    }
    setContent()
    return renderToString(<App router={router} site={site} />)
  } finally {
    setFirstGalleryPage(undefined)
    setFirstPublicPage(undefined)
    router.dispose()
  }
}
