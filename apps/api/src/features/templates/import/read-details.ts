import { MAX_PACK_DETAILS_BYTES, PACK_DETAILS_FILE } from '@memesmith/contract'
import { withoutNul } from '../../../runtime/without-nul.ts'
import type { PackFiles } from '../pack/pack-files.ts'
import { parseEntry, type UsableEntry } from './picture-details.ts'

/** The details of the pictures in a folder. */
export interface FolderDetails {
  /** By file name; a string says why the entry is invalid. */
  readonly entries: ReadonlyMap<string, UsableEntry | string>
  /** Why the whole file is invalid. */
  readonly problem?: string
}

/** The key that names the schema, for editors. */
const SCHEMA_KEY = '$schema'

/** Normalizes a file name: macOS decomposes accented letters, and editors don't. */
export const entryKey = (fileName: string): string => fileName.normalize('NFC')

/** Reads `templates.json`, if the folder has one. */
export async function readDetails(pack: PackFiles): Promise<FolderDetails> {
  const entries = new Map<string, UsableEntry | string>()
  if (!pack.files.includes(PACK_DETAILS_FILE)) return { entries }
  try {
    const text = (await pack.read(PACK_DETAILS_FILE, MAX_PACK_DETAILS_BYTES)).toString('utf8')
    // Windows Notepad writes a byte order mark.
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''), storable)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return { entries, problem: 'expected an object whose keys are file names' }
    }
    for (const [fileName, entry] of Object.entries(parsed)) {
      if (fileName !== SCHEMA_KEY) entries.set(entryKey(fileName), usableOrReason(entry))
    }
    return { entries }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { entries, problem: `could not be read: ${reason}` }
  }
}

/** Not every database stores the character U+0000. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutNul(value) : value

function usableOrReason(entry: unknown): UsableEntry | string {
  try {
    return parseEntry(entry)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
