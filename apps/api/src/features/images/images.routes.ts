import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MAX_UPLOAD_BYTES, sizeOf } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { FLOOR_BYTES } from '../../database/sqlite/available-space.ts'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { signalOf } from '../../http/answers/progress-stream.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { readReceived, receiveFormFile } from '../../http/requests/receive-form-file.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { findImage } from '../../storage/images.repository.ts'
import type { UploadDependencies } from './images.service.ts'
import { storeUpload } from './images.service.ts'

/**
 * Space in bytes that an upload leaves free on the disk. Half of what saves leave: an upload is soon gone,
 * and pages that deletions freed inside the database do not show here.
 */
const FREE_BYTES = FLOOR_BYTES / 2

interface ImagesOptions extends UploadDependencies {
  readonly images: ImageStorage
  readonly networks: NetworkLimits
}

/** Uploads and stored pictures. */
export const imagesRoutes: FastifyPluginAsyncTypebox<ImagesOptions> = async (app, deps) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 4,
      parts: 5,
      fieldNameSize: 100,
      fieldSize: 1024,
      headerPairs: 20,
    },
  })
  const inMemory = new Lane(LANES.uploadInMemory)

  app.route({
    ...routeOf(calls.uploadImage),
    config: { limit: 'upload', lane: 'upload' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const { animation } = request.query
      const userId = userIdOf(request)
      const signal = signalOf(reply)
      const uploader = { ...deps, images: deps.networks.imagesFor(request) }
      await using file = await receiveUpload(request, deps.config.dataDir)
      const store = async () => {
        const bytes = await readReceived(file)
        try {
          return await storeUpload(uploader, userId, bytes, { choice: animation, signal })
        } finally {
          freeBytes(bytes)
        }
      }
      const uploaded = await inMemory.run(userId, store, signal)
      return reply.code(201).send(uploaded)
    },
  })

  app.route({
    ...routeOf(calls.getImage),
    handler: async (request, reply) => {
      const image = await findImage(deps.db, request.params.id)
      const isMine = image?.ownerId === null || image?.ownerId === callerIdOf(request)
      if (image === undefined || !isMine) throw new AppError('image_not_found')
      const headers =
        image.ownerId === null
          ? { 'cache-control': CACHE_CONTROL.forever }
          : { 'cache-control': CACHE_CONTROL.own, vary: 'cookie' }
      const { id, mimeType } = image
      const picture = { version: id, mimeType, read: () => deps.images.read(id) }
      return await sendPicture(request, reply, picture, headers)
    },
  })
}

const receiveUpload = (request: FastifyRequest, folder: string) =>
  receiveFormFile(request, {
    field: 'image',
    missing: /*i18n*/ 'Send the picture as multipart form field "image".',
    folder,
    maxBytes: MAX_UPLOAD_BYTES,
    tooLarge: new AppError('image_too_large', {
      message: /*i18n*/ 'The image is larger than {size}.',
      values: { size: sizeOf(MAX_UPLOAD_BYTES) },
    }),
    freeBytes: FREE_BYTES,
  })
