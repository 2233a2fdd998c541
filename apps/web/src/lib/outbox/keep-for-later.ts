import { hasStatus } from '../api-client.ts'
import { isSiteReachable } from '../is-site-reachable.ts'
import { keepSave } from './outbox-store.ts'
import { OUTBOX } from './send-outbox.ts'
import type { WaitingSave } from './waiting-save.ts'

/** A registration with Background Sync, which only some browsers have. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync: { register(tag: string): Promise<void> }
}

const isSyncing = (registration: ServiceWorkerRegistration): registration is SyncingRegistration =>
  'sync' in registration

/**
 * Whether a request failed because the site can't be reached. If only this request failed, the user
 * has to know, and can try again.
 */
export async function isOffline(error: unknown): Promise<boolean> {
  const isUnanswered = error instanceof TypeError || hasStatus(error, 502, 503, 504)
  return isUnanswered && !(await isSiteReachable())
}

/**
 * Keeps a save until the network is back. The browser may send it even after the page is closed.
 *
 * @throws Error if storage is missing or full
 */
export async function keepForLater(save: WaitingSave): Promise<void> {
  await keepSave(save)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration === undefined || !isSyncing(registration)) return
  // The user may have forbidden Background Sync. The app's pages send the save too.
  await registration.sync.register(OUTBOX).catch(() => undefined)
}
