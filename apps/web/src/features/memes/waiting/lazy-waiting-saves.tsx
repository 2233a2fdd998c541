import type { SignedInUser } from '@memesmith/contract'
import { lazy, Suspense } from 'react'

const WaitingSaves = lazy(async () => ({
  default: (await import('./waiting-saves.tsx')).WaitingSaves,
}))

/** The memes that are saved on this device and not sent yet, which are loaded after the page. */
export const LazyWaitingSaves = ({ user }: { readonly user: SignedInUser }) => (
  <Suspense>
    <WaitingSaves user={user} />
  </Suspense>
)
