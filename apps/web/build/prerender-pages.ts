/**
 * Writes `landing.html`, `gallery.html` and `dashboard.html` beside `index.html`: the same document with
 * the landing page in it, one for the gallery, whose content the server renders, and one for My Memes.
 *
 * Problem: an empty document shows nothing until React is loaded, and most visits start at the
 * landing page or in the gallery.
 * Approach: after the browser's build, build `src/prerender.tsx` for Node, so that pictures get the
 * same hashed names. Run it, and put the rendered HTML of the landing page into its document. The
 * gallery changes, so the server runs the same module, which has no dependencies (`PAGE_RENDERER`).
 * Limits: other pages depend on the signed-in user, and start empty. My Memes starts loading the memes,
 * and the code that shows them, before the app asks for them.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  calls,
  DASHBOARD_PAGE,
  DEFAULT_SITE,
  EXPLORE_PAGE,
  GALLERY_PAGE,
  PAGE_RENDERER,
  PERSON_DOCUMENT,
  SITE_NAME_PLACEHOLDER,
  type SiteSettings,
  WATERMARK_PLACEHOLDER,
} from '@memesmith/contract'
import { build, type Plugin, type Rolldown } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'node_modules/.cache/memesmith/prerender')
const EMPTY_ROOT = '<div id="root"></div>'
/** The main font. It is preloaded, because the first paint would otherwise wait for the styles. */
const FIRST_FONT = /^assets\/bricolage-grotesque-latin-wght-normal-.*\.woff2$/
const GALLERY_MODULE = 'src/app/routes/gallery.tsx'
const EXPLORE_MODULE = 'src/app/routes/explore.tsx'
const PERSON_MODULE = 'src/app/routes/person.tsx'
const DASHBOARD_MODULE = 'src/app/routes/dashboard.tsx'

/**
 * A Vite plugin that adds the documents and the renderer to the build.
 *
 * @throws Error if the build lacks index.html, the main font, one of the pages or the root element
 */
export const prerenderPages = (): Plugin => ({
  name: 'prerender-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    // Vite writes index.html in its own hook.
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('expected index.html in the build')
      const font = Object.keys(bundle).find((name) => FIRST_FONT.test(name))
      const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`
      const document = String(index.source).replace('<script', () => `${preload}\n    <script`)
      index.source = document

      const renderer = await buildRenderer()
      for (const [fileName, source] of renderer) this.emitFile({ type: 'asset', fileName, source })
      const root = `<div id="root">${await renderLanding()}</div>`
      const landing = document.replace(EMPTY_ROOT, () => root)
      if (font === undefined || landing === document) throw new Error('expected a font and a root')
      const pageOf = (title: string, links: string) =>
        document
          .replace(/<title>[^·]*/, `<title>${title} `)
          .replace('</head>', () => `${links}</head>`)
      const gallery = pageOf('Template Gallery', modulePreloads(bundle, document, GALLERY_MODULE))
      const dashboard = pageOf(
        'My Memes',
        COLLECTION_PRELOADS + modulePreloads(bundle, document, DASHBOARD_MODULE),
      )
      const explore = pageOf('Explore', modulePreloads(bundle, document, EXPLORE_MODULE))
      const person = pageOf('Explore', modulePreloads(bundle, document, PERSON_MODULE))
      for (const [fileName, source] of [
        ['landing.html', landing],
        [EXPLORE_PAGE, explore],
        [PERSON_DOCUMENT, person],
        [GALLERY_PAGE, gallery],
        [DASHBOARD_PAGE, dashboard],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  },
})

/**
 * Starts the calls for the newest memes and for the tags, with the session's cookie. The call for the user
 * is not started, because the service worker answers it, and Chromium does not use preloads that go through
 * one.
 */
const COLLECTION_PRELOADS = [calls.listMemes, calls.listTags]
  .map(
    ({ path }) => `<link rel="preload" href="${path}" as="fetch" crossorigin="use-credentials" />`,
  )
  .join('')

/** Preloads a page's own code, which the browser would otherwise discover late. */
function modulePreloads(bundle: Rolldown.OutputBundle, document: string, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) add(byName.get(imported))
  }
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)))
  if (files.size === 0) throw new Error(`expected ${module} in the build`)
  return [...files]
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}" />`)
    .join('')
}

/** @returns the renderer's files, which import nothing but each other */
async function buildRenderer(): Promise<[fileName: string, source: string][]> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: BUILT,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: basename(PAGE_RENDERER) } },
    },
  })
  const files = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.js'))
  return await Promise.all(
    files.map(
      async (name): Promise<[string, string]> => [
        join(dirname(PAGE_RENDERER), name).replaceAll('\\', '/'),
        await readFile(join(BUILT, name), 'utf8'),
      ],
    ),
  )
}

type Renderer = (wanted: { readonly site: SiteSettings }) => Promise<{ readonly content: string }>

async function renderLanding(): Promise<string> {
  const file = `${pathToFileURL(join(BUILT, basename(PAGE_RENDERER)))}?${Date.now()}`
  const { prerenderLanding }: { readonly prerenderLanding: Renderer } = await import(file)
  const site = {
    ...DEFAULT_SITE,
    siteName: SITE_NAME_PLACEHOLDER,
    watermarkText: WATERMARK_PLACEHOLDER,
  }
  return (await prerenderLanding({ site })).content
}
