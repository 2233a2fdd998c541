/**
 * `npx --yes pnpm@12 templates:sheet [FOLDER]`: writes contact sheets of the gallery, blank and
 * with captions.
 */
import { join } from 'node:path'
import { starterTemplates } from '@memesmith/starter-templates'
import { refreshTemplates, seedTemplates } from '../features/templates/starter/seed-templates.ts'
import { writeSheets } from '../features/templates/starter/sheet/write-sheets.ts'
import { runCommand } from './command-line.ts'
import { readOptions } from './read-options.ts'

await runCommand(async ({ config, db, images, args, print }) => {
  const [folder] = readOptions(args, 'templates:sheet [FOLDER]', {}).positionals
  // A new installation has no templates before its first start, and an updated one old ones.
  const { signal } = new AbortController()
  await seedTemplates({ db, images }, starterTemplates, { info: print }, signal)
  await refreshTemplates({ db, images }, starterTemplates, { info: print }, signal)
  const target = folder ?? join(config.dataDir, 'sheets')
  for (const path of await writeSheets({ db, images }, target, config.watermarkText)) print(path)
}, true)
