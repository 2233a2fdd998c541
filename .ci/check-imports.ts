/**
 * Fails when an import breaks a rule: a lower layer of an app imports a higher one, a feature
 * imports the private files of another feature, or files import each other in a cycle. Type-only
 * imports count. And a thread may not load the schemas of the contract, which take it 0.2 s and 10 MB.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findImportCycles } from './find-import-cycles.ts'
import { type Layers, problemOf } from './layers.ts'
import { loadedByThreads } from './loaded-by-threads.ts'
import { importsOf } from './module-imports.ts'

const SOURCES = ['{apps,packages}/*/{src,node}/**/*.{ts,tsx}']
const NOT_LAYERED = /\.test\.|\/testing\/|\/e2e\//

const root = join(import.meta.dirname, '..')
const files = globSync(SOURCES, { cwd: root }).sort()
const graph = new Map(files.map((file) => [file, targetsOf(file)]))

function targetsOf(file: string): readonly string[] {
  return importsOf(file, readFileSync(join(root, file), 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, join(root, dirname(file), specifier)))
}

/** Layers from the lowest to the highest. A layer may import the layers before it. */
const APPS: Readonly<Record<string, Layers>> = {
  'apps/api/src': {
    order: [
      'runtime',
      'scheduling',
      'config',
      'database',
      'mail',
      'render',
      'storage',
      'http',
      'users',
      'features',
      'cli',
    ],
    // The services and repositories of other features that each feature may use.
    features: {
      account: ['audit', 'auth', 'memes', 'moderation', 'templates'],
      admin: ['account', 'audit', 'health', 'moderation'],
      auth: ['audit', 'moderation'],
      archive: ['images', 'memes', 'templates'],
      explore: ['memes', 'share', 'templates'],
      generation: ['memes', 'templates'],
      health: ['templates'],
      images: ['memes'],
      memes: ['stickers', 'templates'],
      moderation: ['audit', 'memes'],
      oauth: ['account'],
      share: ['memes', 'moderation'],
      site: ['explore', 'templates', 'url-images'],
      templates: ['audit'],
      'url-images': ['templates'],
    },
    faces: /\.(service|repository)\.ts$/,
  },
  'apps/web/src': {
    order: ['styles', 'lib', 'components', 'features', 'app'],
    features: {
      account: ['auth', 'memes', 'site'],
      admin: ['memes', 'site'],
      editor: ['auth', 'memes', 'site', 'templates'],
      explore: ['auth', 'memes'],
      generator: ['editor', 'memes', 'site'],
      landing: ['explore', 'site'],
      memes: ['auth', 'site'],
      templates: ['auth', 'site'],
    },
    faces: /./,
  },
}

const problems = [...graph]
  .filter(([file]) => !NOT_LAYERED.test(file))
  .flatMap(([file, targets]) => {
    const app = Object.entries(APPS).find(([folder]) => file.startsWith(`${folder}/`))
    if (app === undefined) return []
    const [folder, layers] = app
    return targets.flatMap((target) => {
      const problem = problemOf(relative(folder, file), relative(folder, target), layers)
      return problem === undefined ? [] : [`${file} imports ${target}\n  ${problem}`]
    })
  })
const cycles = findImportCycles(graph).map((cycle) => `a cycle: ${cycle.join(' -> ')}`)

const SCHEMAS = 'typebox'
const threads = loadedByThreads(root, files).flatMap(({ thread, path }) =>
  path.at(-1) === SCHEMAS ? [`${thread} loads schemas: ${path.join(' -> ')}`] : [],
)

for (const line of [...problems, ...cycles, ...threads]) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${files.length} files checked, ${problems.length} wrong imports, ${cycles.length} cycles, ${threads.length} threads with schemas\n`,
)
process.exitCode =
  problems.length + cycles.length + threads.length > 0 || files.length === 0 ? 1 : 0
