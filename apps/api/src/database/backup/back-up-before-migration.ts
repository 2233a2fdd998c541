import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@memesmith/contract/units'
import { dataFiles } from '../data-files.ts'
import { fileTimestamp } from './file-timestamp.ts'
import { writeBackup } from './write-backup.ts'

const KEPT_COPIES = 3

/** A copy still contains what was deleted later, so it is kept only as long as an upgrade may be undone. */
const KEPT_MS = 30 * DAY_MS

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
  for (const old of copiesIn(copies).slice(0, -KEPT_COPIES)) rmSync(join(copies, old))
  return copy
}

/** Deletes the copies that were made more than 30 days ago. */
export async function deleteOldCopies(dataDir: string, now = new Date()): Promise<void> {
  const { copies } = dataFiles(dataDir)
  const oldest = fileTimestamp(new Date(now.getTime() - KEPT_MS))
  for (const name of copiesIn(copies)) if (name < oldest) rmSync(join(copies, name))
}

/** The names of the copies, oldest first: they start with the time. */
const copiesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z-.*\.sqlite$/.test(name))
        .sort()
    : []
