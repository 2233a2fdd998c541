import { DraftOwnerSync } from '../../features/auth/draft-owner-sync.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

/** The parts of every page that only signed-in users need. */
export function AccountParts() {
  const auth = useCurrentUser()
  return (
    <>
      <DraftOwnerSync />
      {auth.status === 'signed-in' && auth.user.unverified && <ConfirmEmailNotice />}
    </>
  )
}
