/**
 * Reads a folder of pictures.
 *
 * Problem: the folder may come from a stranger, like a checkout. A link in it could lead to any of the
 * operator's files, a pipe might never end, and a folder could have millions of files.
 * Approach: links and everything else that is not a file are refused, even if they appear between listing
 * and reading. The files of a folder are counted while they are listed.
 */
import { constants, type Dirent } from 'node:fs'
import { lstat, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PACK_FILES, MEGABYTE } from '@memesmith/contract'
import { systemReason } from '../../../runtime/system-reason.ts'
import {
  byName,
  CHECKOUT_FOLDER,
  CONFIG_FILE,
  isHidden,
  type PackFiles,
  type RefusedFile,
} from './pack-files.ts'

/** Not all systems have them. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants

/**
 * Opens a folder of pictures; in a checkout, the folder with its templates.
 *
 * @throws Error with a sentence for the operator when the folder can't be listed
 */
export async function openFolder(folder: string): Promise<PackFiles> {
  const top = await listFolder(folder, folder)
  const has = async (inner: string, name: string) => {
    const entry = await lstat(join(folder, inner, name)).catch(() => undefined)
    return entry?.isFile() ?? false
  }
  if (top.folders.includes(CHECKOUT_FOLDER) && !(await has(CHECKOUT_FOLDER, CONFIG_FILE))) {
    const { folders } = await listFolder(join(folder, CHECKOUT_FOLDER), CHECKOUT_FOLDER)
    for (const id of folders) {
      if (await has(join(CHECKOUT_FOLDER, id), CONFIG_FILE)) {
        return await openFolder(join(folder, CHECKOUT_FOLDER))
      }
    }
  }
  return {
    ...top,
    has,
    list: (inner) => listFolder(join(folder, inner), inner),
    read: (path, maxBytes) => readWhole(join(folder, path), maxBytes),
    close: () => undefined,
  }
}

async function listFolder(path: string, shown: string) {
  const files: string[] = []
  const folders: string[] = []
  const refused: RefusedFile[] = []
  let count = 0
  for await (const entry of await entriesOf(path, shown)) {
    count += 1
    if (count > MAX_PACK_FILES) {
      throw new Error(
        `The folder ${shown} has more than ${MAX_PACK_FILES.toLocaleString('en-US')} files, which are too many.`,
      )
    }
    if (isHidden(entry.name)) continue
    if (entry.isFile()) files.push(entry.name)
    else if (entry.isDirectory()) folders.push(entry.name)
    else refused.push({ name: entry.name, reason: reasonToRefuse(entry) })
  }
  return { files: files.sort(byName), folders: folders.sort(byName), refused }
}

const reasonToRefuse = (entry: Dirent): string =>
  entry.isSymbolicLink()
    ? 'It is a link, which is not followed: put the file itself there.'
    : 'It is not a file.'

function entriesOf(path: string, shown: string) {
  return opendir(path).catch((error: unknown) => {
    throw new Error(`The folder ${shown} cannot be read: ${systemReason(error)}.`)
  })
}

async function readWhole(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(refuseUnreadable)
  try {
    const entry = await file.stat()
    if (!entry.isFile()) throw new Error('It is not a file.')
    if (entry.size > maxBytes) {
      throw new Error(
        `The file has ${(entry.size / MEGABYTE).toFixed(1)} MB; at most ${maxBytes / MEGABYTE} MB are accepted.`,
      )
    }
    return await file.readFile().catch(refuseUnreadable)
  } finally {
    await file.close()
  }
}

function refuseUnreadable(error: unknown): never {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  throw new Error(`The file could not be read${reason}.`)
}
