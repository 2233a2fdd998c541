/**
 * Security headers of every response: scripts from this origin only, no framing, and no access to
 * device features.
 *
 * Inline scripts of the built pages are allowed by their hash, and no others. Inline styles are
 * allowed, because menus and dialogs lock scrolling with a style element.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { WEB_DIST } from '../pages/web-assets.ts'

interface HeaderOptions {
  readonly config: Config
}

// Two years. Without `includeSubDomains`, because other hosts of the domain may not support https.
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

/** Only public memes may be indexed by search engines. */
export const UNLISTED = { 'x-robots-tag': 'noindex' }

/** For users' pictures: no scripts run in them, whatever type a browser sniffs. */
export const PICTURE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
}

/** For a video, instead of `PICTURE_HEADERS`: Chromium's player page loads it again, from this origin. */
export const VIDEO_HEADERS = {
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** For a picture that other sites may embed, such as a link preview. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }

/** Sets the security headers and the request id on every response. */
export const responseHeaders = fp(async (app: FastifyInstance, { config }: HeaderOptions) => {
  const headers = {
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(), config.s3?.publicUrl),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FORBIDDEN_PARTS.map((part) => `${part}=()`).join(', '),
    // Not `no-referrer`, because forms of this site must send their Origin.
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

/** @param pictures where else pictures come from, besides this origin */
const contentSecurityPolicy = (scriptHashes: readonly string[], pictures?: string): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...(pictures ? [new URL(pictures).origin] : [])].join(' '),
    // A video that the user chose is read in the browser.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The hashes of the scripts in the built pages; empty before the first build. */
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
