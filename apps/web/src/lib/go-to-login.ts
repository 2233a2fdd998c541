import { loginPath, signUpPath } from '@memesmith/contract'
import { keepEntryName } from './history-entry.ts'

/** Time to read why, in ms, where a session has ended (spec §9: dashboard, save errors). */
export const LOGIN_DELAY_MS = 1000

const hereNow = () => location.pathname + location.search

/**
 * Leaves for the login page, to come back to the present page afterwards. It takes this page's place
 * in the history: Back from there leads to where the person was before, not here and away again.
 *
 * @param delay ms, for the person to read why
 * @param path of the page's form
 * @returns a function that calls it off
 */
export function goToLogin(delay = 0, path = loginPath): () => void {
  const returnTo = hereNow()
  const timer = setTimeout(() => {
    keepEntryName()
    location.replace(path(returnTo))
  }, delay)
  return () => clearTimeout(timer)
}

/** The same, for somebody who has no account yet. */
export const goToSignUp = (delay: number): (() => void) => goToLogin(delay, signUpPath)
