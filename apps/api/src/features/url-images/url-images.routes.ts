/**
 * Pictures by address (design §4): a template and texts in a path. Clients of memegen work here once
 * their host is changed, so routes, answers and errors are those that they rely on.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { EMBEDDABLE } from '../../http/answers/response-headers.ts'
import { apiKeys } from '../../http/sessions/api-keys.ts'
import { type MakePictureDependencies, makePictureRoutes } from './make-picture.routes.ts'
import { pictureListRoutes } from './picture-lists.routes.ts'
import { type PictureDependencies, pictureRoutes } from './pictures.routes.ts'

const OPEN = { ...EMBEDDABLE, 'access-control-allow-origin': '*' }

/** Pictures by address, the lists that their clients read, and the calls that make addresses. */
export const urlImagesRoutes: FastifyPluginAsyncTypebox<
  MakePictureDependencies & PictureDependencies
> = async (app, deps) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(OPEN)
    done()
  })
  // Requests with a key count for it.
  await app.register(apiKeys, deps)
  await app.register(pictureRoutes, deps)
  await app.register(pictureListRoutes, deps)
  await app.register(makePictureRoutes, deps)
}
