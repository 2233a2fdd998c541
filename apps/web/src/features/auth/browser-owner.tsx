import { useEffect } from 'react'
import { claimBrowser, watchBrowserOwner } from '../../lib/drafts/draft-owner.ts'
import { accountOf } from './account-of.ts'
import { forgetUser } from './forget-user.ts'
import { useCurrentUser } from './use-current-user.ts'

/** Keeps the drafts on this machine, and what the tabs show, to the account that is signed in. */
export function BrowserOwner() {
  const auth = useCurrentUser()
  const account = auth.status === 'signed-in' ? accountOf(auth.user) : undefined
  useEffect(() => {
    if (account === undefined) return
    void claimBrowser(account)
    return watchBrowserOwner(account, (owner) => {
      if (owner === null) void forgetUser()
      // Everything that was loaded is the former user's.
      else location.reload()
    })
  }, [account])
  return null
}
