import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, sharedPicturePath } from '@memesmith/contract'
import { i18nFor, LANGUAGE_HEADERS } from '../../http/language-of.ts'
import { routeOf } from '../../http/route-of.ts'
import type { SiteSources } from './describe-site.ts'
import { describeSite } from './describe-site.ts'
import { webManifest } from './web-manifest.ts'

/** The public configuration, and what the installed app needs. */
export const siteRoutes: FastifyPluginAsyncTypebox<SiteSources> = async (app, deps) => {
  app.route({
    ...routeOf(calls.getSite),
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: LANGUAGE_HEADERS })
      return describeSite(deps, i18nFor(request))
    },
  })

  app.route({
    ...routeOf(calls.webManifest),
    handler: async (request, reply) =>
      reply
        .type(calls.webManifest.answer[200].contentType)
        .header('cache-control', 'no-cache')
        .header('vary', LANGUAGE_HEADERS)
        .send(JSON.stringify(webManifest(deps.config, i18nFor(request)))),
  })

  // The service worker answers this request. Where it is missing, the picture is lost: a page can't
  // be given a file.
  await app.register(async (shared) => {
    shared.removeAllContentTypeParsers()
    shared.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    shared.route({
      ...routeOf(calls.sharePicture),
      config: { changesState: false },
      handler: async (_request, reply) => reply.redirect(sharedPicturePath('lost'), 303),
    })
  })
}
