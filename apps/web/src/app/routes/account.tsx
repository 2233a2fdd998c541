import { useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AccountSettings } from '../../features/account/account-settings.tsx'
import { SignedOutPanel } from '../../features/account/signed-out-panel.tsx'
import { AuthProblem } from '../../features/auth/auth-problem.tsx'
import { forgetUser } from '../../features/auth/forget-user.ts'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { forgetDrafts } from '../../lib/drafts/draft-owner.ts'
import { usePageTitle } from '../use-page-title.ts'

const SIGNED_OUT_TEXTS = {
  'signed-out': {
    title: 'You are signed out everywhere',
    text: 'Your memes wait for you. Log in again whenever you like.',
    canReturn: true,
  },
  deleted: {
    title: 'Your account is gone',
    text: 'So is everything that was in it. Thank you for the memes.',
    canReturn: false,
  },
} as const

/** The account page, for signed-in users. */
function AccountRoute() {
  usePageTitle('Your Account')
  const auth = useCurrentUser()
  const [left, setLeft] = useState<keyof typeof SIGNED_OUT_TEXTS>()
  async function leave(how: keyof typeof SIGNED_OUT_TEXTS) {
    setLeft(how)
    await Promise.all([forgetUser(), forgetDrafts()])
  }
  if (left !== undefined) return <SignedOutPanel {...SIGNED_OUT_TEXTS[left]} />
  return (
    <div className="shell page gap-6">
      <div className="grid gap-1">
        <h1 className="page-title">Your Account</h1>
        {/* Reserves the line until the e-mail address is known. */}
        <p className="min-h-[1lh] text-lg text-soft">
          {auth.status === 'signed-in' && auth.user.email}
        </p>
      </div>
      {auth.status === 'signed-in' && <AccountSettings onLeave={(how) => void leave(how)} />}
      {(auth.status === 'loading' || auth.status === 'signed-out') && <Skeleton className="h-80" />}
      {auth.status === 'failed' && <AuthProblem auth={auth} />}
      {auth.status === 'signed-out' && <SendToLogin from="account" />}
    </div>
  )
}

export { AccountRoute as Component }
