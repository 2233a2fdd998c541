import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  API_ROOT,
  calls,
  DASHBOARD_PAGE,
  PAGES,
  PERSON_PAGE,
  SHELL_PATH,
  SUPPORT_PAGES,
} from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { html } from 'ghtml'
import type { Db } from '../../database/schema.ts'
import { apiNotFound } from '../../http/answers/api-not-found.ts'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { EMBEDDABLE } from '../../http/answers/response-headers.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { createLinkPreview } from '../../http/pages/link-preview.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { HASHED_FOLDER, WEB_DIST, type WebAssets } from '../../http/pages/web-assets.ts'
import {
  createPageSender,
  OWN_PAGES,
  readWebPage,
  type WebPage,
} from '../../http/pages/web-page.ts'
import { withoutQuery } from '../../http/request-logs.ts'
import { routeOf } from '../../http/route-of.ts'
import { cookiePolicy, SESSION_COOKIE } from '../../http/sessions/cookie-policy.ts'
import type { PictureConverter } from '../../render/picture-converter.ts'
import type { Renderer } from '../../render/renderer.ts'
import type { TemplatePages } from '../templates/catalog/template-pages.service.ts'
import { fullAddressOf } from '../url-images/short-address.service.ts'
import type { SiteSources } from './describe-site.ts'
import { describeSite } from './describe-site.ts'
import { sendDevPages } from './dev-pages.ts'
import { createGallerySender } from './gallery-page.ts'
import { isKeptPath, typeOfKept } from './keep-web-files.ts'
import { createLandingSender } from './landing-page.ts'
import { createPublicPages } from './public-pages.ts'
import { findWebFile } from './web-files.repository.ts'

interface PublicListRoute {
  Querystring: Readonly<Record<string, unknown>>
}

interface PersonRoute extends PublicListRoute {
  Params: { handle: string }
}

interface WebAppOptions extends SiteSources {
  readonly db: Db
  readonly renderer: Renderer
  readonly converter: PictureConverter
  readonly webAssets: WebAssets
  readonly pages: TemplatePages
  /** Whether all templates have been drawn. */
  readonly seeding: { readonly state: 'drawing' | 'failed' | 'done' }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the page of the web app. */
    sendAppPage: (
      request: FastifyRequest,
      reply: FastifyReply,
    ) => FastifyReply | Promise<FastifyReply>
  }
}

/** The page of the app, which chats and people without scripts know by its title. */
function notFoundPage(): WebPage {
  const page = readWebPage('index.html')
  return (site, language) => {
    const title = `${i18nOf(language).t('404 Page Not Found')} · ${site.siteName}`
    return page(site, language).replace(/<title>[^<]*/, () => html`<title>${title}`)
  }
}

/** Serves the built web app: its pages, its files, and its 404 page for all other paths. */
export const webApp = fp(async (app: FastifyInstance, deps: WebAppOptions) => {
  const { config } = deps
  if (config.webDevServer !== undefined) return sendDevPages(app, config.webDevServer)
  const readSite = (language: Language) => describeSite(deps, i18nOf(language))
  const appPage = (file: string) => createPageSender({ config, readSite, page: readWebPage(file) })
  const keepsFiles = deps.config.databaseUrl !== undefined
  const sendLanding = createLandingSender({ config, readSite })
  const sendPage = appPage('index.html')
  const sendNotFound = createPageSender({ config, readSite, page: notFoundPage() })
  app.decorate('sendAppPage', sendPage)
  const linkPreview = createLinkPreview(deps)

  await app.register(fastifyStatic, {
    root: WEB_DIST,
    index: false,
    // One route for each file; other paths get the 404 page below.
    wildcard: false,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(WEB_DIST, HASHED_FOLDER))
      reply.header('cache-control', isHashed ? CACHE_CONTROL.forever : 'no-cache')
    },
  })

  const galleryPage = createGallerySender({ ...deps, readSite })
  // `url-images` serves this page itself, beside its JSON.
  const { home, gallery, dashboard, explore, pictures: _pictures, ...others } = PAGES
  app.get(home, async (request, reply) => sendLanding(request, reply))
  app.route({
    ...routeOf(calls.linkPreview),
    handler: async (request, reply) =>
      sendPicture(request, reply, await linkPreview(), {
        ...EMBEDDABLE,
        'cache-control': 'public, max-age=3600',
      }),
  })
  app.get(gallery, async (request, reply) => {
    if (request.url === SHELL_PATH) return sendPage(request, reply)
    // While templates are being drawn, or for a search, the page shows that it loads.
    const isLoading = deps.seeding.state === 'drawing' || request.url.includes('?')
    try {
      return await (isLoading ? galleryPage.sendLoading : galleryPage.send)(request, reply)
    } catch (error) {
      request.log.warn(error, 'the gallery could not be rendered')
      return sendPage(request, reply)
    }
  })
  app.get(`${gallery}/`, redirectTrailingSlash)
  const sendDashboard = appPage(DASHBOARD_PAGE)
  const sessionCookie = `${cookiePolicy(deps.config).nameOf(SESSION_COOKIE)}=`
  app.get(dashboard, async (request, reply) => {
    // The page preloads the newest memes, which are no use for a search, or without a signed-in user.
    const hasSession = request.headers.cookie?.includes(sessionCookie) ?? false
    const showsNewest = hasSession && !request.url.includes('?')
    return (showsNewest ? sendDashboard : sendPage)(request, reply)
  })
  app.get(`${dashboard}/`, redirectTrailingSlash)
  if (config.publicGallery !== 'off') {
    const { sendList, sendPerson } = createPublicPages({ ...deps, readSite })
    // Each may be rendered anew.
    const limited = { config: { limit: 'browse' } } as const
    app.get<PublicListRoute>(explore, limited, async (request, reply) => sendList(request, reply))
    app.get<PersonRoute>(PERSON_PAGE, limited, async (request, reply) => sendPerson(request, reply))
    for (const path of [explore, PERSON_PAGE]) app.get(`${path}/`, redirectTrailingSlash)
  }
  for (const path of Object.values(others)) {
    const own = OWN_PAGES.find((name) => SUPPORT_PAGES[name] === path)
    app.get(path, async (request, reply) => {
      const address = own && config.pageUrls[own]
      return address === undefined ? sendPage(request, reply) : reply.redirect(address)
    })
    app.get(`${path}/`, redirectTrailingSlash)
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = withoutQuery(request.url)
    if (path === API_ROOT || path.startsWith(`${API_ROOT}/`)) {
      throw apiNotFound(request)
    }
    const file = keepsFiles && isKeptPath(path) ? await findWebFile(deps.db, path) : undefined
    if (file !== undefined) {
      return reply.header('cache-control', CACHE_CONTROL.forever).type(typeOfKept(path)).send(file)
    }
    const picture = await fullAddressOf(deps.db, path)
    if (picture !== undefined) return reply.redirect(picture + request.url.slice(path.length), 302)
    return sendNotFound(request, reply.code(404))
  })
})
