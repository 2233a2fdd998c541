import { API_ROOT, PAGES } from '@memesmith/contract'

// Only its path is used, never its host.
const BASE = 'http://this.site'

/**
 * A path of this site to go to after login, or the landing page for anything else: browsers take
 * `//evil` and `/\evil` for other hosts, and drop tabs and line ends before they look. Nor does a login
 * lead to a call, such as `/api/logout`: that is no page, and it would be called in the user's name.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return PAGES.home
  const url = URL.parse(value, BASE)
  if (url?.origin !== BASE) return PAGES.home
  const path = url.pathname + url.search + url.hash
  // `/.//evil` is a path of ours until it is normalized.
  return path.startsWith('//') || isApi(url.pathname) ? PAGES.home : path
}

/** The router decodes a path before it compares, and a proxy may not care for the case. */
function isApi(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname).toLowerCase()
    return path === API_ROOT || path.startsWith(`${API_ROOT}/`)
  } catch {
    return false
  }
}
