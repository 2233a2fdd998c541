import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { type Notification, notify } from '../../lib/notify.tsx'

/** The dashboard's title is from spec §2. */
const notices = () =>
  ({
    dashboard: {
      title: t`Unauthorized`,
      description: t`You are signed out. Logging in again...`,
      tone: 'error',
    },
    account: {
      title: t`Log in to see your account`,
      description: t`Taking you to the login page...`,
    },
  }) satisfies Record<string, Notification>

/**
 * Replaces a page for signed-in users if the user is signed out: shows a toast, then redirects to
 * the login page.
 */
export function SendToLogin({ from }: { readonly from: keyof ReturnType<typeof notices> }) {
  useEffect(() => {
    notify(notices()[from])
    return goToLogin(LOGIN_DELAY_MS)
  }, [from])
  return null
}
