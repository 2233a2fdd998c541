import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadedBy } from './module-imports.ts'

interface Loaded {
  /** The script of a worker thread. */
  readonly thread: string
  /** The chain of imports to the last module: a file of this repository, or a package. */
  readonly path: readonly string[]
}

const THREADS = /\.worker\.ts$/
const OWN_PACKAGE = /^@memesmith\/([\w-]+)(\/.+)?$/

/**
 * Everything that the worker threads load when they start.
 *
 * @param files relative to `root`
 */
export function loadedByThreads(root: string, files: readonly string[]): readonly Loaded[] {
  function resolve(file: string, specifier: string): string {
    if (specifier.startsWith('.')) return join(dirname(file), specifier)
    const [, name, entry = ''] = OWN_PACKAGE.exec(specifier) ?? []
    if (name === undefined) return specifier
    const folder = join('packages', name)
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return join(folder, typeof exports === 'string' ? exports : exports[`.${entry}`])
  }

  function loadedFrom(thread: string): readonly Loaded[] {
    const paths = new Map<string, readonly string[]>([[thread, [thread]]])
    // The map grows while it is read.
    for (const [file, path] of paths) {
      if (!files.includes(file)) continue
      for (const specifier of loadedBy(file, readFileSync(join(root, file), 'utf8'))) {
        const target = resolve(file, specifier)
        if (!paths.has(target)) paths.set(target, [...path, target])
      }
    }
    return [...paths.values()].map((path) => ({ thread, path }))
  }

  return files.filter((file) => THREADS.test(file)).flatMap(loadedFrom)
}
