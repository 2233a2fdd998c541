import type { Config } from '../../config/config.ts'

/** Its value is the id of a session. */
export const SESSION_COOKIE = 'memesmith_session'

/**
 * How this site sets cookies: for this host alone, out of reach of scripts, and not with requests
 * that other sites cause, except for following a link. Where the site is at an https address,
 * browsers enforce that by the name's prefix and never send a cookie without encryption.
 */
export function cookiePolicy({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const secure: boolean | 'auto' = isHttps || 'auto'
  return {
    nameOf: (name: string) => (isHttps ? `__Host-${name}` : name),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  } as const
}
