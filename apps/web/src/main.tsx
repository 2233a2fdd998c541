import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ROUTES } from './app/routes.tsx'
import { siteOfPage } from './features/site/site-of-page.ts'
import { guardAgainstDrops } from './lib/guard-against-drops.ts'
import { ensureEntryKey } from './lib/history-entry.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (root === null) throw new Error('expected an element #root in index.html')

ensureEntryKey()
guardAgainstDrops()
const app = <App router={createBrowserRouter(ROUTES)} site={siteOfPage()} />
// The landing page is prerendered.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
