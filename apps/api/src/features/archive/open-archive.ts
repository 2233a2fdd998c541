import { MAX_ARCHIVE_FILES } from '@memesmith/contract'
import { type OpenZip, openZip } from '../../runtime/zip/open-zip.ts'

/**
 * Opens the zip of a collection. A folder around all files is removed from their names.
 *
 * @param file the descriptor of the zip, which stays open
 * @throws AppError `archive_refused` with a sentence for the user
 */
export const openArchive = (file: number): Promise<OpenZip> =>
  openZip(file, MAX_ARCHIVE_FILES, withoutFolder)

/** Zipping an unpacked folder puts that folder around all files. */
const withoutFolder = (name: string): string =>
  name.replace(
    /^[^/]+\/(?=(?:memes|pictures|templates|uploads)\/|(?:account\.json|index\.html)$)/,
    '',
  )
