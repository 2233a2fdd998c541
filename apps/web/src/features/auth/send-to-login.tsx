import { useEffect } from 'react'
import { goToLogin } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'

/** Spec §9. */
const LOGIN_DELAY_MS = 1000

/** What a page for signed-in users does when nobody is: it says so, and goes to the login page. */
export function SendToLogin() {
  useEffect(() => {
    notify({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'error',
    })
    return goToLogin(LOGIN_DELAY_MS)
  }, [])
  return null
}
