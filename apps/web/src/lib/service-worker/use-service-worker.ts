import { useEffect } from 'react'

/** Registers the service worker when the page has loaded. */
export function useServiceWorker(): void {
  useEffect(() => {
    void import('./register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      // The app works without one.
      () => undefined,
    )
  }, [])
}
