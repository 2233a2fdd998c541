import { calls } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { AuthResult } from './auth.service.ts'

/**
 * Why a browser could not keep a session: the site has an https address, so its cookie is only for https,
 * and this page was opened over plain http. A proxy may hide that from the server, but browsers say it:
 * they send `Sec-Fetch-Site` exactly where they keep such a cookie, also on `localhost`.
 *
 * @returns undefined if it can keep one
 */
export function plainHttpProblem(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers }: FastifyRequest,
): AuthResult | undefined {
  const isPlain = headers.origin?.startsWith('http:') && headers['sec-fetch-site'] === undefined
  if (!isPlain || !publicUrl?.startsWith('https:')) return undefined
  const address = publicUrl + calls.loginPage.path
  return {
    status: 403,
    problem: {
      message:
        /*i18n*/ 'This page was opened over http, where nobody can stay logged in. Open {address} instead.',
      values: { address },
    },
  }
}
