import { forgetDrafts } from '../../lib/drafts/draft-owner.ts'
import { isSiteReachable } from '../../lib/is-site-reachable.ts'
import { notify } from '../../lib/notify.tsx'

/**
 * Removes the drafts from this browser if the site can be reached; else says that it can't.
 *
 * @returns whether the user can log out now
 */
export async function prepareLogOut(): Promise<boolean> {
  const isReachable = await isSiteReachable()
  if (isReachable) await forgetDrafts()
  else {
    notify({
      title: 'Error',
      description: 'The site could not be reached, so you are still signed in. Please try again.',
      tone: 'error',
    })
  }
  return isReachable
}
