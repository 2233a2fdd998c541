import { useEffect } from 'react'
import { DraftOwnerSync } from '../../features/auth/draft-owner-sync.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { OutboxSync } from '../../features/memes/waiting/outbox-sync.ts'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

/** The parts of every page that only signed-in users need. */
export function AccountParts() {
  const auth = useCurrentUser()
  useEffect(() => {
    void import('../../lib/service-worker/register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      // The app works without one.
      () => undefined,
    )
  }, [])
  return (
    <>
      <DraftOwnerSync />
      {auth.status === 'signed-in' && <OutboxSync user={auth.user} />}
      {auth.status === 'signed-in' && auth.user.unverified && <ConfirmEmailNotice />}
    </>
  )
}
