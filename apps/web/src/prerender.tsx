import { PAGES, type SiteSettings } from '@memesmith/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { type FirstGalleryPage, setFirstGalleryPage } from './features/templates/first-page.ts'

/** Renders the landing page as HTML, before it is known whether the user is signed in. */
export const prerenderLanding = (site: SiteSettings): Promise<string> => render(PAGES.home, site)

/**
 * Renders the gallery in the same way.
 *
 * @param first its first templates; undefined while they are loading
 */
export const prerenderGallery = (site: SiteSettings, first?: FirstGalleryPage): Promise<string> =>
  render(PAGES.gallery, site, first)

async function render(path: string, site: SiteSettings, first?: FirstGalleryPage): Promise<string> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] })
  try {
    if (!router.state.initialized) {
      // The code of the page is loaded.
      await new Promise<void>((resolve) => {
        router.subscribe(({ initialized }) => initialized && resolve())
      })
    }
    setFirstGalleryPage(first)
    return renderToString(<App router={router} site={site} />)
  } finally {
    setFirstGalleryPage(undefined)
    router.dispose()
  }
}
