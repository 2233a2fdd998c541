/**
 * Fails when a regular expression of the product can take more than linear time. User input could
 * otherwise block the server or a page. With file names as arguments only those files are checked.
 */
import { findConstants, findPatterns } from './find-patterns.ts'
import { sourcesToCheck } from './sources.ts'
import { superLinearity } from './super-linearity.ts'

const PRODUCT = '{apps,packages}/*/{src,public,build}/**/*.{ts,tsx,js}'

const sources = sourcesToCheck(PRODUCT)

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
