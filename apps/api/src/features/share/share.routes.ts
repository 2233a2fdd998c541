import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, copiesOfSite } from '@memesmith/contract'
import { mustVerify } from '../../config/must-verify.ts'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { UNLISTED } from '../../http/answers/response-headers.ts'
import { i18nFor, LANGUAGE_HEADERS } from '../../http/language-of.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import { warnWithoutPublicUrl } from '../../http/pages/warn-without-public-url.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { isShareId } from '../../http/requests/is-share-id.ts'
import { routeOf } from '../../http/route-of.ts'
import type { PictureConverter } from '../../render/picture-converter.ts'
import { previewSize, smallerWidth } from '../../render/preview-size.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { AnimationCopies } from '../memes/animation-copies.service.ts'
import { getSharedMeme } from '../memes/get-meme.service.ts'
import { createLinkPreviews } from '../memes/link-previews.service.ts'
import type { MemeDependencies } from '../memes/save/save-meme.service.ts'
import { findAbsence } from '../moderation/moderation.repository.ts'
import { embedHeaders, embedPage } from './embed-page.ts'
import { fileSizes } from './file-sizes.ts'
import { findShown } from './find-shown.ts'
import { ABSENCES } from './gone-page.ts'
import { NOT_SHARED } from './not-shared-page.ts'
import { describeForEmbedding, shareIdAt } from './oembed.ts'
import { pixelsIn } from './pixels-in.ts'
import { remixablePart } from './remixable-part.ts'
import { reportRoutes } from './report.routes.ts'
import { type PictureFormat, sendShared } from './send-shared.ts'
import { sharePage } from './share-page.ts'

interface ShareOptions extends MemeDependencies {
  readonly sessionSecret: string
  readonly converter: PictureConverter
  readonly copies: AnimationCopies
  readonly webAssets: WebAssets
}

/** Shared memes: the page of a share id, its pictures except the GIF and the MP4, and what to remix. */
export const shareRoutes: FastifyPluginAsyncTypebox<ShareOptions> = async (app, deps) => {
  const { config, converter, copies, db, images, webAssets } = deps
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  /** Without those that are known to be too large, and without the MP4 if the site makes none. */
  const copiesOf = ({ animationId }: { readonly animationId: string | null }) =>
    animationId === null
      ? []
      : copiesOfSite(config).filter((format) => !copies.isTooLarge(animationId, format))

  const previews = createLinkPreviews(deps, converter.jpeg)

  const stored = (id: string) => ({
    read: () => images.read(id),
    link: images.link && (async () => await images.link?.(id)),
  })
  const png: PictureFormat = {
    extension: 'png',
    mimeType: 'image/png',
    open: ({ id }) => ({ version: id, ...stored(id) }),
  }
  const webp: PictureFormat = {
    extension: 'webp',
    mimeType: 'image/webp',
    open: ({ id, userId, animationId }) =>
      animationId === null
        ? { version: `${id}-webp`, read: () => converter.webp(id, userId) }
        : { version: animationId, ...stored(animationId) },
  }
  /** @param width in pixels; undefined for the picture of link previews */
  const jpegOf = (width: number | undefined): PictureFormat => ({
    extension: 'jpg',
    mimeType: 'image/jpeg',
    open: (found) => {
      const { id, userId } = found
      const full = previewSize(found)
      if (width === undefined || width >= full.width) {
        const meme = { ...found, imageId: id }
        return { version: `${id}-jpeg`, read: () => previews.read(meme) }
      }
      const smaller = smallerWidth(full, width)
      const read = () => converter.jpeg(id, userId, { width: smaller })
      return { version: `${id}-jpeg-${smaller}`, read }
    },
  })
  app.route({
    ...routeOf(calls.sharedPicture),
    handler: (request, reply) => sendShared(deps, request, reply, png),
  })
  app.route({
    ...routeOf(calls.sharedWebp),
    handler: (request, reply) => sendShared(deps, request, reply, webp),
  })

  app.route({
    ...routeOf(calls.sharedJpeg),
    handler: (request, reply) =>
      sendShared(deps, request, reply, jpegOf(pixelsIn(request.query.width))),
  })

  app.route({
    ...routeOf(calls.getSharedMeme),
    handler: async (request, reply) => {
      const { shareId } = request.params
      const meme = isShareId(shareId) ? await getSharedMeme(db, shareId) : undefined
      if (meme === undefined) {
        const absence = isShareId(shareId) ? await findAbsence(db, shareId) : undefined
        if (absence !== undefined) throw new AppError('meme_taken_down', ABSENCES[absence])
        throw new AppError('meme_not_found', /*i18n*/ 'There is no such meme.')
      }
      if (mustVerify(config, meme)) throw new AppError('meme_not_found', NOT_SHARED)
      reply.header('cache-control', 'no-cache')
      if (!meme.isPublic) reply.headers(UNLISTED)
      return remixablePart(meme)
    },
  })

  app.route({
    ...routeOf(calls.sharePage),
    onRequest: warnWithoutPublicUrl(config),
    handler: async (request, reply) => {
      const { shareId } = request.params
      if (!isShareId(shareId)) return reply.callNotFound()
      const shown = await findShown(deps, request, shareId)
      if ('page' in shown) return sendPage(reply.code(shown.status), shown.page)
      const { meme } = shown
      const sizes = meme.animationId === null ? {} : await fileSizes(db, meme.files)
      const preview = await previews.sizeOf(meme.measured)
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', vary: LANGUAGE_HEADERS })
      if (!meme.isPublic) reply.headers(UNLISTED)
      return reply.send(
        await sharePage(
          { ...meme, shareId, sizes, preview, copies: copiesOf(meme) },
          { ...siteFor(request), origin: originOf(config, request) },
        ),
      )
    },
  })
  app.route({
    ...routeOf(calls.embedPage),
    handler: async (request, reply) => {
      const { shareId } = request.params
      if (!isShareId(shareId)) return reply.callNotFound()
      const shown = await findShown(deps, request, shareId)
      if ('page' in shown) return sendPage(reply.code(shown.status), shown.page)
      return reply
        .removeHeader('x-frame-options')
        .headers({
          ...embedHeaders(config.s3?.publicUrl),
          ...UNLISTED,
          'cache-control': 'no-cache',
          vary: LANGUAGE_HEADERS,
        })
        .type('text/html; charset=utf-8')
        .send(await embedPage({ ...shown.meme, copies: copiesOf(shown.meme) }, i18nFor(request)))
    },
  })

  app.route({
    ...routeOf(calls.oembed),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      const { url, format = 'json', ...limits } = request.query
      if (format !== 'json') throw new AppError('format_unsupported')
      const origin = originOf(config, request)
      const shareId = shareIdAt(url, origin) ?? ''
      const shown = isShareId(shareId) ? await findShown(deps, request, shareId) : undefined
      if (shown === undefined || 'page' in shown) {
        throw new AppError(
          'meme_not_found',
          /*i18n*/ 'There is no meme of this site at that address.',
        )
      }
      const preview = await previews.sizeOf(shown.meme.measured)
      const meme = { ...shown.meme, shareId, preview }
      return reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': CACHE_CONTROL.shared })
        .send(describeForEmbedding(meme, limits, { siteName: config.siteName, origin }))
    },
  })
  app.get(`${calls.sharePage.path}/`, redirectTrailingSlash)
  await app.register(reportRoutes, deps)
}
