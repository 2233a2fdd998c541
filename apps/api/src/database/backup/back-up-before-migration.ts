import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../data-files.ts'
import { fileTimestamp } from './file-timestamp.ts'
import { writeBackup } from './write-backup.ts'

const KEPT_COPIES = 3

/**
 * Copies the database before a migration, and deletes all but the latest few copies.
 * `npx --yes pnpm@12 run restore` accepts such a copy.
 *
 * @param version the last migration of the database
 * @returns the path of the copy
 * @throws Error or SqliteError as `writeBackup` does
 */
export async function backUpBeforeMigration(
  dataDir: string,
  version: string,
  now = new Date(),
): Promise<string> {
  const { copies } = dataFiles(dataDir)
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  const copy = join(copies, `${fileTimestamp(now)}-${version}.sqlite`)
  await writeBackup(dataDir, copy)
  const names = readdirSync(copies).filter((name) => name.endsWith('.sqlite'))
  // The names start with the time.
  for (const old of names.sort().slice(0, -KEPT_COPIES)) rmSync(join(copies, old))
  return copy
}
