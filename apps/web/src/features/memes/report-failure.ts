import { hasStatus } from '../../lib/api-client.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'

/** Tells the user that the session has ended, then goes to the login page (spec §8). */
export function askToLogIn(description: string): void {
  notify({ title: 'Unauthorized', description, tone: 'error' })
  goToLogin(LOGIN_DELAY_MS)
}

/** Tells a user who wants to save that nobody is signed in (spec §8). */
export function reportSignedOut(): void {
  notify({ title: 'Error', description: 'Authentication required.', tone: 'error' })
}

/** Tells the user that a meme could not be written. */
export function reportFailedWrite(error: unknown, description: string): void {
  const isFull = hasStatus(error, 413, 507)
  notify({
    title: 'Error',
    // A retry can't help if storage is full. The server's message says what can.
    description: (isFull && error.serverMessage) || description,
    tone: 'error',
  })
}
