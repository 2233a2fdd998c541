/**
 * Fails when a regular expression of the product can take more than linear time. User input could
 * otherwise block the server or a page. With file names as arguments only those files are checked.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findConstants, findPatterns } from './find-patterns.ts'
import { superLinearity } from './super-linearity.ts'

const PRODUCT = '{apps,packages}/*/{src,public,build}/**/*.{ts,tsx,js}'
const NOT_PRODUCT = ['**/node_modules/**', '**/*.test.*', '**/src/testing/**']

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const product = globSync(PRODUCT, { cwd: root, exclude: NOT_PRODUCT }).sort()
const sources = (named.length > 0 ? named : product).map((file) => ({
  file,
  code: readFileSync(resolve(root, file), 'utf8'),
}))

const constants = new Map(sources.flatMap(({ file, code }) => [...findConstants(file, code)]))
const found = sources.map(({ file, code }) => findPatterns(file, code, constants))
const complaints = found
  .flatMap(({ unread }) => unread)
  .map(({ file, line, code }) => `${file}:${line} ${code}\n  is not made of constants alone`)
for (const pattern of found.flatMap(({ patterns }) => patterns)) {
  const reason = await superLinearity(pattern)
  if (reason === undefined) continue
  const { file, line, source, flags } = pattern
  complaints.push(`${file}:${line} /${source}/${flags}\n  ${reason}`)
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
const count = found.reduce((sum, { patterns }) => sum + patterns.length, 0)
process.stdout.write(`${count} regular expressions checked, ${complaints.length} refused\n`)
process.exitCode = complaints.length > 0 || count === 0 ? 1 : 0
