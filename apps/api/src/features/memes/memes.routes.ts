import type { Readable } from 'node:stream'
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
import Type from 'typebox'
import { CACHE_CONTROL } from '../../http/cache-control.ts'
import { acceptsLiveProgress, sendProgress, signalOf } from '../../http/progress-stream.ts'
import type { NetworkLimits } from '../../http/rate-limits/network-limits.ts'
import { routeOf } from '../../http/route-of.ts'
import { sendPicture } from '../../http/send-picture.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { inTurn } from '../../runtime/in-turn.ts'
import { UserLines } from '../../runtime/user-lines.ts'
import type { WorkQueue } from '../../runtime/work-queue.ts'
import { makeRoom, removeMeme, removeMemes, restoreMemes } from './deletion/delete-memes.service.ts'
import { MemeList } from './meme-list.ts'
import { listTags } from './meme-tags.repository.ts'
import type { MemeDependencies, SaveJob } from './memes.service.ts'
import { createMeme, replaceMeme, tagMemes, updateMeme } from './memes.service.ts'
import type { MemeSelection } from './search/meme-ids.repository.ts'
import { findThumbnail } from './thumbnail.ts'

interface MemesOptions extends MemeDependencies {
  readonly networks: NetworkLimits
  readonly writes: WorkQueue
}

// A document can take seconds to draw, and one thread draws for all users. So the saves of one user
// never fill the queue: another user waits for at most two of them.
const SAVES_PER_USER = 2
const MAX_WAITING_PER_USER = 40
const MAX_WAIT_MS = 1000

/** Changes and lists of many memes hold the database for a part of a second each: a user's in turn. */
const MANY_PER_USER = 1
const WAITING_MANY_PER_USER = 40

// The response is a stream of this schema's JSON, which is not validated again.
const Memes = Type.Unsafe<Readable>(calls.listMemes.answer[200])

/** The user's memes: list, save, delete and thumbnails. */
export const memesRoutes: FastifyPluginAsyncTypebox<MemesOptions> = async (app, deps) => {
  app.addHook('preParsing', requireUser)
  const list = new MemeList(deps.db)
  const lines = new UserLines(SAVES_PER_USER, MAX_WAITING_PER_USER, MAX_WAIT_MS)
  const many = new UserLines(MANY_PER_USER, WAITING_MANY_PER_USER)
  const saverOf = (request: FastifyRequest) => ({
    ...deps,
    images: deps.networks.imagesFor(request),
  })
  const enter = async (userId: number) => {
    const leaveLine = await lines.enter(userId)
    try {
      const leaveWrites = await deps.writes.enter()
      return () => {
        leaveWrites()
        leaveLine()
      }
    } catch (error) {
      leaveLine()
      throw error
    }
  }

  /** Saves in turn, or follows the save. An animation is drawn outside the turn: it takes seconds. */
  async function saveInTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    save: (userId: number, job: SaveJob) => Promise<Meme>,
  ): Promise<Meme | FastifyReply> {
    const userId = userIdOf(request)
    await makeRoom(deps, userId)
    const signal = signalOf(reply)
    const run = (onProgress?: (share: number) => void) =>
      inTurn(
        () => enter(userId),
        (outsideTurn) => save(userId, { signal, onProgress, outsideTurn }),
      )
    if (acceptsLiveProgress(request)) return sendProgress(request, reply, signal, run)
    return await run()
  }

  const listRoute = routeOf(calls.listMemes)
  app.route({
    ...listRoute,
    schema: { ...listRoute.schema, response: { 200: Memes } },
    config: { limit: 'list' },
    handler: async (request, reply) => {
      const limit = Number(request.query.limit ?? MEMES_PER_PAGE)
      const before = request.query.before === undefined ? undefined : Number(request.query.before)
      const { place, ...filters } = request.query
      const range = { limit, before, place }
      const { json, next } = await list.open(userIdOf(request), selectionOf(filters), range)
      reply.headers({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      })
      if (next !== undefined) {
        const at = { limit, before: next.id, place: next.place ?? undefined }
        const address = calls.listMemes.path + queryOf({ ...filters, ...at })
        reply.header('link', `<${address}>; rel="next"`)
      }
      return reply.send(json)
    },
  })

  app.route({
    ...routeOf(calls.createMeme),
    config: { limit: 'save' },
    handler: async (request, reply) => {
      reply.code(201)
      const saveKey = request.headers[SAVE_KEY_HEADER]
      return await saveInTurn(request, reply, (userId, job) =>
        createMeme(saverOf(request), userId, request.body, { ...job, saveKey }),
      )
    },
  })

  app.route({
    ...routeOf(calls.replaceMeme),
    config: { limit: 'save' },
    handler: async (request, reply) => {
      const { params, body, headers } = request
      const saveKey = headers[SAVE_KEY_HEADER]
      return await saveInTurn(request, reply, (userId, job) =>
        replaceMeme(saverOf(request), userId, Number(params.id), body, { ...job, saveKey }),
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
    config: { limit: 'remove' },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      await many.run(userId, () => removeMemes(deps.db, userId, request.body.ids))
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.restoreMemes),
    config: { limit: 'remove' },
    handler: async (request) => {
      const userId = userIdOf(request)
      const ids = await many.run(userId, () => restoreMemes(deps, userId, request.body.ids))
      return { ids }
    },
  })

  app.route({
    ...routeOf(calls.tagMemes),
    config: { limit: 'save' },
    handler: async (request) => {
      const userId = userIdOf(request)
      return await many.run(userId, () => tagMemes(deps.db, userId, request.body))
    },
  })

  app.route({
    ...routeOf(calls.listTags),
    config: { limit: 'list' },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const userId = userIdOf(request)
      return await many.run(userId, () => listTags(deps.db, userId))
    },
  })
}

/** A query of spaces is none. */
function selectionOf({ q = '', tag, favorite, kind, sort }: MemesQuery): MemeSelection {
  const query = q.trim() === '' ? undefined : q
  const usual = query === undefined ? 'newest' : 'best'
  const order = sort === 'best' || sort === undefined ? usual : sort
  const isFavorite = favorite === undefined ? undefined : favorite === 'true'
  return { query, tag: tag === '' ? undefined : tag, isFavorite, kind, order }
}
