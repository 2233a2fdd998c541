import { CACHES, FORGET_ACCOUNT } from './cache-names.ts'
import { forgetSharedPictures } from './shared-pictures.ts'

/** Deletes what the service worker holds for the user, at a logout. */
export async function forgetAccountData(): Promise<void> {
  // Both are missing over plain http.
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_ACCOUNT })
  if ('caches' in globalThis) await caches.delete(CACHES.account).catch(() => false)
  await forgetSharedPictures()
}
