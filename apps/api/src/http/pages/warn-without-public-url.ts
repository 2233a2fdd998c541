import type { onRequestHookHandler } from 'fastify'
import type { Config } from '../../config/config.ts'
import { originOf } from './origin-of.ts'

/** Headers that proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/**
 * For pages that tell others their own address: logs one line for the first request that reaches a server
 * without PUBLIC_URL through a proxy. The address of such a request is often not the one that people open.
 */
export function warnWithoutPublicUrl(config: Pick<Config, 'publicUrl'>): onRequestHookHandler {
  let isSaid = false
  return (request, _reply, done) => {
    const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined)
    if (config.publicUrl === undefined && !isSaid && isProxied) {
      isSaid = true
      request.log.warn(
        `Requests come through a proxy, and PUBLIC_URL is not set: link previews name ${originOf(config, request)}, where chats may find nothing. Set PUBLIC_URL to the address that people open.`,
      )
    }
    done()
  }
}
