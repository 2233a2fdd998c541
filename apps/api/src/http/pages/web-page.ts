import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  OPEN_SIGN_UP_LINE,
  SITE_META,
  SITE_NAME_PLACEHOLDER,
  type Site,
  WATERMARK_PLACEHOLDER,
} from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import { type CompressedBody, sendCompressed } from '../send-compressed.ts'
import { announcementOf, announceOn } from './announcement.ts'
import { WEB_DIST } from './web-assets.ts'

/** A page is cached per host, and clients can send any host. */
const MAX_KEPT = 8
/** Brotli's default quality takes 50 ms per page, this one 2. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Where not everyone may sign up, no link leads to the form; the app needs no code for that. */
const HIDE_SIGN_UP = '<style>[href$="#signup"]{display:none}</style>'

/**
 * Reads a page of the web app and inserts the site name and the configuration, so that users never
 * see the default name.
 *
 * @param file name in the web build, such as `index.html`
 * @returns the page's HTML
 */
export function readWebPage(file: string, site: Site): string {
  const meta = html`<meta name="${SITE_META}" content="${JSON.stringify(site)}">`
  const style = site.signUpLine === undefined ? '' : HIDE_SIGN_UP
  return readFileSync(join(WEB_DIST, file), 'utf8')
    .replaceAll(SITE_NAME_PLACEHOLDER, () => html`${site.siteName}`)
    .replace(OPEN_SIGN_UP_LINE, (line) => html`${site.signUpLine ?? line}`)
    .replaceAll(WATERMARK_PLACEHOLDER, () => html`${site.watermarkText}`)
    .replace('</head>', () => `${meta}${style}</head>`)
}

/**
 * Sends a page with the reply's status. It is compressed once, or, if its head depends on the
 * request's host, once for each of the latest hosts.
 *
 * @param headFor returns extra HTML for the head, given an origin
 * @param origin returns a request's origin; without it the page is the same for all requests
 */
export function createPageSender(
  config: Pick<Config, 'announcement' | 'readOnly'>,
  page: string,
  headFor: (origin: string) => string = () => '',
  origin: (request: FastifyRequest) => string = () => '',
) {
  const kept = new LRUCache<string, CompressedBody>({ max: MAX_KEPT })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const from = origin(request)
    const key = `${from} ${announcementOf(config)}`
    const bodies =
      kept.get(key) ??
      compress(
        announceOn(
          page.replace('</head>', () => `${headFor(from)}</head>`),
          config,
        ),
      )
    kept.set(key, bodies)
    reply.type('text/html; charset=utf-8')
    reply.header('cache-control', 'no-cache')
    return sendCompressed(request, reply, bodies)
  }
}

const compress = (page: string): CompressedBody => ({
  plain: page,
  br: brotliCompressSync(page, QUICK),
  gzip: gzipSync(page),
})
