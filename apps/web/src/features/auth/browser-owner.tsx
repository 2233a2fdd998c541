import { useEffect } from 'react'
import { accountOf } from './account-of.ts'
import { forgetUser } from './forget-user.ts'
import { useCurrentUser } from './use-current-user.ts'

/** Keeps the drafts on this machine, and what the tabs show, to the account that is signed in. */
export function BrowserOwner() {
  const auth = useCurrentUser()
  const account = auth.status === 'signed-in' ? accountOf(auth.user) : undefined
  useEffect(() => {
    if (account === undefined) return
    let end: (() => void) | undefined
    let isOver = false
    // Nobody waits for it to see the first page.
    void import('../../lib/drafts/draft-owner.ts').then(({ claimBrowser, watchBrowserOwner }) => {
      if (isOver) return
      void claimBrowser(account)
      end = watchBrowserOwner(account, (owner) => {
        if (owner === null) void forgetUser()
        // Everything that was loaded is the former user's.
        else location.reload()
      })
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [account])
  return null
}
