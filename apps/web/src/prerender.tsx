import { PAGES, type SiteSettings } from '@memesmith/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'

/** Renders the landing page as HTML, before it is known whether the user is signed in. */
export const prerenderLanding = (site: SiteSettings): string =>
  renderToString(
    <App router={createMemoryRouter(ROUTES, { initialEntries: [PAGES.home] })} site={site} />,
  )
