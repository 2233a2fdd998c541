import { loginPath } from '@memesmith/contract'

const hereNow = () => location.pathname + location.search

/**
 * Leaves for the login page, to come back to the present page afterwards.
 *
 * @param delay ms, for the person to read why
 * @returns a function that calls it off
 */
export function goToLogin(delay = 0): () => void {
  const returnTo = hereNow()
  const timer = setTimeout(() => location.assign(loginPath(returnTo)), delay)
  return () => clearTimeout(timer)
}
