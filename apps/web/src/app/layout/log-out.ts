import { endpoints } from '@memesmith/contract'
import type { MouseEvent } from 'react'

/**
 * Removes the drafts from this browser, then follows the link. Where the site can't be reached, the
 * drafts and the page stay: the user is still signed in.
 */
export function logOut(event: MouseEvent): void {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  // If even this part of the app can't be loaded, the browser's own error page says why.
  const isReady = import('./prepare-log-out.ts').then(
    ({ prepareLogOut }) => prepareLogOut(),
    () => true,
  )
  if (opensElsewhere) return
  event.preventDefault()
  const follow = () => location.assign(endpoints.logOut.path)
  void isReady.then((ready) => ready && follow(), follow)
}
