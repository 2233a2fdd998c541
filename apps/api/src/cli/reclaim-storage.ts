/**
 * `npx --yes pnpm@12 storage:reclaim [--yes] [--json]`: gives the space of deleted pictures back to the disk, while
 * the server runs.
 */

import type { Config } from '../config/config.ts'
import { dataFiles } from '../database/data-files.ts'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { vacuum } from '../database/postgres/vacuum.ts'
import { isIncremental, reclaimSpace, rewriteFile } from '../database/sqlite/reclaim-space.ts'
import { measureDatabase } from '../storage/storage-report.repository.ts'
import { connectForCommand, runFileCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { megabytes } from './megabytes.ts'
import { readOptions } from './read-options.ts'

const ABOUT_POSTGRES = [
  'PostgreSQL reuses the space of deleted rows. It gives space inside its files back to the disk',
  'only with VACUUM FULL, during which the site can not save: vacuum (full) images',
]

await runFileCommand(async ({ config, args, print }) => {
  const { values } = readOptions(args, 'storage:reclaim [--yes] [--json]', {
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const before = await measure(config)
  if (config.databaseUrl === undefined) await reclaimFile(config, values.yes)
  else {
    await reclaimPostgres(config)
    if (!values.json) ABOUT_POSTGRES.forEach(print)
  }
  const after = await measure(config)
  if (values.json) return print(JSON.stringify({ bytesBefore: before, bytesAfter: after }))
  print(`${megabytes(before)} MB before, ${megabytes(after)} MB now`)
})

async function measure(config: Config): Promise<number> {
  const db = await connectForCommand(config)
  try {
    return (await measureDatabase(db)).bytes
  } finally {
    await db.destroy()
  }
}

async function reclaimFile({ dataDir }: Config, isConfirmed: boolean): Promise<void> {
  const { database: file } = dataFiles(dataDir)
  if (isIncremental(file)) return await reclaimSpace(file)
  await confirm(
    'This file was made by an earlier version: it has to be written anew once, which needs its size once more on the disk. Do it now?',
    isConfirmed,
  )
  // Fails with a sentence while a server runs.
  const unlock = lockDataFolder(dataDir)
  try {
    rewriteFile(file)
  } finally {
    unlock()
  }
}

async function reclaimPostgres(config: Config): Promise<void> {
  const db = await connectForCommand(config)
  try {
    await vacuum(db)
  } finally {
    await db.destroy()
  }
}
