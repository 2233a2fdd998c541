import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEntry, type UsableEntry } from './picture-details.ts'

export const DETAILS_FILE = 'templates.json'

/** What the operator wrote about the pictures of a folder. */
export interface FolderDetails {
  /** By file name; a text says why the entry is not usable. */
  readonly entries: ReadonlyMap<string, UsableEntry | string>
  /** Why the file as a whole is not usable. */
  readonly problem?: string
}

/** One name for one file: macOS writes letters and their accents apart, and editors don't. */
export const entryKey = (fileName: string): string => fileName.normalize('NFC')

/** Reads `templates.json`, if the folder has one. */
export async function readDetails(folder: string): Promise<FolderDetails> {
  const entries = new Map<string, UsableEntry | string>()
  try {
    const text = await readFile(join(folder, DETAILS_FILE), 'utf8')
    // Windows' Notepad begins files with a byte order mark.
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
