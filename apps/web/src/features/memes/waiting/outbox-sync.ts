import type { SignedInUser } from '@memesmith/contract'
import { useEffect } from 'react'
import { accountKeyOf } from '../../auth/account-key.ts'

/** Sends what waits on this device for the signed-in user, on every page. */
export function OutboxSync({ user }: { readonly user: SignedInUser }) {
  const account = accountKeyOf(user)
  useEffect(() => {
    let isWanted = true
    let stop: (() => void) | undefined
    void import('./follow-outbox.ts').then(
      ({ followOutbox }) => {
        if (isWanted) stop = followOutbox(account)
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
