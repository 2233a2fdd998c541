import { ADMIN_PATH } from '@memesmith/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { comesFromHere } from '../../http/guards/cross-site.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { comesFromAdministrator } from './require-administrator.ts'

/** The page of the administration. To everyone else it is the 404 page. */
export const adminPage: FastifyPluginAsync<{ readonly config: Config; readonly db: Db }> = async (
  app,
  { config: { publicUrl }, db },
) => {
  const { sendAppPage } = app
  if (sendAppPage === undefined) return

  app.get(ADMIN_PATH, async (request, reply) => {
    if (!(await comesFromAdministrator(db, request))) {
      reply.callNotFound()
      return reply
    }
    // Each search goes into the audit log, so a link on another site must not start one.
    const address = new URL(request.url, 'http://this.site')
    if (address.searchParams.has('q') && !comesFromHere(request, publicUrl)) {
      address.searchParams.delete('q')
      return reply.redirect(ADMIN_PATH + address.search)
    }
    return sendAppPage(request, reply)
  })

  app.get(`${ADMIN_PATH}/`, async (request, reply) => {
    if (await comesFromAdministrator(db, request)) return redirectTrailingSlash(request, reply)
    reply.callNotFound()
    return reply
  })
}
