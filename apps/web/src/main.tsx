import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { siteOfPage } from './features/site/site-of-page.ts'
import { guardAgainstDrops } from './lib/guard-against-drops.ts'
import { ensureEntryKey } from './lib/history-entry.ts'
import { speakLanguageOfPage } from './lib/languages/language-of-page.ts'
import './styles/app.css'

const root = document.getElementById('root') ?? document.body

ensureEntryKey()
guardAgainstDrops()
void speakLanguageOfPage().then(show)

/** @param isSentInIt whether the server sent the page in the wanted language */
function show(isSentInIt: boolean): void {
  const router = createBrowserRouter(ROUTES)
  const app = <App router={router} site={siteOfPage()} />
  if (!root.hasChildNodes()) {
    createRoot(root).render(app)
    return
  }
  // The landing page and the gallery are prerendered; the code of the gallery is loaded first.
  const start = () => {
    if (!router.state.initialized) return
    stop()
    if (root.inert || !isSentInIt) {
      // It shows that the gallery is loading, whatever the search, or another language. The app takes
      // its place.
      root.inert = false
      createRoot(root).render(app)
      return
    }
    // In small steps, which events can interrupt.
    startTransition(() => void hydrateRoot(root, app))
  }
  const stop = router.subscribe(start)
  start()
}
