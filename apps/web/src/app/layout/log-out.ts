import { calls, type SignedInUser } from '@memesmith/contract'
import type { MouseEvent } from 'react'
import type { ShowDialog } from './prepare-log-out.tsx'

/**
 * Locks or removes unsaved work, then follows the link. If the site can't be reached, or the user
 * decides to stay, drafts and page stay as they are.
 */
export function logOut(event: MouseEvent, user: SignedInUser, show: ShowDialog): void {
  event.preventDefault()
  const follow = () => location.assign(calls.logOut.path)
  void import('./prepare-log-out.tsx').then(
    async ({ prepareLogOut }) => (await prepareLogOut(user, show)) && follow(),
    // If even this part of the app can't be loaded, the browser's own error page says why.
    follow,
  )
}
