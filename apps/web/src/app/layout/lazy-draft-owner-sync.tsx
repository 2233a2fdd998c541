import { type ComponentType, useEffect, useState } from 'react'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'

/** Loads `DraftOwnerSync` after the page, and only for signed-in users. */
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
