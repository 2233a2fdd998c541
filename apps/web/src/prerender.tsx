import { t } from '@lingui/core/macro'
import { PAGES, type SiteSettings } from '@memesmith/contract'
import { type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { type FirstPublicPage, setFirstPublicPage } from './features/explore/first-public-page.ts'
import { type FirstGalleryPage, setFirstGalleryPage } from './features/templates/first-page.ts'
import { speak } from './lib/languages/i18n.ts'
import { loadMessages } from './lib/languages/load-messages.ts'

interface Wanted {
  readonly site: SiteSettings
  readonly language?: Language | undefined
}

interface WantedGallery extends Wanted {
  /** Its first templates; undefined while they are loading. */
  readonly first?: FirstGalleryPage | undefined
}

interface WantedList extends Wanted {
  /** Of the page, with its query. */
  readonly path: string
  readonly first: FirstPublicPage
}

/** A page, before it is known whether the user is signed in. */
interface Rendered {
  /** HTML. */
  readonly content: string
  /** What the title of the document says before the site's name. */
  readonly title: string
  /** What the page is about, for search engines and link previews. */
  readonly description: string
}

/** Renders the landing page. */
export const prerenderLanding = (wanted: Wanted): Promise<Rendered> =>
  render(PAGES.home, wanted, () => t`Make memes people send on`)

/** Renders the gallery. */
export const prerenderGallery = ({ first, ...wanted }: WantedGallery): Promise<Rendered> =>
  render(PAGES.gallery, wanted, () => {
    setFirstGalleryPage(first)
    return t`Template Gallery`
  })

/** Renders a list of the public side, as a visitor sees it. */
export const prerenderPublicList = ({ path, first, ...wanted }: WantedList): Promise<Rendered> =>
  render(path, wanted, () => {
    setFirstPublicPage(first)
    return t`Explore`
  })

/** @param prepare sets what the page shows, and returns its title */
async function render(
  path: string,
  { site, language = SOURCE_LANGUAGE }: Wanted,
  prepare: () => string,
): Promise<Rendered> {
  const messages = await loadMessages(language)
  speak(language, messages)
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] })
  try {
    if (!router.state.initialized) {
      // The code of the page is loaded.
      await new Promise<void>((resolve) => {
        router.subscribe(({ initialized }) => initialized && resolve())
      })
    }
    // From here on nothing waits, so no other page changes the language or what is shown.
    speak(language, messages)
    const title = prepare()
    const content = renderToString(<App router={router} site={site} />)
    const description = t`Pick a template or your own picture, type two lines, and send it. Memes that look exactly like the preview, in any language.`
    return { content, title, description }
  } finally {
    setFirstGalleryPage(undefined)
    setFirstPublicPage(undefined)
    router.dispose()
  }
}
