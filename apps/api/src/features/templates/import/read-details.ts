import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEntry, type UsableEntry } from './picture-details.ts'

/** The name of the file with the details, in the folder of pictures. */
export const DETAILS_FILE = 'templates.json'

/** The details of the pictures in a folder. */
export interface FolderDetails {
  /** By file name; a string says why the entry is invalid. */
  readonly entries: ReadonlyMap<string, UsableEntry | string>
  /** Why the whole file is invalid. */
  readonly problem?: string
}

/** Normalizes a file name: macOS decomposes accented letters, and editors don't. */
export const entryKey = (fileName: string): string => fileName.normalize('NFC')

/** Reads `templates.json`, if the folder has one. */
export async function readDetails(folder: string): Promise<FolderDetails> {
  const entries = new Map<string, UsableEntry | string>()
  try {
    const text = await readFile(join(folder, DETAILS_FILE), 'utf8')
    // Windows Notepad writes a byte order mark.
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return { entries, problem: 'expected an object whose keys are file names' }
    }
    for (const [fileName, entry] of Object.entries(parsed)) {
      entries.set(entryKey(fileName), usableOrReason(entry))
    }
    return { entries }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { entries }
    const reason = error instanceof Error ? error.message : String(error)
    return { entries, problem: `could not be read: ${reason}` }
  }
}

function usableOrReason(entry: unknown): UsableEntry | string {
  try {
    return parseEntry(entry)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
