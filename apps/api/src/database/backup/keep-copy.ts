import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../data-files.ts'
import { fileTime } from './file-time.ts'
import { writeCopy } from './write-copy.ts'

const KEPT_COPIES = 3

/**
 * Copies the database before its tables change, and forgets all but the latest few such copies.
 * `npx --yes pnpm@12 run restore` takes them like any backup.
 *
 * @param version the last migration that the database has had
 * @returns where the copy is
 */
export function keepCopy(dataDir: string, version: string, now = new Date()): string {
  const { copies } = dataFiles(dataDir)
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  const copy = join(copies, `${fileTime(now)}-${version}.sqlite`)
  writeCopy(dataDir, copy)
  const names = readdirSync(copies).filter((name) => name.endsWith('.sqlite'))
  // Their names begin with the time.
  for (const old of names.sort().slice(0, -KEPT_COPIES)) rmSync(join(copies, old))
  return copy
}
