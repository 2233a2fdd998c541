import type { Config } from '../../config/config.ts'

/** Contains the session id. */
export const SESSION_COOKIE = 'memesmith_session'

/**
 * Cookie attributes of this site: host-only, HttpOnly, and SameSite=Lax. If the site has an https
 * URL, the `__Host-` prefix makes browsers enforce that, and the cookie is Secure.
 */
export function cookiePolicy({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const secure: boolean | 'auto' = isHttps || 'auto'
  return {
    nameOf: (name: string) => (isHttps ? `__Host-${name}` : name),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  } as const
}
