/**
 * The service worker: makes the app work without a network.
 *
 * - Pages come from the network, so that an announcement or a new version is seen at once, and from
 *   the cache only without one.
 * - Files with hashed names never change. Those of the version before stay for pages that are open,
 *   until they expire. The gallery's are cached when the worker is installed, the editor's, with the
 *   font of its captions, when the editor is first opened.
 * - Templates and pictures that everyone may see are cached as they are shown. Nothing else of the API
 *   is, except who is signed in (`account-data.ts`).
 */
import {
  calls,
  PAGES,
  SHARED_PICTURE_FIELD,
  SHELL_PATH,
  sharedPicturePath,
} from '@memesmith/contract'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { addressOf, FIRST_VIEW } from './features/templates/template-address.ts'
import { OUTBOX, sendOutbox } from './lib/outbox/send-outbox.ts'
import { answerCurrentUser, forgetAccount } from './lib/service-worker/account-data.ts'
import { CACHE_PREFIX, CACHES, FORGET_ACCOUNT } from './lib/service-worker/cache-names.ts'
import { isLogOut, mayChangeAccount } from './lib/service-worker/may-change-account.ts'
import { bounded, refuseGateways } from './lib/service-worker/plugins.ts'
import { forgetSharedPictures, keepSharedPictures } from './lib/service-worker/shared-pictures.ts'

declare const self: ServiceWorkerGlobalScope

/** From `build/service-worker.ts`: paths of files of the build. */
declare const BUILT_FILES: {
  /** The folder of files with hashed names. */
  readonly folder: string
  /** What the gallery needs. */
  readonly shell: readonly string[]
  /** The code of the editor, and all that it may load later. */
  readonly editor: readonly string[]
  /** The file that is loaded when the editor is opened. */
  readonly editorEntry: string
  /** The fonts that every meme needs. */
  readonly fonts: readonly string[]
}

const FILES = BUILT_FILES

const APP_PAGES = new Set<string>(Object.values(PAGES))
/** Files of the pages without a hash in their names. */
const ROOT_FILES = new Set(['/theme.js', '/favicon.svg', calls.webManifest.path])
/** In the pages' cache: says that the editor was opened before. */
const EDITOR_KEPT = '/editor-kept'
/** A network that does not answer in this time, in seconds, is none. */
const PATIENCE_S = 5

/** The gallery without a query has templates in it, which change. */
const hasTemplates = (url: URL): boolean => url.pathname === PAGES.gallery && url.search === ''

/** Whether a page is that of all others. My Memes loads memes, and the gallery shows that it loads. */
const isShell = ({ pathname, search }: URL): boolean =>
  pathname === PAGES.gallery ? pathname + search === SHELL_PATH : pathname !== PAGES.dashboard

const isOk = async ({ response }: { readonly response: Response }) =>
  response.status === 200 ? response : null

/** What only one account may see is left out, such as its uploads and own templates. */
const isPublic: typeof isOk = async ({ response }) =>
  /private|no-store/.test(response.headers.get('cache-control') ?? '') ? null : isOk({ response })

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      fetchDidSucceed: ({ response }) => refuseGateways(response),
      cacheKeyWillBeUsed: async ({ request }) => {
        const { pathname } = new URL(request.url)
        return APP_PAGES.has(pathname) && pathname !== PAGES.home ? SHELL_PATH : pathname
      },
      cacheWillUpdate: async ({ request, response }) =>
        isShell(new URL(request.url)) ? isOk({ response }) : null,
      handlerDidError: async () => await caches.match(SHELL_PATH, { cacheName: CACHES.pages }),
    },
  ],
})

/** For what never changes at its URL. */
const unchanging = (cacheName: string, maxEntries: number, cacheWillUpdate = isOk) =>
  bounded(new CacheFirst({ cacheName, plugins: [{ cacheWillUpdate }] }), maxEntries)

const assets = unchanging(CACHES.assets, 300)
const fonts = unchanging(CACHES.fonts, 30)
const stickers = unchanging(CACHES.stickers, 200)
const pictures = unchanging(CACHES.pictures, 300, isPublic)

const templates = bounded(
  new NetworkFirst({
    cacheName: CACHES.templates,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        fetchDidSucceed: ({ response }) => refuseGateways(response),
        cacheWillUpdate: isPublic,
      },
    ],
  }),
  60,
)

