import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { FLOOR_BYTES, LIMIT_SHARE_KEPT } from '../database/sqlite/available-space.ts'
import { measureDatabase } from './storage-report.repository.ts'

/** The space of a site. */
export interface Space {
  /** Size of the database, without the empty pages of an SQLite file. */
  readonly usedBytes: number
  /** Space left for saves; undefined with PostgreSQL, whose disk only its own server knows. */
  readonly freeBytes: number | undefined
}

/** Measures what a site has stored, and what it can still store on the disk and within `STORAGE_LIMIT_MB`. */
export async function measureSpace(
  db: Db,
  { dataDir, maxDatabaseBytes }: Pick<Config, 'dataDir' | 'maxDatabaseBytes'>,
): Promise<Space> {
  const { bytes, emptyBytes } = await measureDatabase(db)
  if (emptyBytes === null) return { usedBytes: bytes, freeBytes: undefined }
  const { bavail, bsize } = await statfs(dataDir)
  const onDisk = bavail * bsize - FLOOR_BYTES
  const inLimit = (maxDatabaseBytes ?? Number.POSITIVE_INFINITY) * (1 - LIMIT_SHARE_KEPT) - bytes
  const growth = Math.max(0, Math.min(onDisk, inLimit))
  return { usedBytes: bytes - emptyBytes, freeBytes: growth + emptyBytes }
}
