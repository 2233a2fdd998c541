import { PAGES, PERSON_PAGE } from '@memesmith/contract'
import type { RouteObject } from 'react-router-dom'
import { AppLayout } from './layout/app-layout.tsx'
import { FailureRoute } from './routes/failure.tsx'
import { LandingRoute } from './routes/landing.tsx'

/**
 * The pages (spec §2), the account page and those of the footer. Paths are case-sensitive. The landing
 * page is part of the first load; the others are loaded when they are opened.
 */
export const ROUTES: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <FailureRoute />,
    children: [
      { path: PAGES.home, caseSensitive: true, element: <LandingRoute /> },
      {
        // Shown while the code of the first page loads: nothing, in as few bytes as possible.
        hydrateFallbackElement: true,
        children: [
          {
            path: PAGES.gallery,
            caseSensitive: true,
            lazy: () => import('./routes/gallery.tsx'),
          },
          {
            path: PAGES.create,
            caseSensitive: true,
            lazy: () => import('./routes/create.tsx'),
          },
          {
            path: PAGES.dashboard,
            caseSensitive: true,
            lazy: () => import('./routes/dashboard.tsx'),
          },
          {
            path: PAGES.account,
            caseSensitive: true,
            lazy: () => import('./routes/account.tsx'),
          },
          {
            path: PAGES.explore,
            caseSensitive: true,
            lazy: () => import('./routes/explore.tsx'),
          },
          {
            path: PERSON_PAGE,
            caseSensitive: true,
            lazy: () => import('./routes/person.tsx'),
          },
          {
            path: PAGES.pictures,
            caseSensitive: true,
            lazy: () => import('./routes/pictures.tsx'),
          },
          {
            path: PAGES.help,
            caseSensitive: true,
            lazy: () => import('./routes/help.tsx'),
          },
          {
            path: PAGES.privacy,
            caseSensitive: true,
            lazy: () => import('./routes/privacy.tsx'),
          },
          {
            path: PAGES.terms,
            caseSensitive: true,
            lazy: () => import('./routes/terms.tsx'),
          },
          {
            path: '*',
            lazy: () => import('./routes/not-found.tsx'),
          },
        ],
      },
    ],
  },
]
