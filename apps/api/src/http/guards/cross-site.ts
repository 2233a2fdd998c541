import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../runtime/app-error.ts'
import { hasApiKey } from '../sessions/has-api-key.ts'

interface CrossSiteOptions {
  readonly config: Config
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether requests to the route change state, and so are protected. By default, all but reads do.
     */
    changesState?: boolean
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request may change something. */
export const changesSomething = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.changesState ?? !READING.has(method)

/**
 * Rejects requests that another site triggers in the user's browser. Browsers send a request's origin,
 * and pages can't change it; a client that sends none is not a browser, and has no user's cookie.
 */
export const crossSite = fp(async (app: FastifyInstance, { config }: CrossSiteOptions) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      changesSomething(request) && !hasApiKey(request) && !comesFromHere(request, config.publicUrl)
    done(isRefused ? new AppError('cross_site') : undefined)
  })
})

/** Whether, as far as browsers tell, no other site triggered the request. */
export function comesFromHere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  // `none` means that the user typed the address or opened a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Browsers omit the header over plain http.
  if (origin === undefined) return true
  // A proxy may terminate TLS, so without PUBLIC_URL only the host is compared.
  return origin === publicUrl || URL.parse(origin)?.host === request.host
}
