import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MAX_UPLOAD_BYTES } from '@memesmith/contract'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { signalOf } from '../../http/answers/progress-stream.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { findImage } from '../../storage/images.repository.ts'
import type { UploadDependencies } from './images.service.ts'
import { storeUpload } from './images.service.ts'
import { UploadReceiver } from './receive-upload.ts'

interface ImagesOptions extends UploadDependencies {
  readonly images: ImageStorage
  readonly networks: NetworkLimits
}

/** Uploads and stored pictures. */
export const imagesRoutes: FastifyPluginAsyncTypebox<ImagesOptions> = async (app, deps) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_UPLOAD_BYTES,
      files: 1,
      fields: 4,
      parts: 5,
      fieldNameSize: 100,
      fieldSize: 1024,
      headerPairs: 20,
    },
  })
  const uploads = new UploadReceiver()

  app.route({
    ...routeOf(calls.uploadImage),
    config: { limit: 'upload' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const { animation } = request.query
      const signal = signalOf(reply)
      const uploader = { ...deps, images: deps.networks.imagesFor(request) }
      const uploaded = await uploads.receive(request, (file) =>
        storeUpload(uploader, userIdOf(request), file, { choice: animation, signal }),
      )
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
