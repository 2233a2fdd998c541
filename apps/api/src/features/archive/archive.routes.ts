import { once } from 'node:events'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { calls, MAX_ARCHIVE_BYTES, MAX_CHOSEN_LENGTH, MEGABYTE } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { describeValidation } from '../../http/answers/describe-validation.ts'
import { sendLater, signalOf } from '../../http/answers/progress-stream.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { networkOf } from '../../http/guards/rate-limits/rate-limits.ts'
import { i18nFor } from '../../http/language-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { maxBytesOf, readStorageUse } from '../../storage/quota/storage-quota.ts'
import { ArchivedMeme } from './archived-meme.ts'
import { ArchivedTemplate } from './archived-template.ts'
import {
  assertMayImport,
  type ImportDependencies,
  importArchive,
} from './import-archive.service.ts'
import { beginTurns } from './import-turns.ts'
import { receiveArchive } from './receive-archive.ts'
import { writeArchive } from './write-archive.service.ts'

/** Browsers write a comma as three bytes. */
const MAX_FORM_BYTES = 2 * MAX_CHOSEN_LENGTH

interface ArchiveOptions extends ImportDependencies {
  readonly networks: NetworkLimits
}

/** The collection as a zip, and back. */
export const archiveRoutes: FastifyPluginAsyncTypebox<ArchiveOptions> = async (app, deps) => {
  app.addHook('preParsing', requireUser)
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
  const zips = new Lane(LANES.zip)
  const working = new Lane(LANES.import)
  const importing = new Set<number>()

  /** @param chosen ids, separated by commas; undefined for everything */
  async function sendArchive(
    request: FastifyRequest,
    reply: FastifyReply,
    chosen: string | undefined,
  ): Promise<FastifyReply> {
    const day = new Date().toISOString().slice(0, 10)
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="my-memes-${day}.zip"`,
      'content-type': 'application/zip',
      // nginx would write it to its disk.
      'x-accel-buffering': 'no',
    })
    if (request.method === 'HEAD') return reply.send()
    const ids = chosen?.split(',').map(Number)
    const closed = once(reply.raw, 'close')
    reply.send(writeArchive(deps, userIdOf(request), deps.config.siteName, ids))
    await closed
    return reply
  }

  app.route({
    ...routeOf(calls.downloadArchive),
    config: { limit: 'archive', lane: 'archive' },
    handler: async (request, reply) => await sendArchive(request, reply, request.query.ids),
  })

  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: MAX_FORM_BYTES })
    forms.withTypeProvider<TypeBoxTypeProvider>().route({
      ...routeOf(calls.downloadChosen),
      config: { limit: 'archive', lane: 'archive' },
      handler: async (request, reply) => await sendArchive(request, reply, request.body.ids),
    })
  })

  app.route({
    ...routeOf(calls.importArchive),
    config: { limit: 'archive', isLarge: true },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      if (importing.has(userId)) throw new AppError('import_running')
      importing.add(userId)
      const held: (() => void)[] = [() => importing.delete(userId)]
      const end = () => {
        for (const giveBack of held.splice(0).reverse()) giveBack()
      }
      try {
        held.push((await zips.enter(networkOf(request))).leave)
        const signal = signalOf(reply)
        const importer = { ...deps, images: deps.networks.imagesFor(request) }
        const file = await receiveArchive(request, {
          folder: deps.config.dataDir,
          maxBytes: await maxZipBytes(deps, userId),
          check: () => assertMayImport(deps.db, userId),
        })
        held.push(() => void file.close())
        const isWaiting = working.running === LANES.import.places
        const beginning = beginTurns(working, userId, file.fd, signal)
        // If it need not wait, the refusal of its zip can still have a status of its own.
        if (!isWaiting) await beginning
        const work = beginning
          .then((turns) => {
            held.push(turns.end)
            const i18n = i18nFor(request)
            return importArchive(importer, userId, turns, checksOf(request), i18n, signal)
          })
          .finally(end)
        return sendLater(request, reply, signal, work)
      } catch (error) {
        end()
        throw error
      }
    },
  })
}

/** The size of a full collection's zip: its pictures and uploads, with the texts and the page about them. */
async function maxZipBytes({ config, db }: ImportDependencies, userId: number): Promise<number> {
  const maxBytes = maxBytesOf(await readStorageUse(db, userId), config)
  return Math.min(MAX_ARCHIVE_BYTES, MIN_ARCHIVE_BYTES + 1.25 * (maxBytes ?? MAX_ARCHIVE_BYTES))
}

const MIN_ARCHIVE_BYTES = 16 * MEGABYTE

const checksOf = (request: FastifyRequest) => ({
  meme: checkerOf(request, ArchivedMeme),
  template: checkerOf(request, ArchivedTemplate),
})

function checkerOf<Schema extends TSchema>(request: FastifyRequest, schema: Schema) {
  const validate = request.compileValidationSchema(schema)
  return (value: unknown): Static<Schema> => {
    if (isValid(value)) return value
    throw new AppError('invalid_request', describeValidation(validate.errors ?? [], value))
  }
  function isValid(value: unknown): value is Static<Schema> {
    return validate(value) === true
  }
}
