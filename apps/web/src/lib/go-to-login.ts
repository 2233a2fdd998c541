import { loginPath } from '@memesmith/contract'

const hereNow = () => location.pathname + location.search

/**
 * Leaves for the login page, to come back to the present page afterwards. It takes this page's place
 * in the history: Back from there leads to where the person was before, not here and away again.
 *
 * @param delay ms, for the person to read why
 * @returns a function that calls it off
 */
export function goToLogin(delay = 0): () => void {
  const returnTo = hereNow()
  const timer = setTimeout(() => location.replace(loginPath(returnTo)), delay)
  return () => clearTimeout(timer)
}
