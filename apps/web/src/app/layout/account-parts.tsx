import { DraftOwnerSync } from '../../features/auth/draft-owner-sync.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { OutboxSync } from '../../features/memes/waiting/outbox-sync.ts'
import { useServiceWorker } from '../../lib/service-worker/use-service-worker.ts'
import { AdministratorNotice } from './administrator-notice.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

/** The parts of every page that only signed-in users need. */
export function AccountParts() {
  const auth = useCurrentUser()
  useServiceWorker()
  return (
    <>
      <DraftOwnerSync />
      {auth.status === 'signed-in' && <OutboxSync user={auth.user} />}
      {auth.status === 'signed-in' && auth.user.unverified && <ConfirmEmailNotice />}
      {auth.status === 'signed-in' && auth.user.administrator && (
        <AdministratorNotice user={auth.user} />
      )}
    </>
  )
}
