import { useEffect } from 'react'
import { claimDraftsFor, watchDraftOwner } from '../../lib/drafts/draft-owner.ts'
import { accountKeyOf } from './account-key.ts'
import { forgetUser } from './forget-user.ts'
import { useCurrentUser } from './use-current-user.ts'

/**
 * Keeps in this browser only the drafts of the signed-in account, and reloads the page when another
 * tab signs in as another account.
 */
export function DraftOwnerSync() {
  const auth = useCurrentUser()
  const account = auth.status === 'signed-in' ? accountKeyOf(auth.user) : undefined
  useEffect(() => {
    if (account === undefined) return
    void claimDraftsFor(account)
    return watchDraftOwner(account, (owner) => {
      if (owner === null) void forgetUser()
      // All loaded data is the previous user's.
      else location.reload()
    })
  }, [account])
  return null
}
