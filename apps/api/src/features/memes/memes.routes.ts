import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  calls,
  MEMES_PER_PAGE,
  type Meme,
  type MemesQuery,
  queryOf,
  SAVE_KEY_HEADER,
} from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { sendResult, signalOf } from '../../http/answers/progress-stream.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { placeOf } from '../../http/guards/admit-requests.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { removeMeme, removeMemes, restoreMemes } from './bin/delete-memes.service.ts'
import { makeRoom } from './bin/purge-deleted.service.ts'
import { tagMemes, updateMeme } from './change/change-memes.service.ts'
import { listTags } from './change/tags.repository.ts'
import { getMeme } from './get-meme.service.ts'
import { listMemes } from './list/list-memes.service.ts'
import type { MemeSelection } from './list/search/ordered-memes.repository.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import { createMeme, replaceMeme, type SaveJob } from './save/save-meme.service.ts'
import { findThumbnail } from './thumbnail.ts'

interface MemesOptions extends MemeDependencies {
  readonly networks: NetworkLimits
}

const NOT_STORED = { 'cache-control': 'no-store' }

/** The user's memes: list, save, change, delete and thumbnails. */
export const memesRoutes: FastifyPluginAsyncTypebox<MemesOptions> = async (app, deps) => {
  app.addHook('preParsing', requireUser)

  /** Saves, or follows the save. */
  async function runSave(
    request: FastifyRequest,
    reply: FastifyReply,
    save: (saver: MemeDependencies, userId: number, job: SaveJob) => Promise<Meme>,
  ): Promise<Meme | FastifyReply> {
    const userId = userIdOf(request)
    await makeRoom(deps, userId)
    const saver = { ...deps, images: deps.networks.imagesFor(request) }
    const signal = signalOf(reply)
    const place = placeOf(request)
    const run = (onProgress?: (share: number) => void) =>
      save(saver, userId, { signal, onProgress, place })
    return await sendResult(request, reply, signal, run)
  }

  app.route({
    ...routeOf(calls.listMemes),
    config: { limit: 'list', lane: 'list' },
    handler: async (request, reply) => {
      const limit = Number(request.query.limit ?? MEMES_PER_PAGE)
      const before = request.query.before === undefined ? undefined : Number(request.query.before)
      const { place, ...filters } = request.query
      const range = { limit, before, place }
      const selection = selectionOf(filters)
      const { memes, next } = await listMemes(deps.db, userIdOf(request), selection, range)
      reply.headers(NOT_STORED)
      if (next !== undefined) {
        const at = { limit, before: next.id, place: next.place ?? undefined }
        const address = calls.listMemes.path + queryOf({ ...filters, ...at })
        reply.header('link', `<${address}>; rel="next"`)
      }
      return [...memes]
    },
  })

  app.route({
    ...routeOf(calls.getMeme),
    config: { limit: 'list', lane: 'list' },
    handler: async (request, reply) => {
      reply.headers(NOT_STORED)
      return await getMeme(deps.db, userIdOf(request), Number(request.params.id))
    },
  })

  app.route({
    ...routeOf(calls.createMeme),
    config: { limit: 'save', lane: 'save' },
    handler: async (request, reply) => {
      reply.code(201)
      const saveKey = request.headers[SAVE_KEY_HEADER]
      return await runSave(request, reply, (saver, userId, job) =>
        createMeme(saver, userId, request.body, { ...job, saveKey }),
      )
    },
  })

  app.route({
    ...routeOf(calls.replaceMeme),
    config: { limit: 'save', lane: 'save' },
    handler: async (request, reply) => {
      const { params, body, headers } = request
      const saveKey = headers[SAVE_KEY_HEADER]
      return await runSave(request, reply, (saver, userId, job) =>
        replaceMeme(saver, userId, Number(params.id), body, { ...job, saveKey }),
      )
    },
  })

  app.route({
    ...routeOf(calls.updateMeme),
    config: { limit: 'save' },
    handler: async (request) =>
      await updateMeme(deps, userIdOf(request), Number(request.params.id), request.body),
  })

  app.route({
    ...routeOf(calls.getThumbnail),
    config: { limit: 'thumbnail' },
    handler: async (request, reply) => {
      const memeId = Number(request.params.id)
      const thumbnail = await findThumbnail(deps, userIdOf(request), memeId)
      const headers = { 'cache-control': CACHE_CONTROL.own, vary: 'cookie' }
      return await sendPicture(request, reply, thumbnail, headers)
    },
  })

  app.route({
    ...routeOf(calls.deleteMeme),
    config: { limit: 'remove' },
    handler: async (request, reply) => {
      await removeMeme(deps.db, userIdOf(request), Number(request.params.id))
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.deleteMemes),
    config: { limit: 'remove', lane: 'change' },
    handler: async (request, reply) => {
      await removeMemes(deps.db, userIdOf(request), request.body.ids)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.restoreMemes),
    config: { limit: 'remove', lane: 'change' },
    handler: async (request) => ({
      ids: await restoreMemes(deps, userIdOf(request), request.body.ids),
    }),
  })

  app.route({
    ...routeOf(calls.tagMemes),
    config: { limit: 'save', lane: 'change' },
    handler: async (request) => await tagMemes(deps, userIdOf(request), request.body),
  })

  app.route({
    ...routeOf(calls.listTags),
    config: { limit: 'list', lane: 'list' },
    handler: async (request, reply) => {
      reply.headers(NOT_STORED)
      return await listTags(deps.db, userIdOf(request))
    },
  })
}

/** A query of only spaces counts as none. */
function selectionOf({ q = '', tag, favorite, kind, sort }: MemesQuery): MemeSelection {
  const query = q.trim() === '' ? undefined : q
  const usual = query === undefined ? 'newest' : 'best'
  const order = sort === 'best' || sort === undefined ? usual : sort
  const isFavorite = favorite === undefined ? undefined : favorite === 'true'
  return { query, tag: tag === '' ? undefined : tag, isFavorite, kind, order }
}
