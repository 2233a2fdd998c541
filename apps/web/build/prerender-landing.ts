/**
 * Writes `landing.html` beside `index.html`: the same document with the landing page in it.
 *
 * Problem: an empty document shows nothing until React is loaded, and most visits start at the
 * landing page.
 * Approach: after the browser's build, build `src/prerender.tsx` for Node, so that pictures get the
 * same hashed names. Run it, and put the rendered HTML into the document.
 * Limits: other pages depend on the signed-in user, and start empty.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  DEFAULT_SITE,
  SITE_NAME_PLACEHOLDER,
  type SiteSettings,
  WATERMARK_PLACEHOLDER,
} from '@memesmith/contract'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Inside the package, so that imports of its dependencies resolve. */
const BUILT = join(ROOT, 'node_modules/.cache/memesmith/prerender')
const EMPTY_ROOT = '<div id="root"></div>'
/** The main font. It is preloaded, because the first paint would otherwise wait for the styles. */
const FIRST_FONT = /^assets\/bricolage-grotesque-latin-wght-normal-.*\.woff2$/

/**
 * A Vite plugin that adds `landing.html` to the build.
 *
 * @throws Error if the build lacks index.html, the main font or the root element
 */
export const prerenderLanding = (): Plugin => ({
  name: 'prerender-landing',
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

      const root = `<div id="root">${await renderLanding()}</div>`
      const source = document.replace(EMPTY_ROOT, () => root)
      if (font === undefined || source === document) throw new Error('expected a font and a root')
      this.emitFile({ type: 'asset', fileName: 'landing.html', source })
    },
  },
})

async function renderLanding(): Promise<string> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: BUILT,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  const file = `${pathToFileURL(join(BUILT, 'prerender.js'))}?${Date.now()}`
  const { prerenderLanding }: { prerenderLanding(site: SiteSettings): string } = await import(file)
  return prerenderLanding({
    ...DEFAULT_SITE,
    siteName: SITE_NAME_PLACEHOLDER,
    watermarkText: WATERMARK_PLACEHOLDER,
  })
}
