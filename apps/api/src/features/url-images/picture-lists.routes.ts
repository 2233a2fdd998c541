import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { prefersPage } from '../../http/requests/prefers-page.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import { findTemplateOfSlug } from '../templates/catalog/templates.repository.ts'
import { CAPTION_FONTS, captionFontOf } from './caption-fonts.ts'
import { describeTemplate, describeTemplates } from './template-answers.ts'

interface ListDependencies {
  readonly config: Config
  readonly db: Db
}

const LIMIT = { limit: 'picture' } as const
const LISTED = { ...LIMIT, lane: 'list' } as const

/** What pictures can be made of: templates and fonts. */
export const pictureListRoutes: FastifyPluginAsyncTypebox<ListDependencies> = async (
  app,
  { config, db },
) => {
  const originFor = (request: FastifyRequest) => originOf(config, request)

  app.route({
    ...routeOf(calls.listPictures),
    config: LISTED,
    handler: async (request, reply) => {
      reply.header('vary', 'accept')
      if (prefersPage(request)) {
        return app.sendAppPage(request, reply)
      }
      const templates = await describeTemplates(db, originFor(request), request.query)
      return reply
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify(
            templates.map(({ example, _self }) => ({ url: example.url, template: _self })),
          ),
        )
    },
  })

  const describeFont = (
    { id, alias, filename }: (typeof CAPTION_FONTS)[number],
    origin: string,
  ) => ({
    id,
    alias,
    filename,
    _self: `${origin}${calls.listPictureFonts.path}/${id}`,
  })

  // Some clients add a slash to these paths, and do not follow redirects.
  for (const end of ['', '/']) {
    const templates = routeOf(calls.listPictureTemplates)
    app.route({
      ...templates,
      url: templates.url + end,
      config: LISTED,
      handler: (request) => describeTemplates(db, originFor(request), request.query),
    })
    const fonts = routeOf(calls.listPictureFonts)
    app.route({
      ...fonts,
      url: fonts.url + end,
      config: LIMIT,
      handler: async (request) =>
        CAPTION_FONTS.map((font) => describeFont(font, originFor(request))),
    })
  }
  app.route({
    ...routeOf(calls.getPictureTemplate),
    config: LIMIT,
    handler: async (request) => {
      const template = await findTemplateOfSlug(db, request.params.slug)
      if (template === undefined) throw new AppError('template_not_found')
      return await describeTemplate(db, template, originFor(request))
    },
  })

  app.route({
    ...routeOf(calls.getPictureFont),
    config: LIMIT,
    handler: async (request) => {
      const font = captionFontOf(request.params.id)
      if (font === undefined) throw new AppError('not_found', /*i18n*/ 'There is no such font.')
      return describeFont(font, originFor(request))
    },
  })
  app.get(`${calls.listPictures.path}/`, redirectTrailingSlash)
}
