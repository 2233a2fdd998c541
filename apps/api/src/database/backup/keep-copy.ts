import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../data-files.ts'
import { fileTime } from './file-time.ts'
import { writeCopy } from './write-copy.ts'

const KEPT_COPIES = 3

/**
 * Copies the database before a migration, and deletes all but the latest few copies. `npx --yes
 * pnpm@12 run restore` accepts such a copy.
 *
 * @param version the last migration of the database
 * @returns the path of the copy
 * @throws Error or SqliteError as `writeBackup` does
 */
export function keepCopy(dataDir: string, version: string, now = new Date()): string {
  const { copies } = dataFiles(dataDir)
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  const copy = join(copies, `${fileTime(now)}-${version}.sqlite`)
  writeCopy(dataDir, copy)
  const names = readdirSync(copies).filter((name) => name.endsWith('.sqlite'))
  // The names start with the time.
  for (const old of names.sort().slice(0, -KEPT_COPIES)) rmSync(join(copies, old))
  return copy
}
