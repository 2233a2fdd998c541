import type { SignedInUser } from '@memesmith/contract'
import { useEffect } from 'react'
import { unlockWork } from '../../../lib/drafts/locked-work.ts'
import { accountKeyOf } from '../../auth/account-key.ts'

/**
 * Sends what waits on this device for the signed-in user, on every page. A log-out may have locked it.
 */
export function OutboxSync({ user }: { readonly user: SignedInUser }) {
  const account = accountKeyOf(user)
  useEffect(() => {
    let isWanted = true
    let stop: (() => void) | undefined
    void unlockWork(account)
      // What could be unlocked is sent. The Create page says that drafts could not be.
      .catch(() => undefined)
      .then(() => import('./retry-waiting-saves.ts'))
      .then(
        ({ retryWaitingSaves }) => {
          if (isWanted) stop = retryWaitingSaves(account)
        },
        // What waits is sent by the next page.
        () => undefined,
      )
    return () => {
      isWanted = false
      stop?.()
    }
  }, [account])
  return null
}
