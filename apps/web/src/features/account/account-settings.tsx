import { t } from '@lingui/core/macro'
import { ADMIN_PATH } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { isUnauthorized } from '../../lib/api-client.ts'
import { useOnline } from '../../lib/use-online.ts'
import { SendToLogin } from '../auth/send-to-login.tsx'
import { useSite } from '../site/use-site.ts'
import { AccountSection } from './account-section.tsx'
import { ApiKeys } from './api-keys.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangeHandle } from './change-handle.tsx'
import { ChangeLanguage } from './change-language.tsx'
import { ChangeName } from './change-name.tsx'
import { ChangePassword } from './change-password.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnMemes } from './own-memes.tsx'
import { Passkeys } from './passkeys.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'
import { useAccount } from './use-account.ts'

interface AccountSettingsProps {
  /** @returns whether to go on */
  readonly onSigningOut: () => Promise<boolean>
  readonly onLeave: (how: 'deleted' | 'signed-out') => void
}

/** The settings of the signed-in user's account. */
export function AccountSettings({ onSigningOut, onLeave }: AccountSettingsProps) {
  const { data: account, error, mutate } = useAccount()
  const isOnline = useOnline()
  const { publicGallery } = useSite()
  if (account === undefined) {
    if (error === undefined) return <Skeleton className="h-80" />
    if (isUnauthorized(error)) return <SendToLogin from="account" />
    return (
      <AccountSection
        title={t`Account`}
        problem={
          isOnline
            ? t`Your account could not be loaded.`
            : t`You are offline. The settings of your account need the network.`
        }
      >
        <button type="button" className="button justify-self-start" onClick={() => void mutate()}>
          {t`Try again`}
        </button>
      </AccountSection>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <ChangeName firstName={account.firstName} />
        <ChangeLanguage />
        {publicGallery !== 'off' && <ChangeHandle handle={account.handle} />}
        {account.hasPassword || account.hasPasskey ? (
          <>
            <ChangeEmail account={account} />
            <ChangePassword account={account} />
          </>
        ) : (
          <AccountSection title={t`Signing In`}>
            <p className="text-soft">
              {t`Your sign-in provider knows who you are, so there is no password to keep here.`}
            </p>
          </AccountSection>
        )}
        {account.canUsePasskeys && <Passkeys account={account} />}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {account.administrator && (
          <AccountSection title={t`Administration`}>
            <p className="text-soft">{t`Users, memes and reports of this site.`}</p>
            <Link to={ADMIN_PATH} className="button justify-self-start">
              {t`Open the Administration`}
            </Link>
          </AccountSection>
        )}
        {account.unverified && <ConfirmEmail email={account.email} />}
        <OwnMemes account={account} />
        <SignedInBrowsers onSigningOut={onSigningOut} onSignedOut={() => onLeave('signed-out')} />
        <ApiKeys />
        <DeleteAccount account={account} onDone={() => onLeave('deleted')} />
      </div>
    </div>
  )
}
