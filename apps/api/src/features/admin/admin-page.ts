import { ADMIN_PATH } from '@memesmith/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../../database/schema.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { comesFromAdministrator } from './require-administrator.ts'

/** The page of the administration. For everyone else it is the 404 page, as any other path. */
export const adminPage: FastifyPluginAsync<{ readonly db: Db }> = async (app, { db }) => {
  const { sendAppPage } = app
  if (sendAppPage === undefined) return

  app.get(ADMIN_PATH, async (request, reply) => {
    if (await comesFromAdministrator(db, request)) return sendAppPage(request, reply)
    reply.callNotFound()
    return reply
  })

  app.get(`${ADMIN_PATH}/`, async (request, reply) => {
    if (await comesFromAdministrator(db, request)) return redirectTrailingSlash(request, reply)
    reply.callNotFound()
    return reply
  })
}
