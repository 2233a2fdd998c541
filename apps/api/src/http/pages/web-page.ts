import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  SITE_META,
  SITE_NAME_PLACEHOLDER,
  type Site,
  WATERMARK_PLACEHOLDER,
} from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { LRUCache } from 'lru-cache'
import { WEB_DIST } from './web-assets.ts'

/** A page is made for each host that it is asked for by; anybody may make hosts up. */
const MAX_KEPT = 8
/** Brotli's own default takes 50 ms for a page, this one 2. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Reads a page of the web app and writes into it what this site is called and how it is configured,
 * so that nobody sees another name first.
 *
 * @param file inside the web build, such as `index.html`
 * @returns the page's HTML
 */
export function readWebPage(file: string, site: Site): string {
  const meta = html`<meta name="${SITE_META}" content="${JSON.stringify(site)}">`
  return readFileSync(join(WEB_DIST, file), 'utf8')
    .replaceAll(SITE_NAME_PLACEHOLDER, () => html`${site.siteName}`)
    .replaceAll(WATERMARK_PLACEHOLDER, () => html`${site.watermarkText}`)
    .replace('</head>', () => `${meta}</head>`)
}

/**
 * Sends a page, with the status that the reply has. It is compressed once, or, where its head
 * depends on the host that it is asked for by, once for each of the latest hosts.
 *
 * @param headFor further HTML for the head, for a scheme and host
 * @param origin of a request; without it the page is the same for all
 */
export function createPageSender(
  page: string,
  headFor: (origin: string) => string = () => '',
  origin: (request: FastifyRequest) => string = () => '',
) {
  const kept = new LRUCache<string, ReturnType<typeof compress>>({ max: MAX_KEPT })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const key = origin(request)
    const bodies =
      kept.get(key) ?? compress(page.replace('</head>', () => `${headFor(key)}</head>`))
    kept.set(key, bodies)
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]/)
    for (const encoding of ['br', 'gzip'] as const) {
      if (!accepted.includes(encoding)) continue
      return reply.header('content-encoding', encoding).send(bodies[encoding])
    }
    return reply.send(bodies.plain)
  }
}

const compress = (page: string) => ({
  plain: page,
  br: brotliCompressSync(page, QUICK),
  gzip: gzipSync(page),
})
