import { maxHeaderSize } from 'node:http'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { starterTemplates } from '@memesmith/starter-templates'
import Fastify, { type FastifyInstance } from 'fastify'
import { startBackgroundTasks } from './background-tasks.ts'
import type { Config } from './config/config.ts'
import { connect } from './database/connect.ts'
import { lockDataFolder } from './database/lock-data-folder.ts'
import { makeDataFolder } from './database/make-data-folder.ts'
import { guardWrites } from './database/read-only.ts'
import type { Db } from './database/schema.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { apiKeysRoutes } from './features/account/api-keys.routes.ts'
import { sessionsRoutes } from './features/account/sessions.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { adminPage } from './features/admin/admin-page.ts'
import { archiveRoutes } from './features/archive/archive.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { exploreRoutes } from './features/explore/explore.routes.ts'
import { feedsRoutes } from './features/explore/feeds.routes.ts'
import { fontsRoutes } from './features/fonts/fonts.routes.ts'
import { createGenerator } from './features/generation/create-generator.ts'
import { generationRoutes } from './features/generation/generation.routes.ts'
import type { Generator } from './features/generation/generator.ts'
import { ideasRoutes } from './features/generation/ideas/ideas.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { createReadiness } from './features/health/readiness.service.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import { mcpRoutes } from './features/mcp/mcp.routes.ts'
import { AnimationCopies } from './features/memes/animation-copies.service.ts'
import { memesRoutes } from './features/memes/memes.routes.ts'
import { metrics } from './features/metrics/metrics.ts'
import { decisionsRoutes } from './features/moderation/decisions.routes.ts'
import { suspensionRoutes } from './features/moderation/suspension.routes.ts'
import { oauthRoutes } from './features/oauth/oauth.routes.ts'
import { collectLimits, openApiRoutes } from './features/openapi/openapi.routes.ts'
import { copiesRoutes } from './features/share/copies.routes.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { webApp } from './features/site/web-app.ts'
import { wellKnownRoutes } from './features/site/well-known.routes.ts'
import { stickersRoutes } from './features/stickers/stickers.routes.ts'
import { TemplateCatalog } from './features/templates/catalog/template-catalog.ts'
import { TemplatePages } from './features/templates/catalog/template-pages.service.ts'
import { templatesRoutes } from './features/templates/catalog/templates.routes.ts'
import { ownTemplatesRoutes } from './features/templates/own/own-templates.routes.ts'
import { packRoutes } from './features/templates/pack/pack.routes.ts'
import { seedInBackground } from './features/templates/starter/seed-in-background.service.ts'
import { imgflipRoutes } from './features/url-images/imgflip.routes.ts'
import { urlImagesRoutes } from './features/url-images/url-images.routes.ts'
import { answerFrameworkError, errorAnswers } from './http/answers/error-answers.ts'
import { responseHeaders } from './http/answers/response-headers.ts'
import { answerClientError } from './http/answers/unparsable-requests.ts'
import { admitRequests } from './http/guards/admit-requests.ts'
import { limitArrivals } from './http/guards/arrival-limits.ts'
import { crossSite } from './http/guards/cross-site.ts'
import { knownHosts } from './http/guards/known-hosts.ts'
import { createNetworkLimits } from './http/guards/rate-limits/network-limits.ts'
import { rateLimits } from './http/guards/rate-limits/rate-limits.ts'
import { readOnly } from './http/guards/read-only.ts'
import { timeoutsOf } from './http/guards/server-timeouts.ts'
import { announcements } from './http/pages/announcement.ts'
import { findWebAssets } from './http/pages/web-assets.ts'
import { AccessLog, loggerOptions } from './http/request-logs.ts'
import { decodableUrl } from './http/requests/decodable-url.ts'
import { readJsonBodies } from './http/requests/read-json-bodies.ts'
import type { RemoteRules } from './http/requests/remote/fetch-remote.ts'
import { serializerCompiler, validatorCompiler } from './http/schema-compilers.ts'
import { apiKeys, refuseKeys } from './http/sessions/api-keys.ts'
import { loadSessionSecret } from './http/sessions/session-secret.ts'
import { sessions } from './http/sessions/sessions.ts'
import { createPictureConverter } from './render/picture-converter.ts'
import { Renderer } from './render/renderer.ts'
import { randomId } from './runtime/random-id.ts'
import { Lane } from './scheduling/lane.ts'
import { createRouteLanes, LANES } from './scheduling/lanes.ts'
import { assertCanSave } from './storage/assert-can-save.ts'
import { createImageCache, withImageCache } from './storage/image-cache.ts'
import { openImageStorage } from './storage/open-image-storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/readyz` tells load balancers. */
    readonly readiness: { isStopping: boolean }
  }
}

// The largest JSON body is a meme of 40 layers.
const MAX_JSON_BYTES = 64 * 1024

/** Replacements for parts of the server, which closes them. */
interface OwnParts {
  readonly generator?: Generator | undefined
  readonly renderer?: Renderer
  /** Which other hosts to trust. */
  readonly remoteRules?: RemoteRules | undefined
}

/**
 * Builds the whole server, ready to listen. Closing it closes the database.
 *
 * @param templates the starter templates of a new installation
 * @throws Error with a sentence for the operator when the database or the web build can't be used
 */
