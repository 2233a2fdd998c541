import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { i18nFor } from '../../http/language-of.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { withoutNul } from '../../runtime/without-nul.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { revokeInvitation } from '../account/manage-invitations.service.ts'
import type { Readiness } from '../health/readiness.service.ts'
import { lookAt } from '../moderation/moderation.service.ts'
import { actOnAccount, actOnMeme, answerAppealOf } from './actions.service.ts'
import {
  listAppeals,
  listInvited,
  listLog,
  listMemes,
  listReported,
  listUnreviewed,
  listUsers,
} from './admin-lists.service.ts'
import { createOverview } from './overview.service.ts'
import { createAdministratorGuard } from './require-administrator.ts'

interface AdminOptions {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly checkReadiness: () => Promise<Readiness>
}

const READ_ONLY =
  /*i18n*/ 'While the site is read-only, memes can be neither searched nor looked at, because that is logged.'

/** The calls of `/admin`. */
export const adminRoutes: FastifyPluginAsyncTypebox<AdminOptions> = async (app, deps) => {
  const { config, db, images, checkReadiness } = deps
  // Bodies of other types are refused after the guard, as for a path that does not exist.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('preValidation', createAdministratorGuard(config, db))
  const readOverview = createOverview(config, db, checkReadiness)
  /** @throws AppError `read_only` when no log entry could be written */
  function assertCanLog(): void {
    if (config.readOnly) throw new AppError('read_only', READ_ONLY)
  }

  app.route({
    ...routeOf(calls.adminOverview),
    handler: (request) => readOverview(i18nFor(request)),
  })

  app.route({
    ...routeOf(calls.adminUsers),
    config: { limit: 'admin' },
    handler: ({ query }) => listUsers(db, wantedIn(query)),
  })

  app.route({
    ...routeOf(calls.adminMemes),
    config: { limit: 'admin' },
    handler: (request) => {
      const wanted = wantedIn(request.query)
      if (wanted.search !== '') assertCanLog()
      return listMemes(db, userIdOf(request), wanted)
    },
  })

  app.route({
    ...routeOf(calls.adminReports),
    config: { limit: 'admin' },
    handler: ({ query }) => listReported(db, wantedIn(query).before),
  })

  app.route({
    ...routeOf(calls.adminWaiting),
    config: { limit: 'admin' },
    handler: () => listUnreviewed(db),
  })

  app.route({
    ...routeOf(calls.adminAppeals),
    config: { limit: 'admin' },
    handler: () => listAppeals(db),
  })

  app.route({
    ...routeOf(calls.answerAppeal),
    config: { limit: 'admin' },
    handler: async (request, reply) => {
      await answerAppealOf(db, userIdOf(request), Number(request.params.id), request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.adminLog),
    config: { limit: 'admin' },
    handler: ({ query }) => listLog(db, wantedIn(query).before),
  })

  app.route({
    ...routeOf(calls.adminInvitations),
    config: { limit: 'admin' },
    handler: ({ query }) => listInvited(db, wantedIn(query).before),
  })

  app.route({
    ...routeOf(calls.revokeInvitation),
    config: { limit: 'admin' },
    handler: async (request, reply) => {
      await revokeInvitation(db, userIdOf(request), request.params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.adminPicture),
    config: { limit: 'admin' },
    handler: async (request, reply) => {
      assertCanLog()
      const picture = await lookAt(db, userIdOf(request), request.params.shareId)
      if (picture === undefined)
        throw new AppError('image_not_found', /*i18n*/ 'It is not there any more.')
      const { id, mimeType } = picture
      const sent = { version: id, mimeType, read: () => images.read(id) }
      return await sendPicture(request, reply, sent, { 'cache-control': 'no-store' })
    },
  })

  app.route({
    ...routeOf(calls.actOnAccount),
    config: { limit: 'admin' },
    handler: async (request) => {
      const link = await actOnAccount(
        { ...deps, log: request.log, origin: originOf(config, request) },
        userIdOf(request),
        Number(request.params.id),
        request.body.act,
      )
      return link === undefined ? {} : { link }
    },
  })

  app.route({
    ...routeOf(calls.actOnMeme),
    config: { limit: 'admin' },
    handler: async (request, reply) => {
      await actOnMeme(deps, userIdOf(request), request.params.shareId, request.body)
      return reply.code(204).send()
    },
  })
}

const wantedIn = ({ q = '', before }: { readonly q?: string; readonly before?: string }) => ({
  search: withoutNul(q).trim(),
  before: before === undefined ? undefined : Number(before),
})
