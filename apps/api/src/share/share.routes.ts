import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Dependencies } from '../dependencies.ts'
import { findSharedPicture } from '../memes/memes.repository.ts'
import { getSharedMeme } from '../memes/memes.service.ts'
import { withoutSlash } from '../pages/without-slash.ts'
import { IMMUTABLE, PICTURE_HEADERS } from '../plugins/response-headers.ts'
import { RANDOM_ID_PATTERN } from '../random-id.ts'
import { gonePage } from './gone-page.ts'
import { sharePage } from './share-page.ts'

const ShareParams = Type.Object({ shareId: Type.String() })
// A shared picture may stand in any page.
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }
const isShareId = new RegExp(RANDOM_ID_PATTERN)

export const shareRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (
  app,
  { config, db, readImage, webAssets },
) => {
  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/m/:shareId.png', { schema: { params: ShareParams } }, async (request, reply) => {
    const { shareId } = request.params
    const picture = isShareId.test(shareId) ? await findSharedPicture(db, shareId) : undefined
    if (picture === undefined) return reply.callNotFound()

    const etag = `"${picture.id}"`
    reply.headers({ etag, 'cache-control': `public, ${IMMUTABLE}` })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (new URLSearchParams(request.url.split('?')[1]).has('download')) {
      reply.header('content-disposition', `attachment; filename="meme-${picture.createdAt}.png"`)
    }
    return reply
      .headers({ ...PICTURE_HEADERS, ...EMBEDDABLE, 'content-type': picture.mimeType })
      .send(await readImage(picture.id))
  })

  app.get('/m/:shareId', { schema: { params: ShareParams } }, async (request, reply) => {
    const { shareId } = request.params
    if (!isShareId.test(shareId)) return reply.callNotFound()
    const meme = await getSharedMeme(db, shareId)
    const site = { siteName: config.siteName, webAssets }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (meme === undefined) return reply.code(404).send(gonePage(site))
    return reply.send(sharePage(meme, { ...site, origin: originOf(request) }))
  })
  app.get('/m/:shareId/', withoutSlash)
}
