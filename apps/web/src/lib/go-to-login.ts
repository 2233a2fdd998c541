import { loginPath, signUpPath } from '@memesmith/contract'
import { addressOfEntry, keepEntryKey } from './history-entry.ts'

/**
 * Delay in ms before the redirect, so that the user can read the message (spec §9: dashboard, save
 * errors).
 */
export const LOGIN_DELAY_MS = 1000

/**
 * Redirects to the login page, which returns to the current page afterwards. It replaces the
 * current history entry, so that Back does not return here and redirect again.
 *
 * @param delay in ms
 * @param path makes the login page's path from the path to return to
 * @returns a function that cancels the redirect
 */
export function goToLogin(delay = 0, path = loginPath): () => void {
  const returnTo = addressOfEntry()
  const timer = setTimeout(() => {
    keepEntryKey()
    location.replace(path(returnTo))
  }, delay)
  return () => clearTimeout(timer)
}

/**
 * Like `goToLogin`, but with the sign-up form.
 *
 * @param delay in ms
 */
export const goToSignUp = (delay: number): (() => void) => goToLogin(delay, signUpPath)
