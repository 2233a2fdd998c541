/** The files of the repository, and how the checks read them. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'

const ROOT = join(import.meta.dirname, '..')
const NOT_PRODUCT = ['**/node_modules/**', '**/*.test.*', '**/src/testing/**']

interface Source {
  /** Relative to the root of the repository, or as it was named. */
  readonly file: string
  readonly code: string
}

/**
 * Reads the files that are named as arguments of the command; without arguments, the files of the
 * product.
 *
 * @param product globs of the product's files; tests among them are left out
 */
export function sourcesToCheck(product: string | string[]): readonly Source[] {
  const named = process.argv.slice(2)
  const files =
    named.length > 0 ? named : globSync(product, { cwd: ROOT, exclude: NOT_PRODUCT }).sort()
  return files.map((file) => ({ file, code: readFileSync(resolve(ROOT, file), 'utf8') }))
}

/** Lists the files that git tracks or would track, relative to the root of the repository. */
export const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .trimEnd()
    .split('\n')

/**
 * Parses a source file.
 *
 * @param file its extension decides the language
 * @throws Error if the file is not TypeScript or JavaScript
 */
export function parseSource(file: string, code: string): ParseResult {
  const parsed = parseSync(file, code)
  if (parsed.errors[0] !== undefined) throw new Error(`${file}: ${parsed.errors[0].message}`)
  return parsed
}

/** The line of a place in the code, from 1. */
export const lineOf = (code: string, place: number): number =>
  code.slice(0, place).split('\n').length
