import { closeSync, open } from 'node:fs'
import { promisify } from 'node:util'
import { MAX_PACK_FILES } from '@memesmith/contract'
import { systemReason } from '../../../runtime/system-reason.ts'
import { openZip } from '../../../runtime/zip/open-zip.ts'
import {
  byName,
  CHECKOUT_FOLDER,
  CONFIG_FILE,
  type FolderContent,
  isHidden,
  type PackFiles,
} from './pack-files.ts'

/** The files of a folder in a zip, and its folders with theirs. */
interface Level {
  readonly files: Set<string>
  readonly folders: Map<string, Level>
}

/**
 * Reads a zip of pictures. A folder around all of them is ignored, because zipping a folder or downloading
 * a repository puts one there.
 *
 * @throws Error with a sentence for the operator when it can't be read, or is refused
 */
export async function openZipPack(path: string): Promise<PackFiles> {
  const descriptor = await promisify(open)(path, 'r').catch((error: unknown) => {
    throw new Error(`The file ${path} cannot be read: ${systemReason(error)}.`)
  })
  const zip = await openZip(descriptor, MAX_PACK_FILES).catch((error: unknown) => {
    closeSync(descriptor)
    throw error
  })
  const { top, prefix } = withoutFolders(levelsOf(zip.names))
  const list = (folder: string): FolderContent => ({
    files: [...(top.folders.get(folder)?.files ?? [])].sort(byName),
    refused: [],
  })
  return {
    files: [...top.files].sort(byName),
    folders: [...top.folders.keys()].sort(byName),
    refused: [],
    has: async (folder, name) => top.folders.get(folder)?.files.has(name) ?? false,
    list: async (folder) => list(folder),
    async read(name, maxBytes) {
      const bytes = await zip.read(prefix + name, maxBytes)
      if (bytes === undefined) throw new Error('The file is missing.')
      return bytes
    },
    close: () => closeSync(descriptor),
  }
}

const emptyLevel = (): Level => ({ files: new Set(), folders: new Map() })

/** The deepest names that matter: `repository/templates/id/config.yml`. */
const MAX_DEPTH = 6

function levelsOf(names: readonly string[]): Level {
  const top = emptyLevel()
  for (const name of names) {
    const folders = name.split('/', MAX_DEPTH + 1)
    const file = folders.pop()
    if (file === undefined || [...folders, file].some(isHidden)) continue
    if (folders.length === MAX_DEPTH) continue
    let level = top
    for (const folder of folders) {
      const next = level.folders.get(folder) ?? emptyLevel()
      level.folders.set(folder, next)
      level = next
    }
    level.files.add(file)
  }
  return top
}

/**
 * Descends into a folder that is alone on its level, unless it is a template itself, and into the folder of
 * a checkout.
 */
function withoutFolders(level: Level, prefix = ''): { top: Level; prefix: string } {
  const isAround = level.folders.size === 1 && level.files.size === 0
  const name = isAround ? [...level.folders.keys()][0] : CHECKOUT_FOLDER
  const next = name === undefined ? undefined : level.folders.get(name)
  if (next === undefined || isTemplate(next)) return { top: level, prefix }
  const isCheckout = [...next.folders.values()].some(isTemplate)
  return isAround || isCheckout ? withoutFolders(next, `${prefix}${name}/`) : { top: level, prefix }
}

const isTemplate = ({ files }: Level): boolean => files.has(CONFIG_FILE)
