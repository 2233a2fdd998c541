import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SITE_META, SITE_NAME_PLACEHOLDER, type Site } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { WEB_DIST } from './web-assets.ts'

/**
 * Reads a page of the web app, writes into it what this site is called and how it is configured, so
 * that nobody sees another name first, and compresses it once.
 *
 * @param file inside the web build, such as `index.html`
 * @returns sends the page, with the status that the reply has
 */
export function readWebPage(file: string, site: Site) {
  const meta = html`<meta name="${SITE_META}" content="${JSON.stringify(site)}">`
  const page = readFileSync(join(WEB_DIST, file), 'utf8')
    .replaceAll(SITE_NAME_PLACEHOLDER, () => html`${site.siteName}`)
    .replace('</head>', () => `${meta}</head>`)
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page) }

  return ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const accepted = (headers['accept-encoding'] ?? '').split(/[\s,;]/)
    for (const [encoding, body] of Object.entries(bodies)) {
      if (!accepted.includes(encoding)) continue
      return reply.header('content-encoding', encoding).send(body)
    }
    return reply.send(page)
  }
}
