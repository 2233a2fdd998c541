import { API_ROOT, PAGES } from '@memesmith/contract'

// A placeholder: only the path is used.
const BASE = 'http://this.site'

/**
 * A path of this site to redirect to after login, or the landing page if the input is anything
 * else. Browsers read `//evil` and `/\evil` as other hosts, and strip tabs and line breaks first.
 * API routes such as `/api/logout` are not allowed: they are not pages, and would run as the user.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return PAGES.home
  const url = URL.parse(value, BASE)
  if (url?.origin !== BASE) return PAGES.home
  const path = url.pathname + url.search + url.hash
  // `/.//evil` is a local path until it is normalized.
  return path.startsWith('//') || isApi(url.pathname) ? PAGES.home : path
}

/** The router decodes paths before it matches them, and a proxy may ignore case. */
function isApi(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname).toLowerCase()
    return path === API_ROOT || path.startsWith(`${API_ROOT}/`)
  } catch {
    return false
  }
}
