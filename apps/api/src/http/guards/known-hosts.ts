/**
 * Refuses requests for hosts that can't be this one.
 *
 * Problem: any web page can point its own host name at 127.0.0.1 (DNS rebinding). To the browser, this
 * server then belongs to that page's site, which can sign up here as the first administrator.
 * Approach: a server on loopback without PUBLIC_URL is for people at this machine. They use `localhost`
 * or an IP address, which nobody else can point anywhere.
 * Limits: checks the header that browsers send, not `X-Forwarded-Host`, which a page can set.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../config/is-loopback.ts'
import { AppError } from '../../runtime/app-error.ts'

/** @throws AppError `unknown_host` in every request for another host */
export const knownHosts = fp(
  async (app: FastifyInstance, { config }: { readonly config: Config }) => {
    if (config.publicUrl !== undefined || !isLoopback(config.host)) return
    app.addHook('onRequest', (request, _reply, done) => {
      const { host } = request.headers
      // Browsers always send one.
      const isKnown = host === undefined || isSafeHost(host)
      done(isKnown ? undefined : new AppError('unknown_host'))
    })
  },
)

/** @param host with a port or without */
function isSafeHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  return name !== undefined && (name === 'localhost' || isIP(name) !== 0)
}
