/** `npx --yes pnpm@12 run restore FILE`: restores the site to the state of the backup. */
import { resolve } from 'node:path'
import { restoreBackup } from '../database/backup/restore-backup.ts'
import { runFileCommand } from './command-line.ts'

await runFileCommand(async ({ config, args: [file], print }) => {
  if (file === undefined) throw new Error('Usage: npx --yes pnpm@12 run restore FILE')
  const aside = restoreBackup(resolve(file), config.dataDir)
  print(`restored ${file}`)
  if (aside !== undefined) print(`what was there before is in ${aside}`)
})
