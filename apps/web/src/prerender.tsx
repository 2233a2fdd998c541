import { PAGES, type Site } from '@memesmith/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'

/** The landing page as HTML, as it is before anybody knows who is looking. */
export const prerenderLanding = (site: Site): string =>
  renderToString(
    <App router={createMemoryRouter(ROUTES, { initialEntries: [PAGES.home] })} site={site} />,
  )
