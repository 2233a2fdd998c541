/**
 * Builds the service worker, and tells it the files of the build.
 *
 * Problem: only the finished build knows the names of its files, and a worker that listed all of them
 * would download pages and pictures that nobody opens.
 * Approach: after the browser's build, follow the imports of the pages that work without a network.
 */
import { join } from 'node:path'
import { calls, pathOf, queryOf } from '@memesmith/contract'
import { documentOfTexts, FONT_CATALOG_VERSION, fontsFor } from '@memesmith/meme-render'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractAsData } from './contract-as-data.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = '/assets/'
const SCRIPT = 'sw.js'

/** The fonts that the editor can't draw without: those of usual captions. */
const FONTS = fontsFor({ document: documentOfTexts({ topText: 'a' }), watermark: '' }).map(
  ({ id }) => pathOf(calls.getFont, { id }) + queryOf({ v: FONT_CATALOG_VERSION }),
)

const ROUTES = 'src/app/routes'
/** The gallery with its favorites, and the frame of every page. */
const SHELL = [
  'index.html',
  `${ROUTES}/gallery.tsx`,
  'src/features/templates/kept/view-of-gallery.tsx',
  `${ROUTES}/not-found.tsx`,
]
/** What signed-in users need to make memes, and to see which of them wait to be sent. */
const EDITOR_ENTRY = `${ROUTES}/create.tsx`
const EDITOR = [EDITOR_ENTRY, `${ROUTES}/dashboard.tsx`, 'src/app/layout/account-parts.tsx']
/** Pictures of the landing page, fonts that few texts need, and emoji in 28 languages. */
const LEFT_OUT =
  /\/(?:emoji-words|(?:bath|dinosaurs|doors|fire|rocket|stove)|bricolage-grotesque-(?:latin-ext|vietnamese))-/

/**
 * A Vite plugin that adds `sw.js` to the build.
 *
 * @throws Error if the build lacks one of the pages above
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const shell = filesOf(bundle, SHELL, false)
      const editor = filesOf(bundle, EDITOR, true).filter((file) => !shell.includes(file))
      const editorEntry = `/${chunkOf(bundle, EDITOR_ENTRY).fileName}`
      const files = { folder: FOLDER, shell, editor, editorEntry, fonts: FONTS }
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: await buildWorker(files) })
    },
  },
})

async function buildWorker(files: object): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    plugins: [contractAsData()],
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(files) },
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/service-worker.ts',
        output: { format: 'iife', entryFileNames: SCRIPT },
      },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [script, ...others] = output
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('expected one script')
  return script.code
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const path = join(ROOT, source)
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId === path) return chunk
  }
  throw new Error(`expected ${source} in the build`)
}

/** The paths of all files that the pages need or may load later. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  sources: readonly string[],
  isWithLazy: boolean,
): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (files.has(name) || LEFT_OUT.test(`/${name.split('/').at(-1)}`)) return
    files.add(name)
    if (chunk?.type !== 'chunk') return
    for (const file of chunk.viteMetadata?.importedCss ?? []) add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) add(file)
    for (const file of chunk.imports) add(file)
    if (isWithLazy) for (const file of chunk.dynamicImports) add(file)
  }
  for (const source of sources) add(chunkOf(bundle, source).fileName)
  return [...files].map((name) => `/${name}`)
}
