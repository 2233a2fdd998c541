/**
 * `npx --yes pnpm@12 templates:export FILE [SLUG...]`: writes imported templates as a zip that
 * `templates:import` reads; all of them without a slug.
 */

import { listImportedSlugs } from '../features/templates/catalog/templates.repository.ts'
import { writePack } from '../features/templates/pack/write-pack.ts'
import { runCommand } from './command-line.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'templates:export FILE [NAME...]'

await runCommand(async ({ db, images, args, print }) => {
  const [file, ...named] = readOptions(args, USAGE, {}).positionals
  if (file === undefined) throw usageError(USAGE)
  const imported = await listImportedSlugs(db)
  const unknown = named.find((slug) => !imported.includes(slug))
  if (unknown !== undefined) {
    throw new Error(`There is no imported template "${unknown}". Nothing was exported.`)
  }
  if (imported.length === 0) {
    throw new Error('No template was imported; every site has the starter templates.')
  }
  const count = await writePack(
    { db, images },
    named.length > 0 ? [...new Set(named)] : imported,
    file,
  )
  print(`${count} exported to ${file}`)
})
