/**
 * Keeps the files of the web app of every version that is in use.
 *
 * Problem: while servers are replaced one after the other, a page of one version requests its files from
 * a server of another version, and a page may load parts days after it was opened.
 * Approach: every server stores its files in the shared database, and looks there for a file that it
 * does not have. Their names contain a hash of their content, so a name has only one content.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { DAY_MS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { HASHED_FOLDER, WEB_DIST } from '../../http/pages/web-assets.ts'
import { deleteWebFilesBefore, insertWebFile, markWebFilesSeen } from './web-files.repository.ts'

/** No page stays open for longer than this without a reload, in ms. */
const KEPT_MS = 30 * DAY_MS

/** Whether a path can be that of a kept file. */
export const isKeptPath = (path: string): boolean => path.startsWith(`/${HASHED_FOLDER}/`)

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The media type of a kept file. */
export const typeOfKept = (path: string): string =>
  TYPES[extname(path)] ?? 'application/octet-stream'

/** Stores the files of this version, and deletes those of versions that are long gone. */
export async function keepWebFiles(db: Db): Promise<void> {
  const files = await readdir(join(WEB_DIST, HASHED_FOLDER))
  // Compressed copies are for this server only.
  const paths = files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${HASHED_FOLDER}/${file}`)
  const there = await markWebFilesSeen(db, paths)
  for (const path of paths) {
    if (!there.has(path)) await insertWebFile(db, path, await readFile(join(WEB_DIST, path)))
  }
  await deleteWebFilesBefore(db, Date.now() - KEPT_MS)
}
