import { maxHeaderSize } from 'node:http'
import { MINUTE_MS, SAVE_KEYS_KEPT_MS } from '@memesmith/contract'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { starterTemplates } from '@memesmith/starter-templates'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { connect } from './database/connect.ts'
import { lockDataFolder } from './database/lock-data-folder.ts'
import { guardWrites } from './database/read-only.ts'
import type { Db } from './database/schema.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { removeDeletedAccounts } from './features/account/remove-deleted-accounts.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { adminPage } from './features/admin/admin-page.ts'
import { archiveRoutes } from './features/archive/archive.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { fontsRoutes } from './features/fonts/fonts.routes.ts'
import { createGenerationQueue } from './features/generation/create-generation-queue.ts'
import { createGenerator } from './features/generation/create-generator.ts'
import { generationRoutes } from './features/generation/generation.routes.ts'
import type { Generator } from './features/generation/generator.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import { sweepImages } from './features/images/sweep-images.ts'
import { purgeDeletedMemes } from './features/memes/deletion/delete-memes.service.ts'
import { addMissingHashes } from './features/memes/duplicates/add-missing-hashes.ts'
import { GifMaker } from './features/memes/meme-gif.service.ts'
import { memesRoutes } from './features/memes/memes.routes.ts'
import { deleteSaveKeysBefore } from './features/memes/save-keys.repository.ts'
import { addMissingWords } from './features/memes/search/add-words.ts'
import { metrics } from './features/metrics/metrics.ts'
import { sendReports } from './features/moderation/send-reports.ts'
import { takenDownRoutes } from './features/moderation/taken-down.routes.ts'
import { gifRoutes } from './features/share/gif.routes.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { webApp } from './features/site/web-app.ts'
import { wellKnownRoutes } from './features/site/well-known.routes.ts'
import { stickersRoutes } from './features/stickers/stickers.routes.ts'
import { TemplateCatalog } from './features/templates/catalog/template-catalog.ts'
import { purgeDeletedTemplates } from './features/templates/own/delete-own-templates.service.ts'
import { ownTemplatesRoutes } from './features/templates/own/own-templates.routes.ts'
import { packRoutes } from './features/templates/pack/pack.routes.ts'
import { countUses } from './features/templates/popularity/count-uses.service.ts'
import { seedInBackground } from './features/templates/seed-in-background.ts'
import { TemplatePages } from './features/templates/template-pages.service.ts'
import { templatesRoutes } from './features/templates/templates.routes.ts'
import { limitArrivals } from './http/arrival-limits.ts'
import { answerClientError } from './http/client-errors.ts'
import { crossSite } from './http/cross-site.ts'
import { decodableUrl } from './http/decodable-url.ts'
import { answerFrameworkError, errorAnswers } from './http/error-answers.ts'
import { readJsonBodies } from './http/json-bodies/read-json-bodies.ts'
import { announcements } from './http/pages/announcement.ts'
import { findWebAssets } from './http/pages/web-assets.ts'
import { createNetworkLimits } from './http/rate-limits/network-limits.ts'
import { rateLimits } from './http/rate-limits/rate-limits.ts'
import { readOnly } from './http/read-only.ts'
import { AccessLog, loggerOptions } from './http/request-logs.ts'
import { responseHeaders } from './http/response-headers.ts'
import { serializerCompiler, validatorCompiler } from './http/schema-compilers.ts'
import { timeoutsOf } from './http/server-timeouts.ts'
import { sessions } from './http/sessions/sessions.ts'
import { createMemoryRelease } from './render/release-memory.ts'
import { Renderer } from './render/renderer.ts'
import { randomId } from './runtime/random-id.ts'
import { repeatInBackground } from './runtime/repeat-in-background.ts'
import { WorkQueue } from './runtime/work-queue.ts'
import { assertCanSave } from './storage/assert-can-save.ts'
import { PURGE_PAUSE_MS } from './storage/deletion-times.ts'
import { createImageCache, withImageCache } from './storage/image-cache.ts'
import { openImageStorage } from './storage/open-image-storage.ts'

// The largest JSON body is a meme of 40 layers.
const MAX_JSON_BYTES = 64 * 1024

// The bytes of a deleted picture leave the bucket within this time.
const SWEEP_OBJECTS_MS = MINUTE_MS

// A template is popular for longer than that.
const COUNT_USES_MS = 10 * MINUTE_MS

// Memory is released after two idle times of this length, in which caches forget what they keep.
const RELEASE_MEMORY_MS = MINUTE_MS / 3

// Three in the renderer and one in the database. A request that is accepted finishes within two
// seconds, even on a busy machine.
const MAX_WRITES = 4
const MAX_WAITING_WRITES = 40
const MAX_WRITE_WAIT_MS = 1000

/**
 * Builds the whole server, ready to listen. Closing it closes the database.
 *
 * @param templates the starter templates of a new installation
 * @param ownGenerator replaces the configured generator; the server closes it
 * @throws Error with a sentence for the operator when the database or the web build can't be used
 */