/** Whether a URL of this site is at an endpoint. */
const isAt = ({ path }: { readonly path: string }) => {
  const parts = path.split('/')
  return ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) => {
    const given = url.pathname.split('/')
    const isSame = parts.every((part, index) => part.startsWith(':') || part === given[index])
    return sameOrigin && isSame && given.length === parts.length
  }
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hasTemplates(url),
  (options) => {
    const [page, done] = pages.handleAll(options)
    options.event.waitUntil(done.then(() => keepFirstTemplates(options.event)))
    return page
  },
)
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (APP_PAGES.has(url.pathname) || ROOT_FILES.has(url.pathname)),
  pages,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES.folder),
  (options) => {
    if (options.url.pathname === FILES.editorEntry)
      options.event.waitUntil(keepEditor(options.event))
    return assets.handle(options)
  },
)
registerRoute(isAt(calls.getFont), fonts)
registerRoute(isAt(calls.listStickers), stickers)
registerRoute(isAt(calls.getStickerPicture), stickers)
registerRoute(isAt(calls.getImage), pictures)
registerRoute(isAt(calls.listTemplates), templates)
registerRoute(isAt(calls.getTemplate), templates)
registerRoute(isAt(calls.getCurrentUser), ({ request }) => answerCurrentUser(request))
registerRoute(isAt(calls.sharePicture), ({ request }) => takeShared(request), 'POST')

/**
 * Keeps a picture that was shared with the app for the editor, and opens it.
 *
 * Limit: a form of another site can also send one. A worker can't tell: `Origin` and `Sec-Fetch-Site` are
 * added after it, and a site may leave out the referrer. It does no harm: the editor asks before it
 * replaces unsaved work, and only the user saves.
 */
async function takeShared(request: Request): Promise<Response> {
  const kept = await request
    .formData()
    .then((form) => form.getAll(SHARED_PICTURE_FIELD).filter((part) => part instanceof File))
    .then((files) => keepSharedPictures(files))
    .then(
      () => 'kept' as const,
      () => 'lost' as const,
    )
  return Response.redirect(sharedPicturePath(kept), 303)
}

let keeping: Promise<void> | undefined

/**
 * Caches all of the editor, one file after the other, once in the life of the worker; again if the
 * network was lost meanwhile.
 */
function keepEditor(event: ExtendableEvent): Promise<void> {
  keeping ??= (async () => {
    const cache = await caches.open(CACHES.pages)
    await cache.put(EDITOR_KEPT, new Response())
    for (const font of FILES.fonts) {
      if (!(await keep(event, font, fonts))) keeping = undefined
    }
    for (const file of FILES.editor) {
      if (!(await keep(event, file))) keeping = undefined
    }
  })()
  return keeping
}

/** Without a network, the page that has no templates asks for those of the page that has. */
const keepFirstTemplates = (event: ExtendableEvent): Promise<boolean> =>
  keep(event, addressOf(FIRST_VIEW, 0), templates)

/**
 * Caches a file. A file that is missing now is cached when it is loaded.
 *
 * @returns whether it is cached, or need not be
 */
async function keep(
  event: ExtendableEvent,
  path: string,
  strategy: Strategy = assets,
): Promise<boolean> {
  const [answered, done] = strategy.handleAll({ event, request: new Request(path) })
  return await answered
    .then(() => done)
    .then(
      () => true,
      () => false,
    )
}

/** Caches what the server's page begins to load: the messages of its language. */
async function keepLanguage(event: ExtendableEvent): Promise<void> {
  const page = await caches.match(SHELL_PATH, { cacheName: CACHES.pages })
  const html = (await page?.text()) ?? ''
  const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  await Promise.all(files.map(([, file = '']) => keep(event, file)))
}

async function install(event: ExtendableEvent): Promise<void> {
  // Pages work with any version of the worker.
  await self.skipWaiting()
  await Promise.all([
    ...[SHELL_PATH, ...ROOT_FILES].map((path) => keep(event, path, pages)),
    ...FILES.shell.map((file) => keep(event, file)),
  ])
  await keepLanguage(event)
  const isEditorKept = await caches.match(EDITOR_KEPT, { cacheName: CACHES.pages })
  if (isEditorKept !== undefined) await keepEditor(event)
}

async function activate(): Promise<void> {
  const current: readonly string[] = Object.values(CACHES)
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !current.includes(name)) await caches.delete(name)
  }
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  if (mayChangeAccount(event.request)) event.waitUntil(forgetAccount())
  // Not at a login: a picture may be shared before it.
  if (isLogOut(event.request)) event.waitUntil(forgetSharedPictures())
})
self.addEventListener('message', (event) => {
  if (event.data?.type === FORGET_ACCOUNT) event.waitUntil(forgetAccount())
})
// Background Sync, which only some browsers have. After an error they try again later.
self.addEventListener('sync', (event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX) return
  event.waitUntil(
    sendOutbox().then((result) => {
      if (result === 'later') throw new Error('some saves still wait')
    }),
  )
})
