import { t } from '@lingui/core/macro'
import { hasStatus } from '../../lib/api-client.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'

/** Tells the user that the session has ended, then goes to the login page (spec §8). */
export function askToLogIn(description: string): void {
  notify({ title: t`Unauthorized`, description, tone: 'error' })
  goToLogin(LOGIN_DELAY_MS)
}

/** Tells a user who wants to save that nobody is signed in (spec §8). */
export function reportSignedOut(): void {
  notify({ title: t`Error`, description: t`Authentication required.`, tone: 'error' })
}

/** Tells the user that a meme could not be written, and the server's reason if it refused it. */
export function reportFailedWrite(error: unknown, description: string): void {
  const isRefused = hasStatus(error, 403, 413, 422, 429, 507)
  const reason = (isRefused && error.serverMessage) || ''
  notify({ title: t`Error`, description: `${description} ${reason}`.trim(), tone: 'error' })
}
