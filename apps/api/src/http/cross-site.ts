import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'
import { AppError } from '../runtime/app-error.ts'

interface CrossSiteOptions {
  readonly config: Config
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that changes something: as guarded as a POST. */
    changesState?: boolean
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a person's browser send. Browsers say where a request comes from
 * and pages can't change that; a client that says nothing is no browser, and has no one's cookie.
 */
export const crossSite = fp(async (app: FastifyInstance, { config }: CrossSiteOptions) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const changes = !READING.has(request.method) || request.routeOptions.config.changesState
    const isRefused = changes && !comesFromHere(request, config.publicUrl)
    done(isRefused ? new AppError('cross_site') : undefined)
  })
})

function comesFromHere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  // `none` is a person's own doing: an address typed or a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Browsers leave it out over plain http.
  if (origin === undefined) return true
  // A proxy may have taken the https off, so without PUBLIC_URL only the host counts.
  return origin === publicUrl || URL.parse(origin)?.host === request.host
}
