import { useEffect } from 'react'
import { claimDraftsFor, watchDraftOwner } from '../../lib/drafts/draft-owner.ts'
import { accountKeyOf } from './account-key.ts'
import { forgetUser } from './forget-user.ts'
import { useCurrentUser } from './use-current-user.ts'

/** Keeps the drafts on this machine, and what the tabs show, to the account that is signed in. */
export function DraftOwnerSync() {
  const auth = useCurrentUser()
  const account = auth.status === 'signed-in' ? accountKeyOf(auth.user) : undefined
  useEffect(() => {
    if (account === undefined) return
    void claimDraftsFor(account)
    return watchDraftOwner(account, (owner) => {
      if (owner === null) void forgetUser()
      // Everything that was loaded is the former user's.
      else location.reload()
    })
  }, [account])
  return null
}
