/**
 * Refuses requests for hosts that can't be this one.
 *
 * Problem: any web page can point its own host name at 127.0.0.1 (DNS rebinding). To the browser, this
 * server then belongs to that page's site, which can sign up here as the first administrator.
 * The same reaches a server of a local network, and a container whose port is published on loopback, which
 * can't know that.
 * Approach: a server without PUBLIC_URL is for people at this machine or in its network. They use
 * `localhost` or an IP address, which nobody else can point anywhere. Where it listens to the network, they
 * may also use a name that the public DNS does not have.
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
    if (config.publicUrl !== undefined) return
    const isOfNetwork = !isLoopback(config.host)
    app.addHook('onRequest', (request, _reply, done) => {
      const { host } = request.headers
      // Browsers always send one.
      const name = host === undefined ? 'localhost' : hostNameOf(host)
      const isKnown = isOwnAddress(name) || (isOfNetwork && LOCAL_NAME.test(name))
      done(isKnown ? undefined : new AppError('unknown_host'))
    })
  },
)

/** @param host with a port or without */
const hostNameOf = (host: string): string =>
  URL.parse(`http://${host}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''

const isOwnAddress = (name: string): boolean => name === 'localhost' || isIP(name) !== 0

/** One label, or a domain that is kept for local networks: RFC 6762, RFC 8375, and ICANN's `internal`. */
const LOCAL_NAME = /^[a-z\d_-]+(\.local|(\.[a-z\d_-]+)*\.(home\.arpa|internal))?$/
