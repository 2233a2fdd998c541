import { stat } from 'node:fs/promises'
import { systemReason } from '../../../runtime/system-reason.ts'
import { openFolder } from './open-folder.ts'
import { openZipPack } from './open-zip-pack.ts'
import type { PackFiles } from './pack-files.ts'

/**
 * Opens a folder or a zip.
 *
 * @throws Error with a sentence for the operator when it can't be read, or is refused
 */
export async function openPack(path: string): Promise<PackFiles> {
  const entry = await stat(path).catch((error: unknown) => {
    throw new Error(`The folder ${path} cannot be read: ${systemReason(error)}.`)
  })
  return entry.isFile() ? await openZipPack(path) : await openFolder(path)
}
