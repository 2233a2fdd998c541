import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { routeOf } from '../../http/route-of.ts'
import { fontPath } from '../../render/fonts.ts'
import { AppError } from '../../runtime/app-error.ts'

/** Serves the font files that the server draws with. */
export const fontsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...routeOf(calls.getFont),
    handler: async (request, reply) => {
      const path = fontPath(request.params.id)
      if (path === undefined) throw new AppError('not_found', /*i18n*/ 'There is no such font.')
      return reply
        .headers({
          'content-type': `font/${extname(path).slice(1)}`,
          // The URL contains the catalog's version.
          'cache-control': CACHE_CONTROL.forever,
        })
        .send(await readFile(path))
    },
  })
}
