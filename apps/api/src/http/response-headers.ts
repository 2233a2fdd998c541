/**
 * What every answer tells the browser: which address it may run scripts from (only this one), that
 * it may not be framed, and which of the machine's parts it may use (none).
 *
 * Scripts that a built page holds inline are allowed by their hash, so nothing else inline runs.
 * Styles may be inline: the menus and dialogs lock scrolling with a style element.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'
import { WEB_DIST } from './pages/web-assets.ts'

interface HeaderOptions {
  readonly config: Config
}

// Two years. Other hosts of the same domain are none of this site's business.
const HSTS = 'max-age=63072000'

const FORBIDDEN_PARTS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** For pictures that people made: whatever a browser takes them for, nothing in them runs. */
export const PICTURE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
}

/** For a picture that may stand in any page, such as that of a link's preview. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }

/** Sets the headers, and the request's id, on every answer. */
export const responseHeaders = fp(async (app: FastifyInstance, { config }: HeaderOptions) => {
  const headers = {
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes()),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FORBIDDEN_PARTS.map((part) => `${part}=()`).join(', '),
    // Forms of this site must keep their Origin, so not `no-referrer`.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  const isAlwaysHttps = config.publicUrl?.startsWith('https:') ?? false

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (isAlwaysHttps || request.protocol === 'https') {
      reply.header('strict-transport-security', HSTS)
    }
    done()
  })
})

const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The hashes of the scripts in the built pages; none before the first build. */
function inlineScriptHashes(): string[] {
  const pages = globSync('**/*.html', { cwd: WEB_DIST })
  const scripts = pages.flatMap((page) => inlineScripts(readFileSync(join(WEB_DIST, page), 'utf8')))
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function inlineScripts(page: string): string[] {
  const [, ...elements] = page.split('<script')
  return elements.flatMap((element) => {
    const start = element.indexOf('>')
    const hasAddress = /\ssrc=/.test(element.slice(0, start))
    return hasAddress ? [] : [element.slice(start + 1, element.indexOf('</script>'))]
  })
}
