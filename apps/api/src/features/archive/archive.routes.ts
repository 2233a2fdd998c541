import { closeSync } from 'node:fs'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { calls, MAX_ARCHIVE_BYTES, MAX_CHOSEN_LENGTH, MEGABYTE } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Config } from '../../config/config.ts'
import { describeValidation } from '../../http/describe-validation.ts'
import { sendLater, signalOf } from '../../http/progress-stream.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { UserLines } from '../../runtime/user-lines.ts'
import { WorkQueue } from '../../runtime/work-queue.ts'
import { ArchivedMeme } from './archived-meme.ts'
import { ArchivedTemplate } from './archived-template.ts'
import { type ImportDependencies, importArchive } from './import-archive.service.ts'
import { openArchive } from './open-archive.ts'
import { receiveArchive } from './receive-archive.ts'
import { writeArchive } from './write-archive.service.ts'

/** Browsers write a comma as three bytes. */
const MAX_FORM_BYTES = 2 * MAX_CHOSEN_LENGTH
/** Each takes a connection and a part of a core. */
const AT_ONCE_PER_USER = 2
const WAITING_PER_USER = 2
const MAX_WAIT_MS = 1000
/** Zips that are being received; each takes its time, and space on the disk. */
const MAX_RECEIVED = 10
/**
 * Each takes a part of the threads that draw. Zips that have arrived meanwhile wait; others are
 * refused as busy before they are sent.
 */
const MAX_IMPORTS = 2

/** The collection as a zip, and back. */
export const archiveRoutes: FastifyPluginAsyncTypebox<ImportDependencies> = async (app, deps) => {
  app.addHook('preParsing', requireUser)
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_ARCHIVE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
  const lines = new UserLines(AT_ONCE_PER_USER, WAITING_PER_USER, MAX_WAIT_MS)
  const received = new WorkQueue(MAX_RECEIVED, 0)
  const imports = new WorkQueue(MAX_IMPORTS, MAX_RECEIVED)
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
    const userId = userIdOf(request)
    const leave = await lines.enter(userId)
    if (reply.raw.destroyed) {
      // The client has left while it waited, so there is no other event.
      leave()
      return reply.hijack()
    }
    reply.raw.once('close', leave)
    const ids = chosen?.split(',').map(Number)
    return reply.send(writeArchive(deps, userId, deps.config.siteName, ids))
  }

  app.route({
    ...routeOf(calls.downloadArchive),
    config: { limit: 'archive' },
    handler: async (request, reply) => await sendArchive(request, reply, request.query.ids),
  })

  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: MAX_FORM_BYTES })
    forms.withTypeProvider<TypeBoxTypeProvider>().route({
      ...routeOf(calls.downloadChosen),
      config: { limit: 'archive' },
      handler: async (request, reply) => await sendArchive(request, reply, request.body.ids),
    })
  })

  app.route({
    ...routeOf(calls.importArchive),
    config: { limit: 'archive', isLarge: true },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      if (importing.has(userId)) throw new AppError('import_running')
      if (imports.running === MAX_IMPORTS) throw new AppError('busy')
      importing.add(userId)
      const end = () => importing.delete(userId)
      try {
        const signal = signalOf(reply)
        const file = await received.run(() => receiveArchive(request, maxBytesOf(deps.config)))
        const isWaiting = imports.running === MAX_IMPORTS
        const opening = openInTurn(imports, file, signal)
        // Otherwise the refusal of its zip has a status.
        if (!isWaiting) await opening
        const work = opening
          .then(({ archive, close }) =>
            importArchive(deps, userId, archive, checksOf(request), signal).finally(close),
          )
          .finally(end)
        return sendLater(request, reply, signal, work)
      } catch (error) {
        end()
        throw error
      }
    },
  })
}

/**
 * Opens a zip in its turn: hundreds of thousands of names take tens of megabytes. The turn ends with
 * `close`.
 *
 * @param file its descriptor, which is closed with the zip, or when this throws
 */
async function openInTurn(imports: WorkQueue, file: number, signal: AbortSignal) {
  const leave = await imports.enter(signal).catch((error: unknown) => {
    closeSync(file)
    throw error
  })
  try {
    const archive = await openArchive(file)
    const close = () => {
      archive.close()
      leave()
    }
    return { archive, close }
  } catch (error) {
    leave()
    throw error
  }
}

/** Of a collection that is full: its pictures and uploads, and the texts and the page about them. */
const maxBytesOf = ({ storagePerUser }: Config): number =>
  storagePerUser === 0
    ? MAX_ARCHIVE_BYTES
    : Math.min(MAX_ARCHIVE_BYTES, MIN_ARCHIVE_BYTES + 1.25 * storagePerUser)

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
