import { type ComponentType, useEffect, useState } from 'react'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'

/** `BrowserOwner`, loaded after the page: nobody waits for it, and visitors do not need it. */
export function LazyDraftOwnerSync() {
  const isSignedIn = useCurrentUser().status === 'signed-in'
  const [Owner, setOwner] = useState<ComponentType>()
  useEffect(() => {
    if (!isSignedIn) return
    void import('../../features/auth/draft-owner-sync.tsx').then(({ DraftOwnerSync }) =>
      setOwner(() => DraftOwnerSync),
    )
  }, [isSignedIn])
  return Owner && <Owner />
}
