import { type ComponentType, useEffect, useState } from 'react'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'

/** Loads `AccountParts` after the page, and only for signed-in users. */
export function LazyAccountParts() {
  const isSignedIn = useCurrentUser().status === 'signed-in'
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (!isSignedIn) return
    void import('./account-parts.tsx').then(({ AccountParts }) => setParts(() => AccountParts))
  }, [isSignedIn])
  return Parts && <Parts />
}
