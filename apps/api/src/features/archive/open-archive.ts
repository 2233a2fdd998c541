import { MAX_ARCHIVE_FILES } from '@memesmith/contract'
import { type OpenZip, openZip } from '../../runtime/zip/open-zip.ts'

/**
 * Opens the zip of a collection. Its names are without a folder around all of them.
 *
 * @param file the descriptor of the zip, which stays open
 * @throws AppError `archive_refused` with a sentence for the user
 */
export const openArchive = (file: number): Promise<OpenZip> =>
  openZip(file, MAX_ARCHIVE_FILES, withoutFolder)

/** Packing a folder again puts it around all files. */
const withoutFolder = (name: string): string =>
  name.replace(
    /^[^/]+\/(?=(?:memes|pictures|templates|uploads)\/|(?:account\.json|index\.html)$)/,
    '',
  )
