/** `npx --yes pnpm@12 run restore FILE`: restores the site to the state of the backup. */
import { resolve } from 'node:path'
import { restoreBackup } from '../database/backup/restore-backup.ts'
import { runFileCommand } from './command-line.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'run restore FILE'

await runFileCommand(async ({ config, args, print }) => {
  const [file] = readOptions(args, USAGE, {}).positionals
  if (file === undefined) throw usageError(USAGE)
  const aside = restoreBackup(resolve(file), config.dataDir)
  print(`restored ${file}`)
  if (aside !== undefined) print(`what was there before is in ${aside}`)
})