export async function buildApp(
  config: Config,
  templates: readonly StarterTemplate[] = starterTemplates,
  ownGenerator?: Generator,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config),
    genReqId: randomId,
    logController: new AccessLog(config),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // A server that stops finishes what still arrives on kept connections.
    return503OnClosing: false,
    ...timeoutsOf(config),
    // Each route validates the length of its ids; the router must not reject longer ones
    // differently.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  })

  limitArrivals(app, config)
  readJsonBodies(app, MAX_JSON_BYTES)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('readiness', { isStopping: false })
  app.addHook('onRequest', async (_request, reply) => {
    if (app.readiness.isStopping) reply.raw.setHeader('connection', 'close')
  })
  app.decorate('isPaused', () => config.readOnly)
  const db = await openDatabase(app, config)
  const generator = ownGenerator ?? (await createGenerator(config, db))
  app.addHook('onClose', () => generator.close())
  const cache = createImageCache()
  const storage = openImageStorage(config, db)
  const images = withImageCache(storage, cache)
  const seeding = seedInBackground(app, { db, images }, config.readOnly ? [] : templates)
  repeatInBackground(app, 'unused images could not be removed', (signal) =>
    sweepImages(db, Date.now(), signal),
  )
  if (config.s3 !== undefined) {
    const sweep = (signal: AbortSignal) => storage.sweep(Date.now(), signal)
    repeatInBackground(
      app,
      'the objects of deleted pictures could not be removed',
      sweep,
      SWEEP_OBJECTS_MS,
    )
  }
  const purge = (signal: AbortSignal) => purgeDeletedMemes(db, Date.now(), signal)
  repeatInBackground(app, 'deleted memes could not be removed', purge, PURGE_PAUSE_MS)
  const purgeTemplates = (signal: AbortSignal) => purgeDeletedTemplates(db, Date.now(), signal)
  repeatInBackground(app, 'deleted templates could not be removed', purgeTemplates, PURGE_PAUSE_MS)
  const sweepKeys = () => deleteSaveKeysBefore(db, Date.now() - SAVE_KEYS_KEPT_MS)
  repeatInBackground(app, 'the keys of old saves could not be removed', sweepKeys)
  const addWords = (signal: AbortSignal) => addMissingWords(db, signal)
  repeatInBackground(app, 'memes could not be made findable', addWords, MINUTE_MS)
  const addHashes = (signal: AbortSignal) => addMissingHashes(db, storage, signal)
  repeatInBackground(app, 'duplicates could not be recognized', addHashes, MINUTE_MS)
  const count = (signal: AbortSignal) => countUses(db, signal)
  repeatInBackground(app, 'the memes of templates could not be counted', count, COUNT_USES_MS)
  const catalog = new TemplateCatalog(db)
  app.addHook('onClose', () => catalog.close())
  repeatInBackground(app, 'deleted accounts could not be removed', (signal) =>
    removeDeletedAccounts(db, signal),
  )
  const release = createMemoryRelease()
  repeatInBackground(app, 'memory could not be released', release, RELEASE_MEMORY_MS)
  const renderer = new Renderer()
  app.addHook('onClose', () => renderer.close())
  const writes = new WorkQueue(MAX_WRITES, MAX_WAITING_WRITES, MAX_WRITE_WAIT_MS)
  const generations = createGenerationQueue(config)
  const deps = {
    config,
    db,
    images,
    renderer,
    writes,
    generator,
    generations,
    gifs: new GifMaker({ config, db, images, renderer }),
    webAssets: findWebAssets(config.webDevServer),
    seeding,
    catalog,
    pages: new TemplatePages(db, catalog),
    networks: createNetworkLimits({ config, db, images }),
  }

  await app.register(responseHeaders, deps)
  await app.register(errorAnswers, deps)
  await app.register(crossSite, deps)
  await app.register(readOnly, deps)
  await app.register(announcements, deps)
  await app.register(rateLimits, deps)
  await app.register(metrics, {
    config,
    db,
    queues: { render: renderer.queue, writes, generations },
    caches: { images: cache, sources: renderer.sources },
  })
  await app.register(healthRoutes, deps)
  await app.register(webApp, deps)
  await app.register(siteRoutes, deps)
  await app.register(wellKnownRoutes, deps)
  await app.register(packRoutes)
  await app.register(fontsRoutes)
  await app.register(stickersRoutes)
  await app.register(shareRoutes, deps)
  await app.register(sendReports, deps)

  // Only these routes read sessions.
  await app.register(async (accounts) => {
    await accounts.register(sessions, deps)
    await accounts.register(authRoutes, deps)
    await accounts.register(accountRoutes, deps)
    await accounts.register(templatesRoutes, deps)
    await accounts.register(ownTemplatesRoutes, deps)
    await accounts.register(imagesRoutes, deps)
    await accounts.register(memesRoutes, deps)
    await accounts.register(takenDownRoutes, deps)
    await accounts.register(gifRoutes, deps)
    await accounts.register(archiveRoutes, deps)
    await accounts.register(generationRoutes, deps)
    await accounts.register(adminRoutes, deps)
    await accounts.register(adminPage, deps)
  })

  return app
}

/** Opens the database until the server closes. An SQLite database has only one server. */
async function openDatabase(app: FastifyInstance, config: Config): Promise<Db> {
  const { databaseUrl, dataDir, maxDatabaseBytes: maxBytes } = config
  const unlock = databaseUrl === undefined ? lockDataFolder(dataDir) : () => undefined
  try {
    const onConnectionLost = (error: Error) => app.log.warn(error, 'a database connection ended')
    const warn = (sentence: string) => app.log.warn(sentence)
    const db = await connect(config, { maxBytes, warn, onConnectionLost })
    app.addHook('onClose', async () => {
      await db.destroy()
      unlock()
    })
    if (databaseUrl === undefined) {
      // The first save fills the reserve file.
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
