import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  OPEN_SIGN_UP_LINE,
  SITE_META,
  SITE_NAME_PLACEHOLDER,
  type Site,
  SUPPORT_PAGES,
  WATERMARK_PLACEHOLDER,
} from '@memesmith/contract'
import { directionOf, type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import { type CompressedBody, sendCompressed } from '../answers/send-compressed.ts'
import { LANGUAGE_HEADERS, languageOf } from '../language-of.ts'
import { announceOn } from './announcement.ts'
import { findWebAssets, WEB_DIST } from './web-assets.ts'

/** A page is cached per language and host, and clients can send any host. */
const MAX_KEPT = 32
/** Brotli's default quality takes 50 ms per page, this one 2. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** If not everyone may sign up, no link leads to the form; the app needs no code for that. */
const HIDE_SIGN_UP = '<style>[href$="#signup"]{display:none}</style>'

/** Pages that an operator may have elsewhere. */
export const OWN_PAGES = ['helpUrl', 'privacyUrl', 'termsUrl'] as const

/** Makes the HTML of a page for the current configuration, which may change. */
export type WebPage = (site: Site, language: Language) => string

/**
 * Reads a page of the web app. The result inserts the site name and the configuration, so that users
 * never see the default name.
 *
 * @param file name in the web build, such as `index.html`
 */
export function readWebPage(file: string): WebPage {
  const page = readFileSync(join(WEB_DIST, file), 'utf8')
  return (site, language) => {
    const meta = html`<meta name="${SITE_META}" content="${JSON.stringify(site)}">`
    const style = site.signUpLine === undefined ? '' : HIDE_SIGN_UP
    return inLanguage(withOwnPages(page, site), language)
      .replaceAll(SITE_NAME_PLACEHOLDER, () => html`${site.siteName}`)
      .replace(OPEN_SIGN_UP_LINE, (line) => html`${site.signUpLine ?? line}`)
      .replaceAll(WATERMARK_PLACEHOLDER, () => html`${site.watermarkText}`)
      .replace('</head>', () => `${meta}${style}</head>`)
  }
}

/** What the browser needs to say the page in another language. English is in the app's code. */
const LANGUAGE_CODE = 'src/lib/languages/change-language-of-page.ts'
const catalogOf = (language: Language, file: 'templates' | 'web') =>
  `../../packages/languages/catalogs/${language}/${file}.po?messages`

/** Says in which language the page is, and starts loading that. */
function inLanguage(page: string, language: Language): string {
  if (language === SOURCE_LANGUAGE) return page
  const assets = findWebAssets(undefined)
  const preloads = [
    LANGUAGE_CODE,
    catalogOf(language, 'web'),
    catalogOf(language, 'templates'),
  ].map((source) => html`<link rel="modulepreload" href="${assets.url(source)}" />`)
  return page
    .replace('<html lang="en">', html`<html lang="${language}" dir="${directionOf(language)}">`)
    .replace('</head>', () => `${preloads.join('')}</head>`)
}

/** Puts the operator's own pages into the footer of a prerendered page. */
const withOwnPages = (page: string, site: Site): string =>
  OWN_PAGES.reduce((result, name) => {
    const url = site[name]
    if (url === undefined) return result
    return result.replaceAll(`href="${SUPPORT_PAGES[name]}"`, () => html`href="${url}"`)
  }, page)

interface SentPage {
  readonly config: Pick<Config, 'announcement' | 'readOnly'>
  readonly readSite: (language: Language) => Site
  readonly page: WebPage
  /** Returns extra HTML for the head, given an origin. */
  readonly headFor?: (origin: string, site: Site, language: Language) => string
  /** Returns a request's origin; without it the page is the same for all requests. */
  readonly origin?: (request: FastifyRequest) => string
}

/**
 * Sends a page with the reply's status. It is compressed once for each configuration and language, and, if
 * its head depends on the request's host, once for each of the latest hosts.
 */
export function createPageSender({
  config,
  readSite,
  page,
  headFor = () => '',
  origin = () => '',
}: SentPage) {
  const kept = new LRUCache<string, CompressedBody>({ max: MAX_KEPT })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const from = origin(request)
    const language = languageOf(request)
    const site = readSite(language)
    const key = `${language} ${from} ${JSON.stringify(site)}`
    const bodies =
      kept.get(key) ??
      compress(
        announceOn(
          page(site, language).replace('</head>', () => `${headFor(from, site, language)}</head>`),
          config,
          i18nOf(language),
        ),
      )
    kept.set(key, bodies)
    reply.type('text/html; charset=utf-8')
    reply.header('cache-control', 'no-cache')
    return sendCompressed(request, reply, bodies, LANGUAGE_HEADERS)
  }
}

const compress = (page: string): CompressedBody => ({
  plain: page,
  br: brotliCompressSync(page, QUICK),
  gzip: gzipSync(page),
})