export async function buildApp(
  config: Config,
  templates: readonly StarterTemplate[] = starterTemplates,
  own: OwnParts = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config),
    genReqId: randomId,
    logController: new AccessLog(config),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // A stopping server finishes requests that still arrive on kept-alive connections.
    return503OnClosing: false,
    ...timeoutsOf(config),
    // Each route validates the length of its ids; the router must not reject longer ones
    // differently.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  })

  limitArrivals(app, config)
  readJsonBodies(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('readiness', { isStopping: false })
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.readiness.isStopping) reply.raw.setHeader('connection', 'close')
    done()
  })
  app.decorate('isPaused', () => config.readOnly)
  const db = await openDatabase(app, config)
  const generator = own.generator ?? (await createGenerator(config, db))
  app.addHook('onClose', () => generator.close())
  const cache = createImageCache()
  const storage = openImageStorage(config, db)
  const images = withImageCache(storage, cache)
  const seeding = seedInBackground(app, { db, images }, config.readOnly ? [] : templates)
  startBackgroundTasks(app, { config, db, storage })
  const catalog = new TemplateCatalog(db)
  app.addHook('onClose', () => catalog.close())
  const renderer = own.renderer ?? new Renderer()
  app.addHook('onClose', () => renderer.close())
  const lanes = createRouteLanes({
    // The operator may change it while the server runs.
    places: () => config.generationsAtOnce,
    hasModel: config.openai !== undefined,
  })
  const deps = {
    config,
    sessionSecret: config.sessionSecret ?? loadSessionSecret(config.dataDir),
    db,
    images,
    renderer,
    converter: createPictureConverter(images.read),
    lanes,
    generator,
    copies: new AnimationCopies({ config, db, images, renderer }),
    webAssets: findWebAssets(config.webDevServer),
    seeding,
    catalog,
    pages: new TemplatePages(db, catalog),
    remoteFiles: new Lane(LANES.remoteFile),
    remoteRules: own.remoteRules,
    networks: createNetworkLimits({ config, db, images }),
    checkReadiness: createReadiness(app.readiness, { config, db, images, seeding }),
  }

  await app.register(responseHeaders, deps)
  await app.register(errorAnswers, deps)
  await app.register(knownHosts, deps)
  await app.register(crossSite, deps)
  await app.register(readOnly, deps)
  await app.register(announcements, deps)
  await app.register(rateLimits, deps)
  await app.register(admitRequests, deps)
  const limits = collectLimits(app)
  await app.register(openApiRoutes, { ...deps, limits })
  await app.register(metrics, {
    config,
    db,
    lanes: { render: renderer.lane, ...lanes },
    caches: { images: cache, sources: renderer.sources },
  })
  await app.register(healthRoutes, deps)
  await app.register(webApp, deps)
  await app.register(siteRoutes, deps)
  await app.register(wellKnownRoutes, deps)
  await app.register(packRoutes)
  await app.register(fontsRoutes)
  await app.register(stickersRoutes)
  await app.register(feedsRoutes, deps)
  await app.register(shareRoutes, deps)
  await app.register(suspensionRoutes, deps)
  await app.register(urlImagesRoutes, deps)
  await app.register(imgflipRoutes, deps)

  // Only these routes read sessions.
  await app.register(async (accounts) => {
    await accounts.register(sessions, deps)
    await accounts.register(apiKeys, deps)
    await accounts.register(templatesRoutes, deps)
    await accounts.register(ownTemplatesRoutes, deps)
    await accounts.register(imagesRoutes, deps)
    await accounts.register(memesRoutes, deps)
    await accounts.register(exploreRoutes, deps)
    await accounts.register(decisionsRoutes, deps)
    await accounts.register(copiesRoutes, deps)
    await accounts.register(archiveRoutes, deps)
    await accounts.register(generationRoutes, deps)
    await accounts.register(ideasRoutes, deps)
    await accounts.register(mcpRoutes, deps)
    // What a key can't do.
    await accounts.register(async (own) => {
      own.addHook('onRequest', refuseKeys)
      await own.register(authRoutes, deps)
      await own.register(accountRoutes, deps)
      await own.register(apiKeysRoutes, deps)
      await own.register(sessionsRoutes, deps)
      await own.register(oauthRoutes, deps)
      await own.register(adminRoutes, deps)
      await own.register(adminPage, deps)
    })
  })

  return app
}

/** Opens the database until the server closes. An SQLite database has only one server. */
async function openDatabase(app: FastifyInstance, config: Config): Promise<Db> {
  const { databaseUrl, dataDir, maxDatabaseBytes: maxBytes } = config
  // Uploads and zips are there while they arrive.
  makeDataFolder(dataDir)
  const unlock = databaseUrl === undefined ? lockDataFolder(dataDir) : () => undefined
  try {
    const onConnectionLost = (error: Error) => app.log.warn(error, 'a database connection ended')
    const warn = (sentence: string) => app.log.warn(sentence)
    const inform = (sentence: string) => app.log.info(sentence)
    const db = await connect(config, { maxBytes, warn, inform, onWait: warn, onConnectionLost })
    app.addHook('onClose', async () => {
      await db.destroy()
      unlock()
    })
    if (databaseUrl === undefined) {
      app.addHook('onReady', () =>
        assertCanSave(db).catch((error: unknown) =>
          app.log.warn(error, 'new content cannot be saved'),
        ),
      )
    }
    return guardWrites(db, () => config.readOnly)
  } catch (error) {
    unlock()
    throw error
  }
}
