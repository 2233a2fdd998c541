import { SERVICE_WORKER } from '@memesmith/contract'

/** The longest wait in ms, for a browser that is never idle or can't tell. */
const PATIENCE_MS = 2000

let isRegistered = false

/**
 * Registers the service worker once the page has loaded and the browser is idle. After that the app
 * works without a network. Over plain http, and in development, there is no service worker.
 */
export function registerServiceWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isRegistered = true
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

function whenIdle(): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => void register(), { timeout: PATIENCE_MS })
  else setTimeout(() => void register(), PATIENCE_MS)
}

/** Whether the worker has seen what this page loaded. A worker that was just installed takes over later. */
const wasAnsweredByWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0)

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' })
  } catch {
    // The app works without one.
    return
  }
  if (wasAnsweredByWorker()) return
  const { active } = await navigator.serviceWorker.ready
  // This page and what it has loaded so far, in Workbox's format.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const urlsToCache = [...new Set([location.href, ...loaded])]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
