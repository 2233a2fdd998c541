/**
 * Sends the lists of the public side with their memes already rendered.
 *
 * Problem: search engines read links and pictures in the page's HTML, and a visitor on a slow connection
 * waits for the code, then the list, and then the pictures.
 * Approach: as in the gallery. Which memes a list has is read on each request, as one that its owner takes
 * back is gone at once; the page is rendered again only if they have changed.
 * Limits: searches and the random order are rendered by the browser, as is what the server refuses, and an
 * empty list: anybody can write a tag into an address, and no search engine should keep it.
 */
import {
  calls,
  EXPLORE_PAGE,
  FIRST_PUBLIC_PAGE_ID,
  MAX_EXPLORE_PAGE,
  MAX_TAG_LENGTH,
  PERSON_DOCUMENT,
  type PublicFilter,
  publicFeedPath,
  publicListPath,
  publicMemesQuery,
  type Site,
} from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { UNLISTED } from '../../http/answers/response-headers.ts'
import { languageOf } from '../../http/language-of.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import {
  type FirstPublicPage,
  loadPageRenderer,
  withContent,
} from '../../http/pages/page-renderer.ts'
import { createPageSender, readWebPage } from '../../http/pages/web-page.ts'
import { AppError } from '../../runtime/app-error.ts'
import { listCommonTags } from '../explore/explore.repository.ts'
import { listPublicMemes } from '../explore/explore.service.ts'
import { titleOfList } from '../explore/list-titles.service.ts'

/** Pages that are kept rendered, each some 100 KB. */
const MAX_KEPT = 50

interface PublicPageParts {
  readonly config: Config
  readonly db: Db
  readonly readSite: (language: Language) => Site
}

type SendPage = ReturnType<typeof createPageSender>

interface ListRequest {
  readonly filter: PublicFilter
  readonly page: number
}

/** @returns functions that send a list, or that of a person */
export function createPublicPages({ config, db, readSite }: PublicPageParts) {
  const documents = {
    list: readWebPage(EXPLORE_PAGE),
    person: readWebPage(PERSON_DOCUMENT),
  }
  const empty = {
    list: createPageSender({ config, readSite, page: documents.list }),
    person: createPageSender({ config, readSite, page: documents.person }),
  }
  const kept = new LRUCache<string, { readonly version: string; readonly send: SendPage }>({
    max: MAX_KEPT,
  })

  async function render(
    { filter, page }: ListRequest,
    kind: keyof typeof documents,
    language: Language,
  ) {
    const i18n = i18nOf(language)
    const query = { ...filter, page: String(page) }
    const [memes, tags] = await Promise.all([
      listPublicMemes(db, query, undefined, i18n),
      kind === 'list' ? listCommonTags(db) : [],
    ])
    if (memes.memes.length === 0 && (filter.tag !== undefined || page > 1)) return undefined
    const path = publicListPath(filter, page)
    const address = calls.listPublicMemes.path + publicMemesQuery(filter, page)
    const first: FirstPublicPage = { address, page: memes, tags }
    const site = readSite(language)
    const version = JSON.stringify([site, first])
    const key = `${language} ${path}`
    const before = kept.get(key)
    if (before?.version === version) return before.send
    const { prerenderPublicList } = await loadPageRenderer()
    const { content } = await prerenderPublicList({ site, language, path, first })
    const title = await titleOfList(db, filter, memes.memes, i18n)
    const full = fullTitle(title, page, i18n)
    const description = `${full}. ${i18n.t('Like one, or make your own from it.')}`
    const rendered = { content, title: full, description }
    const document = withContent(documents[kind](site, language), rendered, {
      id: FIRST_PUBLIC_PAGE_ID,
      data: first,
    })
    const send = createPageSender({
      config,
      readSite,
      page: () => document,
      headFor: (origin) => linksOf({ filter, page }, first, origin, { title, full }),
      origin: (request) => originOf(config, request),
    })
    kept.set(key, { version, send })
    return send
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: ListRequest | undefined,
    kind: keyof typeof documents,
  ): Promise<FastifyReply> {
    try {
      const sendRendered = wanted && (await render(wanted, kind, languageOf(request)))
      if (sendRendered !== undefined) return sendRendered(request, reply)
    } catch (error) {
      if (error instanceof AppError && error.code === 'person_not_found') reply.code(404)
      else request.log.warn(error, 'the public side could not be rendered')
    }
    return empty[kind](request, reply.headers(UNLISTED))
  }

  return {
    sendList: (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) =>
      send(request, reply, listIn(request.query), 'list'),
    sendPerson: (
      request: FastifyRequest<{ Params: { handle: string }; Querystring: Query }>,
      reply: FastifyReply,
    ) => {
      const page = pageIn(request.query)
      const { handle } = request.params
      const wanted = page === undefined ? undefined : { filter: { handle }, page }
      return send(request, reply, wanted, 'person')
    },
  }
}

/** A query as Fastify reads it; a repeated parameter is an array. */
type Query = Readonly<Record<string, unknown>>

/** The list that an address asks for; undefined for one that the browser renders. */
function listIn(query: Query): ListRequest | undefined {
  const page = pageIn(query)
  const { sort, tag, template } = query
  const isSearch = query.q !== undefined && query.q !== ''
  if (isSearch || page === undefined) return undefined
  if (sort !== undefined && sort !== 'newest' && sort !== 'popular') return undefined
  if (tag !== undefined) {
    const isTag = typeof tag === 'string' && tag !== '' && tag.length <= MAX_TAG_LENGTH
    return isTag && template === undefined ? { filter: { sort, tag }, page } : undefined
  }
  if (template === undefined) return { filter: { sort }, page }
  const isId = typeof template === 'string' && /^[1-9][0-9]{0,14}$/.test(template)
  return isId ? { filter: { sort, template }, page } : undefined
}

/** From 1; undefined for a page that can't be asked for. */
function pageIn({ page = '1' }: Query): number | undefined {
  const number = typeof page === 'string' && /^[1-9][0-9]{0,2}$/.test(page) ? Number(page) : 0
  return number >= 1 && number <= MAX_EXPLORE_PAGE ? number : undefined
}

const fullTitle = (title: string, page: number, i18n: I18n): string =>
  page === 1 ? title : i18n.t('{title}, page {page}', { title, page })

/** What search engines, feed readers and link previews need to know of a list. */
function linksOf(
  { filter, page }: ListRequest,
  { page: { memes, hasNext } }: FirstPublicPage,
  origin: string,
  { title, full }: { readonly title: string; readonly full: string },
): string {
  const address = origin + publicListPath(filter, page)
  const feed = (format: 'atom' | 'json', type: string) =>
    html`<link rel="alternate" type="${type}" title="${title}" href="${origin + publicFeedPath(filter, format)}">`
  const near = (rel: 'next' | 'prev', other: number) =>
    html`<link rel="${rel}" href="${origin + publicListPath(filter, other)}">`
  const [first] = memes
  return [
    html`<link rel="canonical" href="${address}">`,
    ...(page > 1 ? [near('prev', page - 1)] : []),
    ...(hasNext ? [near('next', page + 1)] : []),
    feed('atom', 'application/atom+xml'),
    feed('json', 'application/feed+json'),
    html`<meta property="og:type" content="website">`,
    html`<meta property="og:title" content="${full}">`,
    html`<meta property="og:url" content="${address}">`,
    ...(first === undefined
      ? ['<meta name="robots" content="noindex">']
      : [html`<meta property="og:image" content="${origin + first.pictureUrl}">`]),
  ].join('')
}
