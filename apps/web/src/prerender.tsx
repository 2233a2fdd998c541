import { t } from '@lingui/core/macro'
import { PAGES, type SiteSettings } from '@memesmith/contract'
import { type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { type FirstGalleryPage, setFirstGalleryPage } from './features/templates/first-page.ts'
import { speak } from './lib/languages/i18n.ts'
import { loadMessages } from './lib/languages/load-messages.ts'

interface Wanted {
  readonly site: SiteSettings
  readonly language?: Language | undefined
  /** The first templates of the gallery; undefined while they are loading. */
  readonly first?: FirstGalleryPage | undefined
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
  render(PAGES.home, () => t`Make memes people send on`, wanted)

/** Renders the gallery. */
export const prerenderGallery = (wanted: Wanted): Promise<Rendered> =>
  render(PAGES.gallery, () => t`Template Gallery`, wanted)

async function render(
  path: string,
  titleOf: () => string,
  { site, language = SOURCE_LANGUAGE, first }: Wanted,
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
    // From here on nothing waits, so no other page changes the language or the templates.
    speak(language, messages)
    setFirstGalleryPage(first)
    const content = renderToString(<App router={router} site={site} />)
    const description = t`Pick a template or your own picture, type two lines, and send it. Memes that look exactly like the preview, in any language.`
    return { content, title: titleOf(), description }
  } finally {
    setFirstGalleryPage(undefined)
    router.dispose()
  }
}
