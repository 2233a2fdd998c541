import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AccountSettings } from '../../features/account/account-settings.tsx'
import { SignedOutPanel } from '../../features/account/signed-out-panel.tsx'
import { accountKeyOf } from '../../features/auth/account-key.ts'
import { AuthProblem } from '../../features/auth/auth-problem.tsx'
import { forgetUser } from '../../features/auth/forget-user.ts'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { forgetDrafts } from '../../lib/drafts/draft-owner.ts'
import { prepareLogOut } from '../layout/prepare-log-out.tsx'
import { usePageTitle } from '../use-page-title.ts'

const signedOutTexts = () => ({
  'signed-out': {
    title: t`You are signed out everywhere`,
    text: t`Your memes wait for you. Log in again whenever you like.`,
    returnTo: PAGES.dashboard,
  },
  deleted: {
    title: t`Your account is gone`,
    text: t`So is everything that was in it. Thank you for the memes.`,
  },
})

type Leaving = keyof ReturnType<typeof signedOutTexts>

/** The account page, for signed-in users. */
function AccountRoute() {
  usePageTitle(t`Your Account`)
  const auth = useCurrentUser()
  const [left, setLeft] = useState<Leaving>()
  const [dialog, setDialog] = useState<ReactNode>(null)
  async function leave(how: Leaving) {
    setLeft(how)
    const account = auth.status === 'signed-in' ? accountKeyOf(auth.user) : undefined
    await Promise.all([forgetUser(), forgetDrafts(account)])
  }
  async function prepare(): Promise<boolean> {
    if (auth.status !== 'signed-in') return true
    const isReady = await prepareLogOut(auth.user, setDialog)
    if (isReady) setDialog(null)
    return isReady
  }
  if (left !== undefined) return <SignedOutPanel {...signedOutTexts()[left]} />
  return (
    <div className="shell page gap-6">
      <div className="grid gap-1">
        <h1 className="page-title">{t`Your Account`}</h1>
        {/* Keeps the line's height until the e-mail address is known. */}
        <p className="min-h-[1lh] text-lg text-soft">
          {auth.status === 'signed-in' && auth.user.email}
        </p>
      </div>
      {auth.status === 'signed-in' && (
        <AccountSettings onSigningOut={prepare} onLeave={(how) => void leave(how)} />
      )}
      {dialog}
      {(auth.status === 'loading' || auth.status === 'signed-out') && <Skeleton className="h-80" />}
      {auth.status === 'failed' && <AuthProblem auth={auth} />}
      {auth.status === 'signed-out' && <SendToLogin from="account" />}
    </div>
  )
}

export { AccountRoute as Component }
